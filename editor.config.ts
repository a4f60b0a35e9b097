/** What the owner's editor knows of this site: it is there even when a fact stops all the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judge } from './facts/judge.ts'
import { isKindName, type KindName, kinds } from './facts/kinds.ts'
import { textAt } from './facts/record.ts'
import { readFacts, readSurroundings } from './src/checks/fact-files.ts'
import { factsFolder } from './src/checks/facts-folder.ts'
import { today } from './src/content/build-day.ts'
import { everyPage, pages } from './src/content/page-list.ts'
import type { EditorConfig } from './tools/editor/editor.ts'

const { courses, claims, ...others } = kinds

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
  ],
  courses: ['/formations'],
  'mandatory-trainings': ['/solutions/formations-obligatoires'],
  'individual-trainings': ['/particulier/formations'],
  apprenticeship: ['/solutions/apprentissage'],
}

const images = {
  folder: path.resolve('src/images'),
  isDrawing: true,
  /** Whether a drawing is shown by more than the facts. */
  isNeeded: (name: string) =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .some((file) =>
        new RegExp(`['/]${name}['.]`).test(readFileSync(path.join('src', file), 'utf8')),
      ),
}
const logo = (name: string, title: string) => ({
  ...images,
  formats: ['svg', 'png', 'jpg'] as const,
  name,
  beside: { kind: 'certificate', title },
})

export const editor: EditorConfig = {
  folder: factsFolder,
  // Those that she changes most come first.
  kinds: { courses, claims, ...others },
  read: () => readFacts(factsFolder),
  judge: (files, day) => judge(files, day, readSurroundings()),
  today,
  whereShown(kind, record) {
    const found = isKindName(kind) ? (places[kind] ?? []) : []
    const anchor = textAt(record, 'anchor')
    const isProgramme = /^(?:courses|mandatory-trainings|apprenticeship)$/.test(kind)
    return found.flatMap((address) => {
      const label = pages.find((each) => each.path === address)?.menu?.label ?? address
      if (!isProgramme) return [{ label, href: address }]
      const programme = { label: 'Programme', href: `${address}/${anchor}` }
      return [{ label, href: `${address}#${anchor}` }, programme]
    })
  },
  // A figure that the specification states stays; its condition is the owner's.
  fixed(kind, record) {
    if (record.specified !== true) return []
    return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
  },
  references() {
    const { files } = readFacts(factsFolder)
    return { ...categoryChoices(files.categories), images: drawings(files) }
  },
  files: {
    image: { ...images, formats: ['svg', 'png', 'jpg'], name: null },
    certificate: {
      // Another organisation's is published with its facts, and never with the first one's.
      folder: process.env.FACTS_FOLDER
        ? path.join(factsFolder, 'public')
        : path.resolve('src/public'),
      formats: ['pdf', 'svg', 'png', 'jpg'],
      name: 'certificat-qualite',
      isDrawing: false,
      isNeeded: () => false,
    },
    'badge-quality': logo('badge-quality', 'Logo de la certification qualité'),
    'badge-training-account': logo(
      'badge-training-account',
      'Logo du compte personnel de formation',
    ),
  },
  publication: async () => {
    const { site } = await import('./site.config.ts')
    return site.validate(everyPage.map(({ path: address }) => address))
  },
}

/** The drawings of `src/images`, as a field may name them: by the records that show them. */
function drawings(files: Readonly<Record<string, unknown>>) {
  const owners = new Map(
    Object.values(files)
      .flat()
      .map((record) => [textAt(record, 'image'), textAt(record, 'title')]),
  )
  const choices = readdirSync(images.folder).flatMap((file) => {
    const { name, ext } = path.parse(file)
    const owner = owners.get(name)
    const label = owner === undefined ? `Autre dessin (${name})` : `Celui de « ${owner} »`
    return ext === '.svg' ? { value: name, label, picture: `/src/images/${file}` } : []
  })
  const isOwned = ({ value }: { value: string }) => owners.has(value)
  return [...choices.filter(isOwned), ...choices.filter((each) => !isOwned(each))]
}

/** The categories of each list of courses, as a field may name them. */
function categoryChoices(categories: unknown) {
  return Object.fromEntries(
    Object.entries(Object(categories)).map(([family, list]) => [
      `categories.${family}`,
      [list]
        .flat()
        .map((each) => ({ value: textAt(each, 'id'), label: textAt(each, 'name') })),
    ]),
  )
}
