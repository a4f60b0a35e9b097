/** A record as its form holds it, numbers as they are typed, and as its file does: both follow from the schema. */
import type { StrictRJSFSchema } from '@rjsf/utils'
import { z } from 'zod'
import type { Look } from '#facts/schema.ts'
import { textAt } from '#facts/record.ts'

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
export type Node = Omit<StrictRJSFSchema, Nested> &
  Look & {
    readonly properties?: Record<string, Node>
    readonly items?: Node
    readonly anyOf?: Node[]
    readonly oneOf?: Node[]
    readonly enum?: string[]
    readonly const?: string
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

/** Drawings that stand beside the certificate, and that no field names. */
export const logos = {
  'badge-quality': 'Logo de la certification qualité',
  'badge-training-account': 'Logo du compte personnel de formation',
}

/** What a field may name, by its `reference`. */
export type References = Readonly<Record<string, Node[]>>

/** One record of a file of facts, whose schema is the whole file's. */
export function recordNode(
  { schema, isList }: { schema: z.ZodType; isList: boolean },
  references: References = {},
): Node {
  const whole: Node = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
  const record = isList && whole.items ? whole.items : whole
  const { optional = false, ...node } = nodeOf(record, references)
  return { ...node, ...node.shapes?.[0], title: '', description: '', optional }
}

/** What RJSF draws without a thought of its own: nothing of it is null, or chosen by trying. */
function nodeOf({ anyOf, ...whole }: Node, references: References): Node {
  const inner = anyOf?.find((each) => each.type !== 'null')
  const node = plain({ ...inner, ...whole }, references)
  if (!inner) return node
  const { title = '', description = '' } = node
  const said = `Facultatif${description && '. '}${description}`
  const optional = { description: said, optional: true }
  if (!node.items && !node.properties) return { ...node, ...optional }
  const shape = { ...node, title: node.items ? 'Une liste' : 'Oui', description: '' }
  return { title, ...optional, shapes: [shape] }
}

function plain(whole: Node, references: References): Node {
  const { oneOf, enum: values, labels, properties, items, ...look } = whole
  const fields = Object.entries(properties ?? {}).map(([name, each]) => [
    name,
    nodeOf(each, references),
  ])
  const choices =
    values?.map((value) => ({ const: value, title: labels?.[value] ?? value })) ??
    references[look.reference ?? '']
  const isNumber = look.type === 'number' || look.type === 'integer'
  return {
    ...look,
    ...(isNumber && { isNumber, type: 'string' }),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: nodeOf(items, references) }),
    ...(oneOf && { shapes: oneOf.map((each) => nodeOf(each, references)) }),
    ...(choices && { oneOf: choices }),
  }
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

type Place = {
  readonly issues: Issue[]
  readonly leaves: { readonly title: string; readonly text: string }[]
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
  const place: Place = { issues: [], leaves: [], stem, path: [], titles: [] }
  const value = read(form, node, place) ?? null
  return { ...place, value }
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
  if (Array.isArray(value)) return rowsIn(value, shape.items ?? {}, place)
  if (isFields(value)) return fieldsIn(value, shape, place)
  const kept =
    typeof value === 'string' ? textIn(value, node, place) : (value ?? emptyOf(node, place))
  if (node.const === undefined) tell(kept, node, place)
  return kept
}

function tell(value: Json | undefined, { hidden, oneOf }: Node, place: Place) {
  if (hidden) return
  const words = typeof value === 'boolean' ? (value ? 'oui' : 'non') : shown(value ?? '')
  const text = oneOf?.find((each) => each.const === value)?.title ?? String(words)
  place.leaves.push({ title: place.titles.join(' › '), text })
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

function textIn(value: string, node: Node, place: Place) {
  const { optional, title = '', long, isNumber } = node
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
    const starts = textAt(row, 'starts')
    const begun = starts ? `${place.stem}-${starts}` : place.stem
    const stem = textAt(row, 'id') || freeName(begun, taken)
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

/** Numbers as they are written in French. */
export const shown = (value: unknown) =>
  typeof value === 'number'
    ? value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
    : value

/** A number as a French person writes it, or why it is asked for again. */
export function numberIn(text: string): number | string {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|€$/g, '')
  const [, whole, mark, rest = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (whole === undefined) return 'Un nombre, en chiffres, est attendu.'
  if (mark && rest.length === 3 && whole !== '0')
    return `« ${text.trim()} » peut se lire de deux façons : écrivez ${whole}${rest}, ou ${whole},${rest.replace(/0+$/, '') || '0'}.`
  return Number(`${whole}.${rest}`)
}

/**
 * Controls, marks of direction, what has no width, and the private signs of word processors; not
 * what joins the parts of an emoji.
 */
const invisible =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\n|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Co}\ufffc-\uffff]/gu

/** A text as it is saved: nothing that is not seen; a text of several lines keeps them. */
export function tidyText(text: string, isLong = false): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[\t\v\f]/g, ' ')
  const kept = isLong ? lines.replaceAll(/\n{3,}/g, '\n\n') : lines.replaceAll('\n', ' ')
  return kept
    .replaceAll(invisible, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .normalize('NFC')
    .trim()
}

/** Letters without accents, digits and hyphens. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return /^[a-z]/.test(slug) ? slug : `fiche${slug && '-'}${slug}`
}

/** The name itself, or the first of name-2, name-3 … that nothing has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let [free, count] = [name, 2]
  while (taken.has(free)) free = `${name}-${count++}`
  return free
}
