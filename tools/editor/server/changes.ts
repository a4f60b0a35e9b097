import type { EditorConfig } from '../config.ts'
import type { Change, Fields, Issue, Json, Outcome, Path } from '../record.ts'
import type { Kind, Registry } from '../registry.ts'
import { formOf } from '../form/spec.ts'
import { freeName, lengthIssues, slugOf, tidyRecord, withoutBlanks } from '../form/tidy.ts'
import { isFields, same, textOf } from '../machine/values.ts'
import { markOf } from './files.ts'
import { namersOf } from './names.ts'
import { type Facts, keyOf, rowsOf } from './shelf.ts'

export type Edit = Exclude<Change, { op: 'restore' }>
type Save = Extract<Change, { op: 'save' }>

/** A file as it would be written; `own` is the record that was saved: null where it is the file. */
export type Written = {
  readonly next: Json
  readonly id: string | null
  readonly own?: number | null
}

export type Around = {
  readonly config: EditorConfig
  readonly registry: Registry
  readonly facts: Facts
  readonly kind: Kind
}

/** What a change makes of its file, or why it does not. */
export function edited(change: Edit, around: Around): Outcome | Written {
  const { kind, facts } = around
  const rows = rowsOf(facts[change.kind])
  const index = kind.isList ? rows.findIndex((row) => keyOf(kind, row) === change.id) : 0
  const current = rows[index] ?? null
  const isNew = change.op === 'save' && change.base === null && kind.isList
  if (isNew) return added(change, rows, around)
  const mark = current === null ? null : markOf(current)
  if (mark === null || mark !== change.base) return { status: 'conflict', current, mark }
  return edit(change, { rows, index }, around)
}

type Place = { readonly rows: readonly Json[]; readonly index: number }

function edit(change: Edit, { rows, index }: Place, around: Around): Outcome | Written {
  const { kind } = around
  if (change.op === 'save') return saved(change, { rows, index }, around)
  if (!kind.isList) return refused('cette fiche est seule dans son fichier')
  return change.op === 'remove'
    ? removed(change, { rows, index }, around)
    : moved(change, { rows, index })
}

function added(change: Save, rows: readonly Json[], around: Around): Outcome | Written {
  const { kind } = around
  const { key = 'id', label = '' } = kind
  const form = formOf(kind)
  const taken = new Set(rows.map((row) => keyOf(kind, row)))
  const given = isFields(change.value) ? change.value[label] : ''
  const tidied = tidyRecord(change.value, form, freeName(slugOf(textOf(given)), taken))
  const value = { ...tidied, [key]: freeName(textOf(tidied[key]), taken) }
  const next = [...rows, value]
  const issues = [...lengthIssues(value, form), ...schemaIssues(kind, next, [rows.length])]
  return issues.length > 0
    ? { status: 'refused', issues }
    : { next, id: freeName(textOf(tidied[key]), taken), own: rows.length }
}

function saved(change: Save, { rows, index }: Place, around: Around): Outcome | Written {
  const { kind } = around
  const form = formOf(kind)
  const value = tidyRecord(change.value, form, change.id ?? change.kind)
  const next = kind.isList ? rows.with(index, value) : value
  const filled = withoutBlanks(value, form)
  const judged = kind.isList ? rows.with(index, filled) : filled
  const issues = [
    ...lengthIssues(value, form),
    ...schemaIssues(kind, judged, kind.isList ? [index] : []),
    ...fixedIssues(change.kind, rows[index] ?? null, value, around),
  ]
  return issues.length > 0
    ? { status: 'refused', issues }
    : { next, id: change.id, own: kind.isList ? index : null }
}

function removed(change: Edit, { rows, index }: Place, around: Around): Outcome | Written {
  const named = { kind: change.kind, id: change.id ?? '' }
  const namers = namersOf(around.registry, around.facts, named)
  if (namers.length === 0) return { next: rows.toSpliced(index, 1), id: null }
  const issues = namers.map((namer) => ({
    path: [],
    message: `cette fiche ne peut pas être retirée : ${namer}. Changez d’abord ce champ.`,
  }))
  return { status: 'refused', issues }
}

function moved({ op, id }: Edit, { rows, index }: Place): Outcome | Written {
  const to = index + (op === 'raise' ? -1 : 1)
  const [row, other] = [rows[index], rows[to]]
  if (to < 0 || row === undefined || other === undefined) return { status: 'done', id }
  return { next: rows.with(index, other).with(to, row), id }
}

/** What a record must keep: its address, which links that were sent lead to, and what is specified. */
function fixedIssues(
  name: string,
  current: Json,
  value: Fields,
  { config, kind }: Around,
): readonly Issue[] {
  if (!isFields(current)) return []
  const fixed = [...(kind.key ? [kind.key] : []), ...config.fixed(name, current)]
  return fixed
    .filter((field) => !same(current[field] ?? null, value[field] ?? null))
    .map((field) => ({
      path: [field],
      message:
        'ce champ ne se change pas : des liens déjà envoyés, ou le site, en dépendent',
    }))
}

/** The faults of one record, their paths counted from it. */
export function schemaIssues({ schema }: Kind, next: Json, place: Path): readonly Issue[] {
  const { error } = schema.safeParse(next)
  return (error?.issues ?? [])
    .filter(({ path }) => place.every((step, depth) => path[depth] === step))
    .map(({ path, message }) => ({
      path: path.slice(place.length).filter(isStep),
      message,
    }))
}

export function isStep(step: PropertyKey): step is string | number {
  return typeof step !== 'symbol'
}

export function refused(message: string): Outcome {
  return { status: 'refused', issues: [{ path: [], message }] }
}
