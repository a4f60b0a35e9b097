/** Reads, judges and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import { judge } from '#facts/judge.ts'
import { type KindName, kindNames, kinds } from '#facts/kinds.ts'
import { textAt, valuesIn } from '#facts/record.ts'
import { readFacts, readEnvironment } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { today } from '#src/content/build-day.ts'
import { folders, sweep, withLock, writeWhole } from './files.ts'
import type { Issue, Json } from './form.ts'
import { answer, differences, freeName, readForm, recordNode, slugOf } from './form.ts'

export const changeSchema = z.strictObject({
  kind: z.literal(kindNames),
  /** Names the record in its list; null of a new one. */
  id: z.string().max(200).nullable(),
  /** Mark of the record that was changed; null of a new one. */
  base: z.string().max(100).nullable(),
  /** As the form holds it; null takes the record away. */
  value: z.json(),
})
export type Change = z.infer<typeof changeSchema>

/** Two marks are the same when the records are, whatever the layout of the file. */
export const markOf = (value: Json) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

type Files = Readonly<Record<string, Json>>
type Kind = {
  readonly title: string
  readonly isList: boolean
  readonly schema: z.ZodType
  readonly label?: string
  readonly key?: string
}

const rowsOf = (value: Json = []) => (Array.isArray(value) ? value : [value])
/** A file of one record names it. */
const idOf = (name: KindName, { key }: Kind, row: Json | undefined) =>
  key === undefined ? name : textAt(row, key)
const nameOf = ({ label = '' }: Kind, row: Json) => textAt(row, label)

export type Book = ReturnType<typeof readBook>
export type BookKind = Book[number]
export type BookRecord = BookKind['records'][number]

/** What the files hold and what is to be said of it, which is nothing where one cannot be read. */
export function readBook() {
  const { files, unreadable } = readFacts(factsFolder)
  const issues = unreadable.length > 0 ? [] : judge(files, today(), readEnvironment())
  const references = referencesIn(files)
  return kindNames.map((name) => {
    const kind: Kind = kinds[name]
    const { schema: _, ...told } = kind
    const records = rowsOf(files[name]).map((row, at) => ({
      id: idOf(name, kind, row),
      name: nameOf(kind, row) || kind.title,
      mark: markOf(row),
      value: row,
      issues: issues.filter(
        (each) => each.kind === name && each.index === (kind.isList ? at : null),
      ),
    }))
    return { name, ...told, records, node: recordNode(kind, references) }
  })
}

const choicesIn = (records: unknown, label: string) =>
  [records]
    .flat()
    .map((each) => ({ const: textAt(each, 'id'), title: textAt(each, label) }))

/** What a field may name: a condition, a category of its list, a drawing. */
function referencesIn(files: Files) {
  const categories = Object.entries(Object(files.categories)).map(([family, list]) => [
    `categories.${family}`,
    choicesIn(list, 'name'),
  ])
  const claims = choicesIn(files.claims, 'title')
  return { ...Object.fromEntries(categories), claims, images: drawings(files) }
}

/** Those of `src/images`, those that records show first. */
function drawings(files: Files) {
  const values = [...valuesIn(files)].map(([, each]) => each)
  return readdirSync(folders.image)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      const owner = values.find((each) => textAt(each, 'image') === name)
      const shown = textAt(owner, 'title') || textAt(owner, 'category')
      const title = shown ? `Celui de « ${shown} »` : `Dessin sans fiche (${name})`
      return { const: name, title, picture: `/src/images/${file}` }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Saved, a record has its id; of another's change that was not seen, what differs. */
export type Outcome = Awaited<ReturnType<typeof put>>
/** A change is checked against what the files hold once nobody else writes them. */
export const save = (change: Change) => withLock(factsFolder, () => put(change))

async function put({ kind: name, id, base, value }: Change) {
  const kind: Kind = kinds[name]
  const { files, unreadable } = readFacts(factsFolder)
  if (unreadable.length > 0) return answer('Rien n’est touché', ...unreadable)
  const rows = rowsOf(files[name])
  const ids = rows.map((row) => idOf(name, kind, row))
  // A new one stands at the end.
  const at = [...ids, id].indexOf(id)
  const record = rows[at] ?? null
  const mark = at < rows.length ? markOf(record) : null
  if (mark !== base) {
    const node = recordNode(kind, referencesIn(files))
    const what = mark === null ? 'retirée' : 'changée'
    const title = `Cette fiche a été ${what} pendant votre saisie`
    return { ...answer(title), differences: differences(value, record, node), mark }
  }
  const wanted = freeName(slugOf(nameOf(kind, value) || name), new Set(ids))
  const typed = readForm(value, recordNode(kind), ids[at] ?? wanted)
  const next = value === null ? [] : [typed.value]
  const list = rows.toSpliced(at, 1, ...next)
  const file = kind.isList ? list : (list[0] ?? null)
  const known = new Set(errorsIn(files).map(({ text }) => text))
  const errors = errorsIn({ ...files, [name]: file }).flatMap((error): Issue[] => {
    const isOwn = error.kind === name && error.index === (kind.isList ? at : null)
    if (value === null || !isOwn)
      return known.has(error.text) ? [] : [...answer('', error.text).issues]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    const isUnread = typed.issues.some((each) => each.path.join() === steps.join())
    return isUnread ? [] : [{ path: steps, title: error.field, message: error.short }]
  })
  const issues = [...typed.issues, ...errors]
  if (issues.length > 0) return { title: 'Rien n’est enregistré : à corriger', issues }
  await write(name, file)
  await sweep(name, record, readFacts(factsFolder).files)
  return { id: idOf(name, kind, next[0]) }
}

const errorsIn = (files: Files) =>
  judge(files, today(), readEnvironment()).filter(({ level }) => level === 'error')

/** The file as it was goes beside it, under its day and hour. */
async function write(name: KindName, next: Json) {
  const file = path.join(factsFolder, `${name}.json`)
  const text = `${JSON.stringify(next, null, 2)}\n`
  const { code } = await format(file, text, { printWidth: 92 })
  if (code === (await readFile(file, 'utf8'))) return
  const now = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
  // Of one second the first stays: how it was before them all.
  const copy = path.join(factsFolder, '.history', `${name}.${now}.json`)
  await cp(file, copy, { force: false })
  await writeWhole(file, code)
}
