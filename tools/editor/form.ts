/** A record as its form holds it, all texts, and as its file does: both follow from the schema. */
import { z } from 'zod'
import type { Fields, Issue, Json, Judgement, Kind, Node, Path, Refusal } from './config.ts'

/** Of the whole. */
export const refusal = (...messages: readonly string[]): Refusal => ({
  status: 'refused',
  issues: messages.map((message) => ({ path: [], title: '', message })),
})

const drawn = new WeakMap<z.ZodType, Node>()

/** One record of a kind. */
export function recordNode({ schema, isList }: Kind): Node {
  const whole: Node =
    drawn.get(schema) ?? JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
  drawn.set(schema, whole)
  return plain(isList && whole.items ? whole.items : whole)
}

/** Without the choice of nothing, which becomes `optional`. */
export function plain(node: Node): Node {
  if (Array.isArray(node.type)) return { ...node, type: node.type[0], optional: true }
  const choices = node.anyOf?.filter(({ type }) => type !== 'null')
  const [inner] = choices ?? []
  if (!inner || choices?.length !== 1) return node
  const { anyOf: _, ...own } = node
  return { ...plain(inner), ...own, optional: true }
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

const shapeOf = ({ oneOf = [] }: Node, value: Fields) =>
  oneOf.find((shape) => hasShape(shape, value))

/** Numbers as they are written in French. */
export function toForm(value: Json): Json {
  if (typeof value === 'number')
    return value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
  if (isRows(value)) return value.map(toForm)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, toForm(each)]),
  )
}

/** A number as a French person writes it, or why it is asked for again. */
export function numberIn(text: string): { value: number } | { fault: string } {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|€$/g, '')
  const [, whole = '', mark, rest = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (whole === '') return { fault: 'un nombre, en chiffres, est attendu' }
  if (mark !== undefined && rest.length === 3 && whole !== '0')
    return {
      fault: `« ${text.trim()} » peut se lire de deux façons : écrivez ${whole}${rest}, ou ${whole},${rest.replace(/0+$/, '') || '0'}`,
    }
  return { value: Number(`${whole}.${rest}`) }
}

const joined =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})'
/** Controls, marks of direction, what has no width, and the private signs of word processors. */
const invisible = new RegExp(
  `(?!${joined}|\\n|[\\u{e0020}-\\u{e007f}])[\\p{Cc}\\p{Cf}\\p{Co}\\ufffc-\\uffff]`,
  'gu',
)

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

/**
 * A record as its file holds it; undefined is what is left empty though it must not be.
 * @param issues takes what cannot be read
 * @param stem begins the identifiers that nobody types
 */
export function fromForm(
  value: Json | undefined,
  given: Node,
  issues: Issue[],
  stem: string,
  path: Path = [],
): Json | undefined {
  const node = plain(given)
  if (isRows(value)) return rowsFrom(value, node.items ?? {}, issues, stem, path)
  if (isFields(value)) return fieldsFrom(value, node, issues, stem, path)
  if (typeof value === 'string') return textFrom(value, node, issues, path)
  return value ?? emptyFrom(node, issues, stem, path)
}

function emptyFrom(node: Node, issues: Issue[], stem: string, path: Path) {
  if (node.hidden && node.type === 'string')
    return node.pattern?.includes('A-Z')
      ? stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      : stem
  if (node.optional) return null
  if (node.type === 'boolean') return false
  // A group that stands in every record is there, though still empty.
  return node.items ? [] : node.properties && fieldsFrom({}, node, issues, stem, path)
}

function textFrom(value: string, node: Node, issues: Issue[], path: Path) {
  const text = tidyText(value, node.long)
  if (text === '') return node.optional ? null : undefined
  const refuse = (message: string) =>
    issues.push({ path, title: node.title ?? '', message })
  if (node.type === 'number' || node.type === 'integer') {
    const read = numberIn(text)
    if ('value' in read) return read.value
    refuse(read.fault)
  }
  const [held, most] = [text.length, node.long ? 3000 : 300]
  if (held > most) refuse(`ce texte a ${held} caractères, ${most} au plus`)
  return text
}

function rowsFrom(rows: Json[], items: Node, issues: Issue[], stem: string, path: Path) {
  const taken = new Set<string>()
  const read = rows.map((row, at) => {
    const { id, starts } = isFields(row) ? row : {}
    const name = textOf(id) || freeName(starts ? `${stem}-${textOf(starts)}` : stem, taken)
    taken.add(name)
    return fromForm(row, items, issues, name, [...path, at])
  })
  // Lines left empty are left out, but not a group that is begun.
  return read.filter((each) => each !== undefined)
}

function fieldsFrom(value: Fields, node: Node, issues: Issue[], stem: string, path: Path) {
  const { properties = {} } = shapeOf(node, value) ?? node
  const known = Object.entries(properties).map(
    ([name, field]) =>
      [name, fromForm(value[name], field, issues, stem, [...path, name])] as const,
  )
  // A field that nobody knows stays, for the schema to refuse it aloud.
  const others = node.oneOf
    ? []
    : Object.entries(value).filter(([name]) => !(name in properties))
  return Object.fromEntries([
    ...known.flatMap(([name, each]) => (each === undefined ? [] : [[name, each] as const])),
    ...others,
  ])
}

type Leaf = { readonly title: string; readonly text: string; readonly file?: string }

/** All that a record holds, each with the French titles on the way to it, lists counted from 1. */
export function leavesOf(value: Json, given: Node, titles: readonly string[] = []): Leaf[] {
  const node = plain(given)
  if (isRows(value))
    return value.flatMap((each, at) =>
      leavesOf(each, node.items ?? {}, [...titles, String(at + 1)]),
    )
  if (isFields(value)) {
    const shape = shapeOf(node, value)
    const { properties = {} } = shape ?? node
    return Object.entries(value).flatMap(([name, each]) => {
      const { const: fixed, ...field } = plain(properties[name] ?? {})
      const told = fixed === undefined ? each : (shape?.title ?? each)
      return field.hidden ? [] : leavesOf(told, field, [...titles, field.title ?? name])
    })
  }
  const said = typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value ?? '')
  const { labels, file } = node
  return [
    { title: titles.join(' › '), text: labels?.[said] ?? said, ...(file && { file }) },
  ]
}

/** Field by field, as the owner reads them. */
export function differences(mine: Json, theirs: Json, node: Node) {
  const [own, other] = [mine, theirs].map(
    (value) => new Map(leavesOf(value, node).map(({ title, text }) => [title, text])),
  )
  return [...new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])])]
    .map((title) => ({
      title,
      mine: own?.get(title) ?? '',
      theirs: other?.get(title) ?? '',
    }))
    .filter((each) => each.mine !== each.theirs)
}

/** Without what names the record and the field. */
export function shortOf({ record, field, text }: Judgement): string {
  const short = text.slice(text.indexOf(':', record.length + field.length) + 1).trim()
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}`
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
