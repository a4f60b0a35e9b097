/** What the owner's editor is told of the facts, of the files as they stand when it asks. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { judge } from '#facts/judge.ts'
import { isKindName, kinds } from '#facts/kinds.ts'
import { finderOf, tracesOf } from '#facts/where-shown.ts'
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
  return found.map((href) => ({ label: href.replace(/#.*/, ''), href }))
}

/** A figure that the specification states stays; its condition is the owner's. */
export function fixedFields(kind: string, record: Fields): readonly string[] {
  if (record.specified !== true) return []
  return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
}

/** The drawings of `src/images`, as a field may name them. */
export function drawings() {
  return readdirSync('src/images')
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      return { value: name, label: name, picture: `/src/images/${file}` }
    })
}
