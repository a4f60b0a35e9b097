import { typeset } from '#facts/typeset.ts'

/** A named piece of content, such as a file's exports: `name` opens each error about it. */
export type Source = { name: string; data: unknown }

type Leaf = { path: string; key: string; value: unknown }

/** Fields that are empty, and items of a list that lack a field which their siblings have. */
export function fieldErrors({ name, data }: Source): string[] {
  const empty = leaves(data, name)
    .filter(({ value }) => value === undefined || isBlank(value))
    .map(({ path }) => `${path}: empty`)
  const incomplete = identifiedLists(data, name).flatMap(({ path, items }) => {
    const keys = new Set(items.flatMap(({ fields }) => [...fields.keys()]))
    return items.flatMap(({ fields }, index) =>
      [...keys]
        .filter((key) => !fields.has(key))
        .map((key) => `${path}.${index}.${key}: missing`),
    )
  })
  return [...empty, ...incomplete]
}

/** Ids used twice in a list, or that cannot serve as an anchor. */
export function identifierErrors({ name, data }: Source): string[] {
  return identifiedLists(data, name).flatMap(({ path, items }) =>
    items.flatMap(({ id }, index) => {
      const faults = []
      if (items.findIndex((item) => item.id === id) < index) faults.push('used twice')
      if (!/^[\w-]+$/.test(String(id))) faults.push('not plain ASCII')
      return faults.map((fault) => `${path}.${index}.id: "${String(id)}" is ${fault}`)
    }),
  )
}

/** Texts that `typeset` would change: their module has not applied it. Heads are plain. */
export function typographyErrors({ name, data }: Source): string[] {
  return leaves(data, name)
    .filter(({ path, value }) => {
      const asHeading: unknown = typeset({ title: value }).title
      const isSet = [typeset(value), asHeading].includes(value)
      return !path.includes('.head.') && !isSet
    })
    .map(({ path, value }) => `${path}: "${String(value)}" is not typeset`)
}

/** Paths that lead to no route, and `href`s that are no address. */
export function linkErrors({ name, data }: Source, routes: readonly string[]): string[] {
  return leaves(data, name).flatMap(({ path, key, value }) => {
    if (typeof value !== 'string') return []
    if (key === 'href' && !isAddress(value)) return [`${path}: "${value}" is no address`]
    const target = value.split(/[?#]/)[0]
    return !value.startsWith('/') || routes.some((route) => route === target)
      ? []
      : [`${path}: "${value}" leads to no route`]
  })
}

/** Pictures named by content that no file has; `images` are file names without extension. */
export function imageErrors({ name, data }: Source, images: readonly string[]): string[] {
  return leaves(data, name)
    .filter(({ key, value }) => key === 'image' && !images.some((image) => image === value))
    .map(({ path, value }) => `${path}: no image "${String(value)}"`)
}

type Head = { title: string; description: string }

/**
 * By file: titles over 45 characters before the name of the organisation, descriptions over 155,
 * and either used for two pages.
 */
export function headErrors(heads: Readonly<Record<string, Head>>): string[] {
  const limits = { title: 45, description: 155 }
  const entries = Object.entries(heads)
  return entries.flatMap(([file, head], index) =>
    (['title', 'description'] as const).flatMap((key) => {
      const errors = []
      const { length } = head[key].replace(/ \| .*/, '')
      if (length > limits[key])
        errors.push(`${file}.head.${key}: ${length} characters, over ${limits[key]}`)
      const first = entries.findIndex(([, other]) => other[key] === head[key])
      if (first < index) errors.push(`${file}.head.${key}: used by two pages`)
      return errors
    }),
  )
}

/** The places under `data` that hold no further data, an empty list or object included. */
export function leaves(data: unknown, path: string): Leaf[] {
  const key = path.slice(path.lastIndexOf('.') + 1)
  const entries = entriesOf(data)
  return entries.length === 0
    ? [{ path, key, value: data }]
    : entries.flatMap(([child, value]) => leaves(value, `${path}.${child}`))
}

type List = {
  path: string
  items: { id: unknown; fields: Map<string, unknown> }[]
}

/** Lists whose items all have an id: those that pages map. */
function identifiedLists(data: unknown, path: string): List[] {
  const entries = entriesOf(data)
  const nested = entries.flatMap(([key, value]) => identifiedLists(value, `${path}.${key}`))
  if (!Array.isArray(data) || data.length === 0) return nested
  const maps = entries.map(([, value]) => new Map(entriesOf(value)))
  if (!maps.every((fields) => fields.has('id'))) return nested
  return [
    { path, items: maps.map((fields) => ({ id: fields.get('id'), fields })) },
    ...nested,
  ]
}

function entriesOf(data: unknown): [string, unknown][] {
  return typeof data === 'object' && data !== null ? Object.entries(data) : []
}

function isBlank(value: unknown) {
  return typeof value === 'string'
    ? value.trim() === ''
    : typeof value === 'object' && value !== null
}

function isAddress(text: string) {
  return /^(?:\/|#|https:\/\/|mailto:|tel:)/.test(text)
}
