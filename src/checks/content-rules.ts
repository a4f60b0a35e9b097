import { valuesIn } from '#facts/record.ts'
import { typeset } from '#facts/typeset.ts'

/** A named piece of content, such as a file's exports: `name` opens each error about it. */
type Source = { name: string; data: unknown }

/** What content may name: paths of the site, and drawings by their file without its extension. */
type Known = { addresses: readonly string[]; images: readonly string[] }

type Leaf = { path: string; key: string; value: unknown }

/** Everything that no piece of content may hold, one line an error. */
export function contentErrors({ name, data }: Source, known: Known): string[] {
  return leaves(data, name).flatMap((leaf) =>
    leafErrors(leaf, known).map((error) => `${leaf.path}: ${error}`),
  )
}

function leafErrors({ path, key, value }: Leaf, { addresses, images }: Known): string[] {
  if (isBlank(value)) return ['empty']
  if (typeof value !== 'string') return key === 'image' ? ['no image'] : []
  const errors = []
  // What search results show is plain.
  const asHeading = typeset({ title: value }).title
  if (!path.includes('.head.') && ![typeset(value), asHeading].includes(value))
    errors.push(`"${value}" is not typeset`)
  if (key === 'image' && !images.includes(value)) errors.push(`no image "${value}"`)
  if (key === 'href' && !/^(?:\/|#|https:\/\/|mailto:|tel:)/.test(value))
    errors.push(`"${value}" is no address`)
  if (value.startsWith('/') && !addresses.includes(value.replace(/[?#].*/, '')))
    errors.push(`"${value}" leads to no route`)
  return errors
}

export type Head = { title: string; description: string }

/**
 * By file: titles over 45 characters, after which the name of the organisation needs room,
 * descriptions over 155, and either used for two pages.
 */
export function headErrors(heads: Readonly<Record<string, Head>>): string[] {
  const limits = { title: 45, description: 155 }
  const entries = Object.entries(heads)
  return entries.flatMap(([file, head], index) =>
    (['title', 'description'] as const).flatMap((key) => {
      const errors = []
      const { length } = head[key]
      if (length > limits[key])
        errors.push(`${file}.head.${key}: ${length} characters, over ${limits[key]}`)
      const first = entries.findIndex(([, other]) => other[key] === head[key])
      if (first < index) errors.push(`${file}.head.${key}: used by two pages`)
      return errors
    }),
  )
}

/** The places under `data` that hold no further data, an empty list or object included. */
export function leaves(data: unknown, name: string): Leaf[] {
  return [...valuesIn(data, [name])]
    .filter(
      ([, value]) => typeof value !== 'object' || Object.keys(value ?? {}).length === 0,
    )
    .map(([path, value]) => ({ path: path.join('.'), key: String(path.at(-1)), value }))
}

function isBlank(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || (typeof value === 'object' && value !== null)
}
