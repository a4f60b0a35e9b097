/** What the owner's editor is told of the facts, of the files as they stand when it asks. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judge } from '#facts/judge.ts'
import { isKindName, kinds } from '#facts/kinds.ts'
import { finderOf, tracesOf } from '#facts/where-shown.ts'
import { textAt } from '#facts/record.ts'
import { pages } from '#src/content/page-list.ts'
import { readFacts } from './fact-files.ts'
import { factsFolder } from './facts-folder.ts'
import { readSurroundings } from './surroundings.ts'

type Fields = Readonly<Record<string, unknown>>

export function judgeFiles(files: Fields, day: string) {
  return judge(files, day, readSurroundings())
}

/** Of the files that are one record: no words of theirs are one place. */
const places: Readonly<Record<string, readonly string[]>> = {
  identity: ['/contact', '/qui-sommes-nous', '/politique-de-confidentialite'],
  certificate: ['/qui-sommes-nous'],
  services: ['/contact'],
  apprenticeship: ['/solutions/apprentissage'],
  categories: [
    '/formations',
    '/solutions/formations-obligatoires',
    '/particulier/formations',
  ],
}

type Documents = ReadonlyMap<string, string>

/** What finds in some documents: to read them takes longer than to find all records there. */
const finders = new WeakMap<Documents, ReturnType<typeof finderOf>>()

function finderIn(documents: Documents) {
  const finder = finders.get(documents) ?? finderOf(documents)
  finders.set(documents, finder)
  return finder
}

/** The pages that show a record, at its place where it has one. */
export function whereShown(documents: Documents, kind: string, record: Fields) {
  if (!isKindName(kind)) return []
  const found = kinds[kind].isList
    ? finderIn(documents)(tracesOf(kind, record, []))
    : (places[kind] ?? [])
  return found.map((href) => ({ label: pageName(href.replace(/#.*/, '')), href }))
}

/** A figure that the specification states stays; its condition is the owner's. */
export function fixedFields(kind: string, record: Fields): readonly string[] {
  if (record.specified !== true) return []
  return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
}

const pageNames: Readonly<Record<string, string>> = {
  '/': 'Choix de l’espace',
  '/entreprise': 'Accueil des entreprises',
  '/particulier': 'Accueil des particuliers',
}

/** As the menus call it, else as its address reads. */
function pageName(address: string) {
  const label = pages.find(({ path: own }) => own === address)?.menu?.label
  return pageNames[address] ?? label ?? address.slice(address.lastIndexOf('/') + 1)
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
