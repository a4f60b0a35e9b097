/** What the owner's editor is told of the facts, of the files as they stand when it asks. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judge } from '#facts/judge.ts'
import { isKindName, type KindName } from '#facts/kinds.ts'
import { textAt } from '#facts/record.ts'
import { pages } from '#src/content/page-list.ts'
import { readFacts, readSurroundings } from './fact-files.ts'
import { factsFolder } from './facts-folder.ts'

type Fields = Readonly<Record<string, unknown>>

export function judgeFiles(files: Fields, day: string) {
  return judge(files, day, readSurroundings())
}

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

export function whereShown(kind: string, record: Fields) {
  const found = isKindName(kind) ? (places[kind] ?? []) : []
  const anchor = textAt(record, 'anchor')
  const isProgramme = /^(?:courses|mandatory-trainings|apprenticeship)$/.test(kind)
  return found.flatMap((address) => {
    const label = pages.find((each) => each.path === address)?.menu?.label ?? address
    if (!isProgramme) return [{ label, href: address }]
    const programme = { label: 'Programme', href: `${address}/${anchor}` }
    return [{ label, href: `${address}#${anchor}` }, programme]
  })
}

/** A figure that the specification states stays; its condition is the owner's. */
export function fixedFields(kind: string, record: Fields): readonly string[] {
  if (record.specified !== true) return []
  return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
}

/** The drawings of `src/images`, as a field may name them: by the records that show them. */
export function drawings() {
  const owners = new Map<string, string>()
  const { files } = readFacts(factsFolder)
  for (const record of Object.values(files).flat())
    if (textAt(record, 'image') !== '')
      owners.set(textAt(record, 'image'), textAt(record, 'title'))
  return readdirSync('src/images')
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      const owner = owners.get(name)
      const label = owner === undefined ? `Autre dessin (${name})` : `Celui de « ${owner} »`
      return { value: name, label, picture: `/src/images/${file}` }
    })
    .toSorted(
      (one, other) =>
        Number(one.label.startsWith('A')) - Number(other.label.startsWith('A')),
    )
}

/** The categories of each list of courses, as a field may name them. */
export function categoryChoices() {
  const { categories } = readFacts(factsFolder).files
  return Object.fromEntries(
    Object.entries(Object(categories)).map(([family, list]) => [
      `categories.${family}`,
      [list]
        .flat()
        .map((each) => ({ value: textAt(each, 'id'), label: textAt(each, 'name') })),
    ]),
  )
}

/** Whether a drawing is shown by more than the facts. */
export function isShownBySource(name: string): boolean {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) =>
      new RegExp(`['/]${name}['.]`).test(readFileSync(path.join('src', file), 'utf8')),
    )
}
