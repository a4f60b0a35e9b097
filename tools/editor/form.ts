/** A record as its form holds it, all texts, and as its file does: both follow from the schema. */
import { z } from 'zod'
import type { Fields, Issue, Json, Kind, Path } from './config.ts'

export type Node = {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly enum?: readonly string[]
  readonly const?: string
  readonly format?: string
  readonly pattern?: string
  readonly long?: boolean
  readonly hidden?: boolean
  readonly labels?: Readonly<Record<string, string>>
  readonly reference?: string
  readonly file?: string
  /** May be left empty: null. */
  readonly optional?: boolean
}

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
  if (Array.isArray(node.type)) {
    const [type = 'string'] = node.type.filter((each: string) => each !== 'null')
    return { ...node, type, optional: true }
  }
  const choices = node.anyOf?.filter(({ type }) => type !== 'null')
  const [inner] = choices ?? []
  if (!inner || choices?.length !== 1) return node
  const { anyOf: _, ...own } = node
  return { ...plain(inner), ...own, optional: true }
}

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

const isNumber = ({ type }: Node) => type === 'number' || type === 'integer'

/** The shape among several that a value has. */
export function shapeOf({ oneOf = [] }: Node, value: Json | undefined) {
  const held = isFields(value) ? Object.values(value) : []
  return oneOf.find(({ properties = {} }) =>
    Object.values(properties).some(
      (each) => each.const !== undefined && held.includes(each.const),
    ),
  )
}

/** Numbers as they are written in French. */
export function toForm(value: Json, given: Node): Json {
  const node = plain(given)
  if (typeof value === 'number')
    return value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
  if (isList(value)) return value.map((each) => toForm(each, node.items ?? {}))
  if (!isFields(value)) return value
  const { properties = {} } = shapeOf(node, value) ?? node
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      toForm(each, properties[name] ?? {}),
    ]),
  )
}

/** A number as a French person writes it, or why it is asked for again. */
export function numberIn(text: string): { value: number } | { fault: string } {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|€$/g, '')
  const [, whole = '', mark, rest = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (whole === '') return { fault: 'un nombre, en chiffres, est attendu' }
  if (mark !== undefined && rest.length === 3 && whole !== '0')
    return {
      fault: `« ${text.trim()} » peut se lire de deux façons : écrivez ${whole}${rest}, ou ${whole},${rest.replace(/0+$/, '') || '0'}`,
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

export type Read = { readonly value: Json | undefined; readonly issues: readonly Issue[] }

/**
 * A record as its file holds it.
 * @param stem begins the identifiers that nobody types
 */
export function fromForm(
  value: Json | undefined,
  given: Node,
  stem: string,
  path: Path = [],
): Read {
  const node = plain(given)
  const nothing = { value: node.optional ? null : undefined, issues: [] }
  if (node.type === 'boolean') return { value: value ?? false, issues: [] }
  if (value === null && node.optional) return made(node, stem, nothing)
  if (node.items) return listFrom(value, node.items, stem, path)
  if (isGroup(node)) return groupOr(nothing, value, node, stem, path)
  return textFrom(value ?? '', node, path) ?? made(node, stem, nothing)
}

const isGroup = ({ properties, oneOf }: Node) =>
  properties !== undefined || oneOf !== undefined

/** One that stands in every record is there, though still empty. */
function groupOr(
  nothing: Read,
  value: Json | undefined,
  node: Node,
  stem: string,
  path: Path,
) {
  if (isFields(value)) return groupFrom(value, node, stem, path)
  return node.optional || node.oneOf ? nothing : groupFrom({}, node, stem, path)
}

/** Undefined of one that is empty. */
function textFrom(value: Json, node: Node, path: Path): Read | undefined {
  if (typeof value !== 'string') return { value, issues: [] }
  const text = tidyText(value, node.long)
  if (text === '') return undefined
  if (isNumber(node)) {
    const read = numberIn(text)
    return 'fault' in read
      ? { value: text, issues: [{ path, message: read.fault }] }
      : { ...read, issues: [] }
  }
  const most = node.long ? 3000 : 300
  if (text.length <= most) return { value: text, issues: [] }
  const [held, allowed] = [text.length, most].map((count) => count.toLocaleString('fr-FR'))
  const message = `ce texte a ${held} caractères, ${allowed} au plus`
  return { value: text, issues: [{ path, message }] }
}

function made(node: Node, stem: string, nothing: Read): Read {
  if (!node.hidden || node.type !== 'string') return nothing
  const capitals = stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { value: node.pattern?.includes('A-Z') ? capitals : stem, issues: [] }
}

function listFrom(value: Json | undefined, items: Node, stem: string, path: Path): Read {
  const taken = new Set<string>()
  const read = (isList(value) ? value : []).map((each, at) => {
    const day =
      isFields(each) && typeof each['starts'] === 'string' ? `-${each['starts']}` : ''
    const name =
      isFields(each) && typeof each['id'] === 'string'
        ? each['id']
        : freeName(`${stem}${day}`, taken)
    taken.add(name)
    return fromForm(each, items, name, [...path, at])
  })
  // Lines left empty are left out, but not a group that is begun.
  const kept = read.filter((each) => each.value !== undefined)
  return {
    value: kept.map((each) => each.value ?? null),
    issues: kept.flatMap((each) => each.issues),
  }
}

function groupFrom(value: Fields, node: Node, stem: string, path: Path): Read {
  const { properties = {} } = shapeOf(node, value) ?? node
  const known = Object.entries(properties).map(
    ([name, field]) => [name, fromForm(value[name], field, stem, [...path, name])] as const,
  )
  // A field that nobody knows stays, for the schema to refuse it aloud.
  const others = Object.entries(value).filter(([name]) => !(name in properties))
  const fields = known.flatMap(([name, read]) =>
    read.value === undefined ? [] : [[name, read.value] as const],
  )
  return {
    value: Object.fromEntries([...fields, ...(node.oneOf ? [] : others)]),
    issues: known.flatMap(([, { issues }]) => issues),
  }
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

/** The French titles of the fields that a path goes through, lists counted from 1. */
export function titlesOf(node: Node | undefined, path: Path): readonly string[] {
  const [step, ...rest] = path
  if (step === undefined) return []
  const here = node && plain(node)
  const groups = here ? [here, ...(here.oneOf ?? [])] : []
  const next =
    typeof step === 'number'
      ? here?.items
      : groups
          .map(({ properties }) => properties?.[step])
          .find((each) => each !== undefined)
  const title = typeof step === 'number' ? String(step + 1) : (next?.title ?? step)
  return [title, ...titlesOf(next, rest)]
}
