/** Reads, judges and writes the files of facts, one change at a time. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import type { EditorConfig, Issue, Json, Judgement, Kind, Node, Refusal } from './config.ts'
import { detach, withLock, writeWhole } from './files.ts'
import {
  differences,
  freeName,
  fromForm,
  isFields,
  leavesOf,
  recordNode,
  refusal,
  shortOf,
  slugOf,
  textOf,
  toForm,
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
  const kinds = Object.entries(config.kinds).map(([name, { schema, ...kind }]) => {
    const records = rowsOf(files[name]).map((row, index) => ({
      id: idOf(name, { schema, ...kind }, row),
      name: fieldOf(row, kind.label) || kind.title,
      mark: markOf(row),
      /** As the form holds it. */
      value: toForm(row),
      judgements: judgements.filter(
        (each) => each.kind === name && each.index === (kind.isList ? index : null),
      ),
      fixed: isFields(row) ? config.fixed(name, row) : [],
      pages: isFields(row) ? config.whereShown(name, row) : [],
    }))
    return { ...kind, name, node: recordNode({ schema, ...kind }), records }
  })
  const named = kinds.map(({ name, records }) => [
    name,
    records.map(({ id, name: label }) => ({ value: id, label })),
  ])
  return {
    day,
    folder: path.relative(process.cwd(), config.folder) || '.',
    faults,
    kinds,
    references: { ...Object.fromEntries(named), ...config.references() },
    files: Object.entries(config.files).flatMap(([rule, { beside, folder, name }]) => {
      const picture = `/${path.relative(process.cwd(), folder)}/${name}.svg`
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

/** Where a record stands, as the files hold it now. A list has names that are nobody's, such as `constructor`. */
function find(config: EditorConfig, name: string, id: string | null) {
  const kind = Object.hasOwn(config.kinds, name) ? config.kinds[name] : undefined
  const { files, faults } = config.read()
  const rows = rowsOf(files[name])
  const index =
    kind && id !== null ? rows.findIndex((row) => idOf(name, kind, row) === id) : -1
  return { kind, files, faults, rows, index, record: rows[index] }
}

type Place = ReturnType<typeof find>

/** A change is checked against what the files hold once nobody else writes them. */
export const save = (config: EditorConfig, change: Change): Promise<Outcome> =>
  withLock(config.folder, () => put(config, change))

async function put(config: EditorConfig, change: Change): Promise<Outcome> {
  const { kind: name, id, base, value } = change
  const place = find(config, name, id)
  const { kind, record = null, faults } = place
  if (!kind) return refusal(`il n’y a pas de fiches « ${name} »`)
  if (faults[0] !== undefined) return refusal(`rien n’est touché : ${faults[0]}`)
  const mark = place.index < 0 ? null : markOf(record)
  const node = recordNode(kind)
  if (mark !== base)
    return {
      status: 'conflict',
      differences: differences(value, toForm(record), node),
      mark,
    }
  const { issues, next, index, list } = written(change, kind, place)
  const all = { ...place.files, [name]: kind.isList ? list : (list[0] ?? null) }
  const isOwn = (error: Judgement) => error.kind === name && error.index === index
  const unreadable = new Set(issues.map((each) => each.path.join()))
  const errors = newErrors(config, place.files, all, isOwn)
  issues.push(...errors.filter((each) => !unreadable.has(each.path.join())))
  if (issues.length > 0) return { status: 'refused', issues }
  await write(config, name, all[name] ?? null)
  await takeAway(config, record, node, all)
  return { status: 'done', id: next.length === 0 ? '' : idOf(name, kind, next[0]) }
}

/** The list as it would be; `index` is the record's own in judgements, undefined of one taken away. */
function written(
  { kind: name, value }: Change,
  kind: Kind,
  { rows, record, index }: Place,
) {
  const issues: Issue[] = []
  const taken = new Set(rows.map((row) => idOf(name, kind, row)))
  const stem =
    fieldOf(record, kind.key) ||
    freeName(slugOf(kind.isList ? fieldOf(value, kind.label) : name), taken)
  const place = index < 0 ? rows.length : index
  if (value === null)
    return { issues, next: [], index: undefined, list: rows.toSpliced(place, 1) }
  const next = [fromForm(value, recordNode(kind), issues, stem) ?? null]
  const list = rows.toSpliced(place, 1, ...next)
  return { issues, next, index: kind.isList ? place : null, list }
}

type Facts = Parameters<EditorConfig['judge']>[0]

/** Errors that were not there before, at their fields where they are the record's own. */
function newErrors(
  config: EditorConfig,
  before: Facts,
  after: Facts,
  isOwn: (error: Judgement) => boolean,
) {
  const errorsIn = (facts: Facts) =>
    config.judge(facts, config.today()).filter(({ level }) => level === 'error')
  const known = new Set(errorsIn(before).map(({ text }) => text))
  return errorsIn(after).flatMap((error): Issue[] => {
    if (!isOwn(error))
      return known.has(error.text) ? [] : [{ path: [], title: '', message: error.text }]
    const steps = error.path.filter((step) => typeof step !== 'symbol')
    return [{ path: steps, title: error.field, message: shortOf(error) }]
  })
}

/** The file as it was goes beside it, under its day and hour; of each the last twenty stay. */
async function write({ folder }: EditorConfig, name: string, next: Json) {
  const file = path.join(folder, `${name}.json`)
  const old = await readFile(file, 'utf8').catch(() => '')
  const { code } = await format(file, `${JSON.stringify(next, null, 2)}\n`, {
    printWidth: 92,
  })
  if (code === old) return
  const history = path.join(folder, '.history')
  const kept = (await readdir(history).catch(() => []))
    .filter((each) => each.startsWith(`${name}.`))
    .toSorted()
  const now = `${name}.${new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '-')}`
  const copy = freeName(now, new Set(kept.map((each) => path.parse(each).name)))
  await writeWhole(path.join(history, `${copy}.json`), old)
  for (const each of kept.slice(0, -19)) await rm(path.join(history, each), { force: true })
  await writeWhole(file, code)
}

/** A file that the record named before, and nothing names now, is published no more. */
async function takeAway(config: EditorConfig, before: Json, node: Node, facts: Facts) {
  const all = JSON.stringify(facts)
  for (const { file = '', text } of leavesOf(before, node)) {
    const rule = config.files[file]
    if (rule && !all.includes(JSON.stringify(text))) await detach(rule, text)
  }
}
