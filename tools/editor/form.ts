/** A record as its form holds it, numbers as they are typed, and as its file does: both follow from the schema. */
import type { StrictRJSFSchema } from '@rjsf/utils'
import { z } from 'zod'
import { freeName, numberIn, shown, tidyText } from './texts.ts'

export type Json = z.core.util.JSONType
type Fields = Readonly<Record<string, Json>>
export type Path = readonly (string | number)[]
/** Of the field at a path, by its French title; both are empty of the whole. */
export type Issue = {
  readonly path: Path
  readonly title: string
  readonly message: string
}
/** What became of a request, and what is to be corrected, or to be known. */
export type Answer = { readonly title: string; readonly issues: readonly Issue[] }
type Nested = 'properties' | 'items' | 'anyOf' | 'oneOf' | 'enum' | 'const'
/** JSON Schema as zod writes it, and the look of a field that its `meta` adds. */
export type Node = Omit<StrictRJSFSchema, Nested> & {
  readonly properties?: Record<string, Node>
  readonly items?: Node
  readonly anyOf?: Node[]
  readonly oneOf?: Node[]
  readonly enum?: string[]
  readonly const?: string
  readonly long?: boolean
  readonly hidden?: boolean
  readonly labels?: Readonly<Record<string, string>>
  readonly reference?: string
  readonly file?: string
  /** Of a drawing, its address. */
  readonly picture?: string
  /** May be left empty: null. */
  readonly optional?: boolean
  /** Typed as a text. */
  readonly isNumber?: boolean
  /** What it may be, each with fields of its own. */
  readonly shapes?: readonly Node[]
}

/** Each message is of the whole. */
export const answer = (title: string, ...messages: readonly string[]): Answer => ({
  title,
  issues: messages.map((message) => ({ path: [], title: '', message })),
})

/** What a field may name, by its `reference`. */
export type References = Readonly<Record<string, Node[]>>

const written = new WeakMap<z.ZodType, Node>()

/** One record of a file of facts, whose schema is the whole file's. */
export function recordNode(
  { schema, isList }: { schema: z.ZodType; isList: boolean },
  references: References = {},
): Node {
  const whole: Node =
    written.get(schema) ??
    JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
  written.set(schema, whole)
  const record = isList && whole.items ? whole.items : whole
  const { optional = false, ...node } = nodeOf(record, references)
  return { ...node, ...node.shapes?.[0], title: '', description: '', optional }
}

/** What RJSF draws without a thought of its own: nothing of it is null, or chosen by trying. */
function nodeOf({ anyOf, type: types, ...look }: Node, references: References): Node {
  const [type, nothing] = [types].flat()
  const inner = nothing ? {} : anyOf?.find((each) => each.type !== 'null')
  const node = plain({ ...inner, ...look, ...(type && { type }) }, references)
  if (!inner) return node
  const { title = '', description = '' } = node
  const about = {
    description: `Facultatif${description && '. '}${description}`,
    optional: true,
  }
  const shape = { ...node, title: node.items ? 'Une liste' : 'Oui', description: '' }
  return node.items || node.properties
    ? { title, ...about, shapes: [shape] }
    : { ...node, ...about }
}

function plain(
  { oneOf, enum: values, labels, properties, items, ...look }: Node,
  references: References,
): Node {
  const fields = Object.entries(properties ?? {}).map(([name, each]) => [
    name,
    nodeOf(each, references),
  ])
  const choices = values?.map((value) => ({
    const: value,
    title: labels?.[value] ?? value,
  }))
  const named = references[look.reference ?? '']
  const isNumber = look.type === 'number' || look.type === 'integer'
  return {
    ...look,
    ...(isNumber && { isNumber, type: 'string' }),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: nodeOf(items, references) }),
    ...(oneOf && { shapes: oneOf.map((each) => nodeOf(each, references)) }),
    ...((choices || named) && { oneOf: choices ?? named }),
  }
}

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: Json | undefined): value is Json[] => Array.isArray(value)
export const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

/** What tells a shape from the others, and all that it has when it is chosen; null of none. */
export function blankOf(shape: Node | undefined): Json {
  if (!shape) return null
  if (shape.items) return []
  const fixed = Object.entries(shape.properties ?? {}).flatMap(([name, each]) =>
    each.const === undefined ? [] : [[name, each.const] as const],
  )
  return Object.fromEntries(fixed)
}

