/** What the editor knows of the site besides its facts. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { KindName } from '#facts/kinds.ts'
import { textAt, valuesIn } from '#facts/record.ts'
import type { PageEntry } from '#src/content/page-list.ts'
import { publicFolder } from '#src/public-files.ts'
import type { FileRule } from './files.ts'
import type { References } from './form.ts'

/** The pages that show the records of a kind; a condition stands wherever its claim does. */
const places: { readonly [Kind in KindName]?: readonly string[] } = {
  identity: ['/contact', '/qui-sommes-nous', '/politique-de-confidentialite'],
  certificate: ['/qui-sommes-nous'],
  services: ['/contact'],
  processors: ['/politique-de-confidentialite'],
  figures: ['/entreprise'],
  'company-questions': ['/contact'],
  'individual-questions': ['/particulier/faq'],
  categories: [
    '/formations',
    '/solutions/formations-obligatoires',
    '/particulier/formations',
    '/particulier',
  ],
  courses: ['/formations'],
  'mandatory-trainings': ['/solutions/formations-obligatoires'],
  'individual-trainings': ['/particulier/formations'],
  apprenticeship: ['/solutions/apprentissage'],
}

/** The pages that show a record, by their names, or by their addresses where they have none. */
export function whereShown(kind: KindName, record: unknown, pages: readonly PageEntry[]) {
  const anchor = textAt(record, 'anchor')
  const isProgramme = /^(?:courses|mandatory-trainings|apprenticeship)$/.test(kind)
  return (places[kind] ?? []).flatMap((address) => {
    const label = pages.find((each) => each.path === address)?.menu?.label ?? address
    if (!isProgramme) return [{ label, href: address }]
    const programme = { label: 'Programme', href: `${address}/${anchor}` }
    return [{ label, href: `${address}#${anchor}` }, programme]
  })
}

/** The fields that hold a figure of the specification; its condition is the owner's. */
export function fixedFields(kind: KindName, record: unknown): readonly string[] {
  if (Object(record).specified !== true) return []
  return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
}

const images = path.resolve('src/images')
const drawing = {
  folder: images,
  formats: ['svg', 'png', 'jpg'],
  isDrawing: true,
} as const

/** They stand beside the certificate, and no field names them. */
export const logos = {
  'badge-quality': 'Logo de la certification qualité',
  'badge-training-account': 'Logo du compte personnel de formation',
}

/** Where the owner's files go, by the `file` of their field. */
export const fileRules: Readonly<Record<string, FileRule>> = {
  image: { ...drawing, name: null },
  certificate: {
    folder: publicFolder,
    formats: ['pdf', 'svg', 'png', 'jpg'],
    name: 'certificat-qualite',
    isDrawing: false,
  },
  ...Object.fromEntries(Object.keys(logos).map((name) => [name, { ...drawing, name }])),
}

const choicesIn = (records: unknown, label: string) =>
  [records]
    .flat()
    .map((each) => ({ const: textAt(each, 'id'), title: textAt(each, label) }))

/** What a field may name: a condition, a category of its list, a drawing. */
export function referencesIn(files: Readonly<Record<string, unknown>>): References {
  const categories = Object.entries(Object(files.categories)).map(([family, list]) => [
    `categories.${family}`,
    choicesIn(list, 'name'),
  ])
  const claims = choicesIn(files.claims, 'title')
  return { ...Object.fromEntries(categories), claims, images: drawings(files) }
}

/** Those of `src/images`, by the records that show them. */
function drawings(files: Readonly<Record<string, unknown>>) {
  const owners = new Map(
    [...valuesIn(files)].map(([, each]) => [
      textAt(each, 'image'),
      textAt(each, 'title') || textAt(each, 'category'),
    ]),
  )
  const choices = readdirSync(images).flatMap((file) => {
    const { name, ext } = path.parse(file)
    const owner = owners.get(name)
    const title = owner === undefined ? `Autre dessin (${name})` : `Celui de « ${owner} »`
    return ext === '.svg' ? { const: name, title, picture: `/src/images/${file}` } : []
  })
  const isOwned = (each: { const: string }) => owners.has(each.const)
  return [...choices.filter(isOwned), ...choices.filter((each) => !isOwned(each))]
}
