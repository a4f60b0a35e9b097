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
export type IssueReport = { readonly title: string; readonly issues: readonly Issue[] }
type OverriddenKey = 'properties' | 'items' | 'anyOf' | 'oneOf' | 'enum' | 'const'
/** JSON Schema as zod writes it, and the look of a field that its `meta` adds. */
export type FieldSchema = Omit<StrictRJSFSchema, OverriddenKey> &
  Look & {
    readonly properties?: Record<string, FieldSchema>
    readonly items?: FieldSchema
    readonly anyOf?: FieldSchema[]
    readonly oneOf?: FieldSchema[]
    readonly enum?: string[]
    readonly const?: string
    /** Of a drawing, its address. */
    readonly picture?: string
    /** May be left empty: null. */
    readonly optional?: boolean
    /** Typed as a text. */
    readonly isNumber?: boolean
    /** What it may be, each with fields of its own. */
    readonly variants?: readonly FieldSchema[]
  }

/** Each message is of the whole. */
export const createReport = (
  title: string,
  ...messages: readonly string[]
): IssueReport => ({
  title,
  issues: messages.map((message) => ({ path: [], title: '', message })),
})

/** Drawings that stand beside the certificate, and that no field names. */
export const logos = {
  'badge-quality': 'Logo de la certification qualité',
  'badge-training-account': 'Logo du compte personnel de formation',
}

/** What a field may name, by its `reference`. */
export type References = Readonly<Record<string, FieldSchema[]>>

/** One record of a file of facts, whose schema is the whole file's. */
export function createRecordSchema(
  { schema, isList }: { schema: z.ZodType; isList: boolean },
  references: References = {},
): FieldSchema {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
  const whole: FieldSchema = JSON.parse(json)
  const record = isList && whole.items ? whole.items : whole
  const { optional = false, ...form } = toFieldSchema(record, references)
  return { ...form, ...form.variants?.[0], title: '', description: '', optional }
}

/** What RJSF draws without a thought of its own: nothing of it is null, or chosen by trying. */
function toFieldSchema(
  { anyOf, ...whole }: FieldSchema,
  references: References,
): FieldSchema {
  const innerSchema = anyOf?.find((each) => each.type !== 'null')
  const schema = simplifySchema({ ...innerSchema, ...whole }, references)
  if (!innerSchema) return schema
  const { title = '', description = '' } = schema
  const optionalDescription = `Facultatif${description && '. '}${description}`
  const optional = { description: optionalDescription, optional: true }
  if (!schema.items && !schema.properties) return { ...schema, ...optional }
  const variant = { ...schema, title: schema.items ? 'Une liste' : 'Oui', description: '' }
  return { title, ...optional, variants: [variant] }
}

function simplifySchema(whole: FieldSchema, references: References): FieldSchema {
  const { oneOf, enum: values, labels, properties, items, ...otherKeys } = whole
  const fields = Object.entries(properties ?? {}).map(([name, each]) => [
    name,
    toFieldSchema(each, references),
  ])
  const choices =
    values?.map((value) => ({ const: value, title: labels?.[value] ?? value })) ??
    references[otherKeys.reference ?? '']
  const isNumber = otherKeys.type === 'number' || otherKeys.type === 'integer'
  return {
    ...otherKeys,
    ...(isNumber && { isNumber, type: 'string' }),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: toFieldSchema(items, references) }),
    ...(oneOf && { variants: oneOf.map((each) => toFieldSchema(each, references)) }),
    ...(choices && { oneOf: choices }),
  }
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What tells a shape from the others, and all that it has when it is chosen; null of none. */
export function createBlank(variant: FieldSchema | undefined): Json {
  if (!variant) return null
  if (variant.items) return []
  const fixed = Object.entries(variant.properties ?? {}).flatMap(([name, each]) =>
    each.const === undefined ? [] : [[name, each.const] as const],
  )
  return Object.fromEntries(fixed)
}

export const matchesVariant = (variant: FieldSchema, value: unknown) =>
  value != null &&
  Array.isArray(value) === (variant.items !== undefined) &&
  Object.entries(createBlank(variant) ?? {}).every(
    ([name, each]) => Reflect.get(Object(value), name) === each,
  )

type ParseContext = {
  readonly issues: Issue[]
  readonly displayedValues: { readonly title: string; readonly text: string }[]
  readonly idStem: string
  readonly path: Path
  readonly titles: readonly string[]
}

/**
 * A record as its file holds it, what of it cannot be read, and all that it holds, each with the
 * French titles on the way to it, lists counted from 1.
 * @param idStem begins the identifiers that nobody types
 */
export function parseForm(form: Json, schema: FieldSchema, idStem = '') {
  const context: ParseContext = {
    issues: [],
    displayedValues: [],
    idStem: idStem,
    path: [],
    titles: [],
  }
  const value = parseValue(form, schema, context) ?? null
  return { ...context, value }
}

const descend = (
  context: ParseContext,
  step: string | number,
  title: string,
): ParseContext => ({
  ...context,
  path: [...context.path, step],
  titles: [...context.titles, title],
})

