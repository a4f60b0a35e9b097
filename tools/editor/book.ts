/** Reads, judges and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import { judge } from '#facts/judge.ts'
import { type KindName, kindNames, kinds } from '#facts/kinds.ts'
import { textAt } from '#facts/record.ts'
import type { Judgement } from '#facts/rule.ts'
import { readFacts, readEnvironment } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { today } from '#src/content/build-day.ts'
import type { PageEntry } from '#src/content/page-list.ts'
import { detach, withLock, writeWhole } from './files.ts'
import {
  type Answer,
  answer,
  differences,
  type Issue,
  type Json,
  readForm,
  recordNode,
} from './form.ts'
import { fileRules, fixedFields, logos, referencesIn, whereShown } from './site.ts'
import { freeName, slugOf } from './texts.ts'

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
  /** The field that names a record to the owner. */
  readonly label?: string
  /** The field that no two records of a list share. */
  readonly key?: string
}

const rowsOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const nameOf = ({ label = '' }: Kind, row: Json) => textAt(row, label)
/** A file of one record names it. */
const idOf = (name: KindName, { key }: Kind, row: Json | undefined) =>
  key === undefined ? name : textAt(row, key)

export type Book = ReturnType<typeof readBook>
export type BookKind = Book['kinds'][number]
export type BookRecord = BookKind['records'][number]

// Those that she changes most come first.
const shelves = new Set<KindName>(['courses', 'claims', ...kindNames])

/** What the files hold and what is to be said of it; a sentence for each that cannot be read. */
export function readBook(pages: readonly PageEntry[]) {
  const { files, faults } = readFacts(factsFolder)
  const day = today()
  const judgements = faults.length > 0 ? [] : judge(files, day, readEnvironment())
  const references = referencesIn(files)
  return {
    day,
    folder: path.relative(process.cwd(), factsFolder) || '.',
    faults,
    kinds: [...shelves].map((name) => {
      const node = recordNode(kinds[name], references)
      return { ...bookOf(name, files, judgements, pages), node }
    }),
    logos: Object.entries(logos).map(([rule, title]) => {
      // One that takes its place has the same address.
      return { rule, title, picture: `/src/images/${rule}.svg?${Date.now()}` }
    }),
  }
}

function bookOf(
  name: KindName,
  files: Files,
  judgements: readonly Judgement[],
  pages: readonly PageEntry[],
) {
  const kind: Kind = kinds[name]
  const { schema: _, ...told } = kind
  const records = rowsOf(files[name]).map((row, at) => ({
    id: idOf(name, kind, row),
    name: nameOf(kind, row) || kind.title,
    mark: markOf(row),
    value: row,
    judgements: judgements.filter(
      (each) => each.kind === name && each.index === (kind.isList ? at : null),
    ),
    fixed: fixedFields(name, row),
    pages: whereShown(name, row, pages),
  }))
  return { name, ...told, records }
}

/** Another's change that was not seen. */
export type Conflict = Answer & {
  readonly differences: ReturnType<typeof differences>
  /** Null of a record that is gone. */
  readonly mark: string | null
}
/** Saved, a record has its id. */
export type Outcome = { readonly id: string } | Answer | Conflict

/** A change is checked against what the files hold once nobody else writes them. */
export const save = (change: Change): Promise<Outcome> =>
  withLock(factsFolder, () => put(change))

async function put({ kind: name, id, base, value }: Change): Promise<Outcome> {
  const kind: Kind = kinds[name]
  const { files, faults } = readFacts(factsFolder)
  if (faults.length > 0) return answer('Rien n’est touché', ...faults)
  const rows = rowsOf(files[name])
  const ids = rows.map((row) => idOf(name, kind, row))
  // A new one stands at the end.
  const at = [...ids, id].indexOf(id)
  const record = rows[at] ?? null
  const mark = at < rows.length ? markOf(record) : null
  if (mark !== base) {
    const node = recordNode(kind, referencesIn(files))
    return { ...overtaken(mark), differences: differences(value, record, node), mark }
  }
  const wanted = freeName(slugOf(nameOf(kind, value) || name), new Set(ids))
  const stem = record === null ? wanted : idOf(name, kind, record)
  const typed = readForm(value, recordNode(kind), stem)
  const next = value === null ? [] : [typed.value]
  const list = rows.toSpliced(at, 1, ...next)
  const file = kind.isList ? list : (list[0] ?? null)
  const after = { ...files, [name]: file }
  const isOwn = (error: Judgement) =>
    value !== null && error.kind === name && error.index === (kind.isList ? at : null)
  const issues = issuesIn(files, after, isOwn, typed.issues)
  if (issues.length > 0) return { title: 'Rien n’est enregistré : à corriger', issues }
  await write(name, file)
  for (const { rule, text } of unnamed(record, kind, after)) await detach(rule, text)
  return { id: idOf(name, kind, next[0]) }
}

const overtaken = (mark: string | null) =>
  answer(`Cette fiche a été ${mark === null ? 'retirée' : 'changée'} pendant votre saisie`)

/** What cannot be read, and errors that were not there before, at their fields where they are the record's own. */
function issuesIn(
  before: Files,
  after: Files,
  isOwn: (error: Judgement) => boolean,
  unread: readonly Issue[],
) {
  const errorsIn = (files: Files) =>
    judge(files, today(), readEnvironment()).filter(({ level }) => level === 'error')
  const known = new Set(errorsIn(before).map(({ text }) => text))
  const errors = errorsIn(after).flatMap((error): Issue[] => {
    if (!isOwn(error))
      return known.has(error.text) ? [] : [{ path: [], title: '', message: error.text }]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    const isUnread = unread.some(({ path }) => path.join() === steps.join())
    return isUnread ? [] : [{ path: steps, title: error.field, message: error.short }]
  })
  return [...unread, ...errors]
}

/** The file as it was goes beside it, under its day and hour; of each the last twenty stay. */
async function write(name: KindName, next: Json) {
  const file = path.join(factsFolder, `${name}.json`)
  const text = `${JSON.stringify(next, null, 2)}\n`
  const { code } = await format(file, text, { printWidth: 92 })
  if (code === (await readFile(file, 'utf8'))) return
  const now = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
  // Of one second the first stays: how it was before them all.
  const history = path.join(factsFolder, '.history')
  await cp(file, path.join(history, `${name}.${now}.json`), { force: false })
  const kept = (await readdir(history)).filter((each) => each.startsWith(`${name}.`))
  for (const each of kept.toSorted().slice(0, -20)) await rm(path.join(history, each))
  await writeWhole(file, code)
}

/**
 * What was typed is given up: a file that was given for it would be published, and no record names
 * it. A drawing stays, as a choice for other records.
 */
export async function drop({ kind, value }: Change) {
  const { files, faults } = readFacts(factsFolder)
  if (faults.length > 0) return
  for (const { rule, text } of unnamed(value, kinds[kind], files))
    if (!rule.isDrawing) await detach(rule, text)
}

/** The files that a record names, and no file of facts. */
function unnamed(record: Json, kind: Kind, files: Files) {
  const all = JSON.stringify(files)
  return readForm(record, recordNode(kind)).leaves.flatMap(({ file = '', text }) => {
    const rule = fileRules[file]
    return rule && !all.includes(JSON.stringify(text)) ? [{ rule, text }] : []
  })
}