export const hasShape = (shape: Node, value: unknown) =>
  value != null &&
  Array.isArray(value) === (shape.items !== undefined) &&
  Object.entries(blankOf(shape) ?? {}).every(
    ([name, each]) => Reflect.get(Object(value), name) === each,
  )

type Leaf = { readonly title: string; readonly text: string; readonly file?: string }
type Place = {
  readonly issues: Issue[]
  readonly leaves: Leaf[]
  readonly stem: string
  readonly path: Path
  readonly titles: readonly string[]
}

/**
 * A record as its file holds it, what of it cannot be read, and all that it holds, each with the
 * French titles on the way to it, lists counted from 1.
 * @param stem begins the identifiers that nobody types
 */
export function readForm(form: Json, node: Node, stem = '') {
  const [issues, leaves]: [Issue[], Leaf[]] = [[], []]
  const value = read(form, node, { issues, leaves, stem, path: [], titles: [] }) ?? null
  return { value, issues, leaves }
}

const below = (place: Place, step: string | number, title: string): Place => ({
  ...place,
  path: [...place.path, step],
  titles: [...place.titles, title],
})

/** Undefined is what is left empty though it must not be. */
function read(value: Json | undefined, node: Node, place: Place): Json | undefined {
  const shape = node.shapes?.find((each) => hasShape(each, value)) ?? node
  if (shape !== node) tell(shape.title, node, place)
  if (isRows(value)) return rowsIn(value, shape.items ?? {}, place)
  if (isFields(value)) return fieldsIn(value, shape, place)
  const kept =
    typeof value === 'string' ? textIn(value, node, place) : (value ?? emptyOf(node, place))
  if (node.const === undefined) tell(kept, node, place)
  return kept
}

function tell(value: Json | undefined, { hidden, file, oneOf }: Node, place: Place) {
  const words = typeof value === 'boolean' ? (value ? 'oui' : 'non') : shown(value ?? '')
  const text = oneOf?.find((each) => each.const === value)?.title ?? String(words)
  if (!hidden)
    place.leaves.push({ title: place.titles.join(' › '), text, ...(file && { file }) })
}

function emptyOf(node: Node, place: Place) {
  if (node.hidden && node.type === 'string')
    return node.pattern?.includes('A-Z')
      ? place.stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      : place.stem
  if (node.optional) return null
  if (node.type === 'boolean') return false
  // A group that stands in every record is there, though still empty.
  return node.items ? [] : node.properties && fieldsIn({}, node, place)
}

function textIn(
  value: string,
  { optional, title = '', long, isNumber }: Node,
  place: Place,
) {
  const text = tidyText(value, long)
  if (text === '') return optional ? null : undefined
  const most = long ? 3000 : 300
  const fault = `Ce texte a ${text.length} caractères, ${most} au plus.`
  const kept = isNumber ? numberIn(text) : text.length > most && fault
  if (typeof kept === 'number') return kept
  if (kept) place.issues.push({ path: place.path, title, message: kept })
  return text
}

function rowsIn(rows: Json[], items: Node, place: Place) {
  const taken = new Set<string>()
  const kept = rows.map((row, at) => {
    const { id, starts } = isFields(row) ? row : {}
    const begun = starts ? `${place.stem}-${textOf(starts)}` : place.stem
    const stem = textOf(id) || freeName(begun, taken)
    taken.add(stem)
    return read(row, items, { ...below(place, at, String(at + 1)), stem })
  })
  // Lines left empty are left out, but not a group that is begun.
  return kept.filter((each) => each !== undefined)
}

function fieldsIn(value: Fields, { properties = {} }: Node, place: Place) {
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const each = read(value[name], field, below(place, name, field.title ?? name))
    return each === undefined ? [] : [[name, each] as const]
  })
  return Object.fromEntries(kept)
}

/** Field by field, as the owner reads them. */
export function differences(mine: Json, theirs: Json, node: Node) {
  const said = (value: Json): Readonly<Record<string, string>> =>
    Object.fromEntries(readForm(value, node).leaves.map(({ title, text }) => [title, text]))
  const [own, other] = [said(mine), said(theirs)]
  return Object.keys({ ...own, ...other })
    .map((title) => ({ title, mine: own[title] ?? '', theirs: other[title] ?? '' }))
    .filter((each) => each.mine !== each.theirs)
}