/** Undefined is what is left empty though it must not be. */
function parseValue(
  value: Json | undefined,
  schema: FieldSchema,
  context: ParseContext,
): Json | undefined {
  const variant = schema.variants?.find((each) => matchesVariant(each, value)) ?? schema
  if (variant !== schema) recordDisplayedValue(variant.title, schema, context)
  if (Array.isArray(value)) return parseRows(value, variant.items ?? {}, context)
  if (isFields(value)) return parseFields(value, variant, context)
  const parsed =
    typeof value === 'string'
      ? parseText(value, schema, context)
      : (value ?? parseEmpty(schema, context))
  if (schema.const === undefined) recordDisplayedValue(parsed, schema, context)
  return parsed
}

function recordDisplayedValue(
  value: Json | undefined,
  { hidden, oneOf }: FieldSchema,
  place: ParseContext,
) {
  if (hidden) return
  const displayed =
    typeof value === 'boolean' ? (value ? 'oui' : 'non') : formatValue(value ?? '')
  const text = oneOf?.find((each) => each.const === value)?.title ?? String(displayed)
  place.displayedValues.push({ title: place.titles.join(' › '), text })
}

function parseEmpty(schema: FieldSchema, context: ParseContext) {
  if (schema.hidden && schema.type === 'string')
    return schema.pattern?.includes('A-Z')
      ? context.idStem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      : context.idStem
  if (schema.optional) return null
  if (schema.type === 'boolean') return false
  // A group that stands in every record is there, though still empty.
  return schema.items ? [] : schema.properties && parseFields({}, schema, context)
}

function parseText(value: string, schema: FieldSchema, context: ParseContext) {
  const { optional, title = '', long, isNumber } = schema
  const text = normalizeText(value, long)
  if (text === '') return optional ? null : undefined
  const maximumLength = long ? 3000 : 300
  const lengthError = `Ce texte a ${text.length} caractères, ${maximumLength} au plus.`
  const result = isNumber ? parseNumber(text) : text.length > maximumLength && lengthError
  if (typeof result === 'number') return result
  if (result) context.issues.push({ path: context.path, title, message: result })
  return text
}

function parseRows(rows: Json[], items: FieldSchema, context: ParseContext) {
  const takenIds = new Set<string>()
  const parsedRows = rows.map((row, at) => {
    const starts = textAt(row, 'starts')
    const wantedId = starts ? `${context.idStem}-${starts}` : context.idStem
    const rowStem = textAt(row, 'id') || findFreeName(wantedId, takenIds)
    takenIds.add(rowStem)
    return parseValue(row, items, {
      ...descend(context, at, String(at + 1)),
      idStem: rowStem,
    })
  })
  // Lines left empty are left out, but not a group that is begun.
  return parsedRows.filter((each) => each !== undefined)
}

function parseFields(
  value: Fields,
  { properties = {} }: FieldSchema,
  context: ParseContext,
) {
  const parsedFields = Object.entries(properties).flatMap(([name, field]) => {
    const each = parseValue(value[name], field, descend(context, name, field.title ?? name))
    return each === undefined ? [] : [[name, each] as const]
  })
  return Object.fromEntries(parsedFields)
}

/** Field by field, as the owner reads them. */
export function compareRecords(mine: Json, theirs: Json, schema: FieldSchema) {
  const displayedByTitle = (value: Json): Readonly<Record<string, string>> =>
    Object.fromEntries(
      parseForm(value, schema).displayedValues.map(({ title, text }) => [title, text]),
    )
  const [mineByTitle, theirsByTitle] = [displayedByTitle(mine), displayedByTitle(theirs)]
  return Object.keys({ ...mineByTitle, ...theirsByTitle })
    .map((title) => ({
      title,
      mine: mineByTitle[title] ?? '',
      theirs: theirsByTitle[title] ?? '',
    }))
    .filter((each) => each.mine !== each.theirs)
}

/** Numbers as they are written in French. */
export const formatValue = (value: unknown) =>
  typeof value === 'number'
    ? value.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
    : value

/** A number as a French person writes it, or why it is asked for again. */
export function parseNumber(text: string): number | string {
  const digits = text.replaceAll(/[\s\u00a0\u202f]|€$/g, '')
  const [, whole, separator, decimals = ''] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (whole === undefined) return 'Un nombre, en chiffres, est attendu.'
  if (separator && decimals.length === 3 && whole !== '0')
    return `« ${text.trim()} » peut se lire de deux façons : écrivez ${whole}${decimals}, ou ${whole},${decimals.replace(/0+$/, '') || '0'}.`
  return Number(`${whole}.${decimals}`)
}

/**
 * Controls, marks of direction, what has no width, and the private signs of word processors; not
 * what joins the parts of an emoji.
 */
const invisible =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\n|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Co}\ufffc-\uffff]/gu

/** A text as it is saved: nothing that is not seen; a text of several lines keeps them. */
export function normalizeText(text: string, isLong = false): string {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[\t\v\f]/g, ' ')
  const wrapped = isLong ? lines.replaceAll(/\n{3,}/g, '\n\n') : lines.replaceAll('\n', ' ')
  return wrapped
    .replaceAll(invisible, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .normalize('NFC')
    .trim()
}

/** Letters without accents, digits and hyphens. */
export function slugify(text: string): string {
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
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  let [candidate, count] = [name, 2]
  while (taken.has(candidate)) candidate = `${name}-${count++}`
  return candidate
}
