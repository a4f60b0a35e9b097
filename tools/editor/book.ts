/** Reads, judges and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import type {
  EditorConfig,
  Issue,
  Json,
  Judgement,
  Kind,
  Node,
  References,
  Refusal,
} from './config.ts'
import { detach, withLock, writeWhole } from './files.ts'
import {
  differences,
  freeName,
  isFields,
  readForm,
  recordNode,
  refusal,
  shortOf,
  slugOf,
  textOf,
} from './form.ts'

export const changeSchema = z.strictObject({
  kind: z.string().max(100),
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

const rowsOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const fieldOf = (row: Json | undefined, name: string | undefined) =>
  name !== undefined && isFields(row) ? textOf(row[name]) : ''
/** A file of one record names it. */
const idOf = (name: string, { isList, key }: Kind, row: Json | undefined) =>
  isList ? fieldOf(row, key) : name

export function readBook(config: EditorConfig) {
  const { files, faults } = config.read()
  const day = config.today()
  const judgements = faults.length > 0 ? [] : config.judge(files, day)
  const kinds = Object.entries(config.kinds).map(([name, kind]) => {
    const { schema: _, ...told } = kind
    const records = rowsOf(files[name]).map((row, index) => ({
      id: idOf(name, kind, row),
      name: fieldOf(row, kind.label) || kind.title,
      mark: markOf(row),
      value: row,
      judgements: judgements.filter(
        (each) => each.kind === name && each.index === (kind.isList ? index : null),
      ),
      fixed: isFields(row) ? config.fixed(name, row) : [],
      pages: isFields(row) ? config.whereShown(name, row) : [],
    }))
    return { ...told, name, node: recordNode(kind), records }
  })
  const named = kinds.map(({ name, records }) => [
    name,
    records.map(({ id, name: label }) => ({ value: id, label })),
  ])
  const references: References = { ...Object.fromEntries(named), ...config.references() }
  return {
    day,
    folder: path.relative(process.cwd(), config.folder) || '.',
    faults,
    kinds,
    references,
    files: Object.entries(config.files).flatMap(([rule, { beside, folder, name }]) => {
      // One that takes its place has the same address.
      const picture = `/${path.relative(process.cwd(), folder)}/${name}.svg?${Date.now()}`
      return beside ? [{ rule, ...beside, picture }] : []
    }),
  }
}

export type Book = ReturnType<typeof readBook>
export type BookKind = Book['kinds'][number]
export type BookRecord = BookKind['records'][number]

export type Outcome =
  | { readonly status: 'done'; readonly id: string }
  | Refusal
  | {
      readonly status: 'conflict'
      readonly differences: ReturnType<typeof differences>
      /** Null of a record that is gone. */
      readonly mark: string | null
    }

/** A list has names that are nobody's, such as `constructor`. */
const kindOf = ({ kinds }: EditorConfig, name: string) =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** A change is checked against what the files hold once nobody else writes them. */
export const save = (config: EditorConfig, change: Change): Promise<Outcome> =>
  withLock(config.folder, () => put(config, change))

async function put(config: EditorConfig, change: Change): Promise<Outcome> {
  const { kind: name, id, base, value } = change
  const kind = kindOf(config, name)
  const { files, faults } = config.read()
  if (!kind) return refusal(`Il n’y a pas de fiches « ${name} ».`)
  if (faults[0] !== undefined) return refusal(`Rien n’est touché : ${faults[0]}`)
  const node = recordNode(kind)
  const rows = rowsOf(files[name])
  const ids = rows.map((row) => idOf(name, kind, row))
  // A new one stands at the end.
  const at = [...ids, id].indexOf(id)
  const record = rows[at] ?? null
  const mark = at < rows.length ? markOf(record) : null
  if (mark !== base)
    return { status: 'conflict', differences: differences(value, record, node), mark }
  const wanted = slugOf(fieldOf(value, kind.label) || name)
  const stem = fieldOf(record, kind.key) || freeName(wanted, new Set(ids))
  const typed = readForm(value, node, stem)
  const next = value === null ? [] : [typed.value]
  const list = rows.toSpliced(at, 1, ...next)
  const file = kind.isList ? list : (list[0] ?? null)
  const after = { ...files, [name]: file }
  const isOwn = (error: Judgement) =>
    value !== null && error.kind === name && error.index === (kind.isList ? at : null)
  const issues = issuesIn(config, files, after, isOwn, typed.issues)
  if (issues.length > 0) return { status: 'refused', issues }
  await write(config, name, file)
  await takeAway(config.files, record, node, after)
  return { status: 'done', id: idOf(name, kind, next[0]) }
}

type Facts = Parameters<EditorConfig['judge']>[0]

/** What cannot be read, and errors that were not there before, at their fields where they are the record's own. */
function issuesIn(
  config: EditorConfig,
  before: Facts,
  after: Facts,
  isOwn: (error: Judgement) => boolean,
  unread: readonly Issue[],
) {
  const errorsIn = (facts: Facts) =>
    config.judge(facts, config.today()).filter(({ level }) => level === 'error')
  const known = new Set(errorsIn(before).map(({ text }) => text))
  const errors = errorsIn(after).flatMap((error): Issue[] => {
    if (!isOwn(error))
      return known.has(error.text) ? [] : [{ path: [], title: '', message: error.text }]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    const isUnread = unread.some(({ path }) => path.join() === steps.join())
    return isUnread ? [] : [{ path: steps, title: error.field, message: shortOf(error) }]
  })
  return [...unread, ...errors]
}

/** The file as it was goes beside it, under its day and hour; of each the last twenty stay. */
async function write({ folder }: EditorConfig, name: string, next: Json) {
  const file = path.join(folder, `${name}.json`)
  const text = `${JSON.stringify(next, null, 2)}\n`
  const { code } = await format(file, text, { printWidth: 92 })
  if (code === (await readFile(file, 'utf8'))) return
  const history = path.join(folder, '.history')
  const now = new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')
  // Of one second the first stays: how it was before them all.
  await cp(file, path.join(history, `${name}.${now}.json`), { force: false })
  const kept = (await readdir(history)).filter((each) => each.startsWith(`${name}.`))
  for (const each of kept.toSorted().slice(0, -20)) await rm(path.join(history, each))
  await writeWhole(file, code)
}

/**
 * What was typed is given up: a file that was given for it would be published, and no record names
 * it. A drawing stays, as a choice for other records.
 */
export async function drop(config: EditorConfig, { kind: name, value }: Change) {
  const kind = kindOf(config, name)
  const { files, faults } = config.read()
  if (!kind || faults.length > 0) return
  const rules = Object.entries(config.files).filter(([, { isDrawing }]) => !isDrawing)
  await takeAway(Object.fromEntries(rules), value, recordNode(kind), files)
}

/** A file that the record named before, and nothing names now, is published no more. */
async function takeAway(
  rules: EditorConfig['files'],
  before: Json,
  node: Node,
  facts: Facts,
) {
  const all = JSON.stringify(facts)
  for (const { file = '', text } of readForm(before, node).leaves) {
    const rule = rules[file]
    if (rule && !all.includes(JSON.stringify(text))) await detach(rule, text)
  }
}
