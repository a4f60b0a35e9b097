import type { Fields, Issue, Json, Path } from '../record.ts'
import { isFields, isList, textOf } from '../machine/values.ts'
import type { GroupSpec, Spec } from './spec.ts'

/** A text of one line, a text of several: what is longer was pasted by mistake. */
const longest = { line: 300, lines: 3000 }

/** Controls, marks of direction, what has no width, and the private signs of word processors. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffc-\uffff]/gu
const blanks = /[\t\n\v\f\r \u2028\u2029]+/g

/** A text as it is saved: one space between words, nothing that is not seen. */
export function tidyText(text: string): string {
  return text.replaceAll(blanks, ' ').replaceAll(invisible, '').normalize('NFC').trim()
}

/**
 * A record as it is saved: texts without what is not seen, numbers read as they are written in
 * French, what was left empty left out, identifiers that are missing made.
 * @param name begins the identifiers
 */
export function tidyRecord(value: Json, spec: GroupSpec, name: string): Fields {
  return tidyGroup(value, spec, slugOf(name))
}

function tidyGroup(
  value: Json,
  { fields }: Pick<GroupSpec, 'fields'>,
  stem: string,
): Fields {
  const given = isFields(value) ? value : {}
  const known = fields.map(([name, field]) => {
    const held = given[name]
    return held === undefined && !isMade(field)
      ? []
      : [[name, tidy(held ?? null, field, stem)] as const]
  })
  const names = new Set(fields.map(([name]) => name))
  // What no field knows stays: the schema refuses it aloud.
  const unknown = Object.entries(given).filter(([name]) => !names.has(name))
  return Object.fromEntries([...known.flat(), ...unknown])
}

function tidy(value: Json, spec: Spec, stem: string): Json {
  switch (spec.type) {
    case 'text':
      return tidyField(value, spec, stem)
    case 'number':
      return typeof value === 'string' ? numberIn(value) : value
    case 'choice':
    case 'group':
      return tidyWhole(value, spec, stem)
    case 'list':
      return isList(value) ? tidyList(value, spec.item, stem) : value
    case 'variants':
      return tidyVariant(value, spec, stem)
    case 'flag':
    case 'fixed':
      return value
  }
}

function tidyVariant(
  value: Json,
  spec: Extract<Spec, { type: 'variants' }>,
  stem: string,
): Json {
  const group = isFields(value) ? chosen(spec, value) : undefined
  return group ? tidyGroup(value, group, stem) : value
}

function tidyWhole(
  value: Json,
  spec: Extract<Spec, { type: 'choice' | 'group' }>,
  stem: string,
): Json {
  if (spec.isOptional && (value === null || value === '')) return null
  return spec.type === 'group' ? tidyGroup(value, spec, stem) : value
}

function tidyField(value: Json, spec: Extract<Spec, { type: 'text' }>, stem: string): Json {
  const text = typeof value === 'string' ? tidyText(value) : (value ?? '')
  if (text !== '') return text
  if (spec.identifier === 'capitals') return withCapitals(stem)
  if (isMade(spec)) return stem
  return spec.isOptional ? null : text
}

/** Lines that are empty are left out; records within a record are told apart. */
function tidyList(items: readonly Json[], spec: Spec, stem: string): readonly Json[] {
  const taken = new Set(
    items.map((item) => (isFields(item) ? item.id : undefined)).filter(Boolean),
  )
  return items
    .map((item) => {
      const first = isFields(item) ? Object.values(item).find(isDay) : undefined
      const wanted = freeName(
        first === undefined ? stem : `${stem}-${textOf(first)}`,
        taken,
      )
      const tidied = tidy(item, spec, wanted)
      if (isFields(tidied)) taken.add(tidied.id)
      return tidied
    })
    .filter((item) => item !== '')
}

/** A number as it is written in French: « 1 250,50 ». What is none stays as it was typed. */
export function numberIn(text: string): Json {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (plain === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/**
 * Without the choices, days and numbers that nobody made: a schema calls what is not there missing,
 * and an empty one wrong.
 */
export function withoutBlanks(value: Json, spec: Spec): Json {
  if (spec.type === 'list' && isList(value))
    return value.map((item) => withoutBlanks(item, spec.item))
  if (!isFields(value)) return value
  const group = spec.type === 'variants' ? chosen(spec, value) : spec
  if (group?.type !== 'group') return value
  const fields = new Map(group.fields)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => {
      const field = fields.get(name)
      if (field && isUnmade(held, field)) return []
      return [[name, field ? withoutBlanks(held, field) : held]]
    }),
  )
}

function isUnmade(value: Json, spec: Spec): boolean {
  const isPlain = spec.type === 'text' && spec.format === 'plain'
  return !spec.isOptional && !isPlain && (value === '' || value === null)
}

/** Texts that are too long to be meant. */
export function lengthIssues(value: Json, spec: Spec, path: Path = []): readonly Issue[] {
  if (spec.type === 'text' && typeof value === 'string') {
    const limit = spec.isLong ? longest.lines : longest.line
    if (value.length <= limit) return []
    const [given, allowed] = [value.length, limit].map((count) =>
      count.toLocaleString('fr-FR'),
    )
    return [{ path, message: `ce texte a ${given} caractères, ${allowed} au plus` }]
  }
  if (spec.type === 'list' && isList(value))
    return value.flatMap((item, at) => lengthIssues(item, spec.item, [...path, at]))
  if (!isFields(value)) return []
  const group = spec.type === 'variants' ? chosen(spec, value) : spec
  if (group?.type !== 'group') return []
  return group.fields.flatMap(([name, field]) =>
    lengthIssues(value[name] ?? null, field, [...path, name]),
  )
}

function chosen({ by, options }: Extract<Spec, { type: 'variants' }>, value: Fields) {
  return options.find((option) => option.value === value[by])?.group
}

/** An identifier that nobody types. */
function isMade(spec: Spec) {
  return spec.type === 'text' && (spec.identifier !== null || spec.isHidden)
}

function isDay(value: unknown) {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
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
  return /^[a-z]/.test(slug) ? slug : slug === '' ? 'fiche' : `fiche-${slug}`
}

function withCapitals(slug: string) {
  return slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The name itself, or the first of name-2, name-3 … that nothing has. */
export function freeName(name: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(name)) return name
  let count = 2
  while (taken.has(`${name}-${count}`)) count += 1
  return `${name}-${count}`
}
