import { valuesIn } from '#facts/schema/record.ts'
import { typeset } from '#facts/format/typeset.ts'

/** A named piece of content, such as a module's exports. `name` is the start of each error's `place`. */
type Source = { name: string; data: unknown }

type Targets = {
  /** The valid targets of links. */
  addresses: readonly string[]
  /** The names in the sample data, which a real organisation must not publish. */
  sampleNames?: readonly string[]
}

type Leaf = { path: string; key: string; value: unknown }

/** An error in a value, with a French text. `place` is the path of the value, with the name of its source. */
export type ContentError = { place: string; value: unknown; text: string }

export function contentErrors({ name, data }: Source, known: Targets): ContentError[] {
  return leaves(data, name).flatMap((leaf) =>
    [
      ...leafErrors(leaf, known),
      ...nameErrors(String(leaf.value), known.sampleNames ?? []),
    ].map((text) => ({ place: leaf.path, value: leaf.value, text })),
  )
}

export function nameErrors(text: string, sampleNames: readonly string[]): string[] {
  return sampleNames
    .filter((name) => text.includes(name))
    .map((name) => `« ${name} » est un nom de l’exemple`)
}

function leafErrors({ path, key, value }: Leaf, { addresses }: Targets): string[] {
  if (isBlank(key, value)) return ['vide']
  if (typeof value !== 'string') return []
  const errors = []
  // Texts in a page's `head` are typeset only in part, because search results show them as plain text.
  const asHeading = typeset({ title: value }).title
  if (!path.includes('.head.') && ![typeset(value), asHeading].includes(value))
    errors.push(`« ${value} » n’a pas la typographie du site`)
  if (key === 'href' && !/^(?:\/|#|https:\/\/|mailto:|tel:)/.test(value))
    errors.push(`« ${value} » n’est pas une adresse`)
  if (value.startsWith('/') && !addresses.includes(value.replace(/[?#].*/, '')))
    errors.push(`« ${value} » ne mène à aucune page`)
  return errors
}

export type Head = { title: string; description: string }

/**
 * Checks the titles and descriptions of pages, keyed by file. Titles must be short, because the
 * organisation's name is appended to them.
 */
export function headErrors(heads: Readonly<Record<string, Head>>): ContentError[] {
  const limits = { title: 45, description: 155 }
  const entries = Object.entries(heads)
  return entries.flatMap(([file, head], index) =>
    (['title', 'description'] as const).flatMap((key) => {
      const errors = []
      const value = head[key]
      if (value.length > limits[key])
        errors.push(`${value.length} caractères, ${limits[key]} au plus`)
      const first = entries.findIndex(([, other]) => other[key] === value)
      if (first < index) errors.push('le même texte que sur une autre page')
      return errors.map((text) => ({ place: `${file}.head.${key}`, value, text }))
    }),
  )
}

/** Returns the nested values of `data` with their paths. Empty lists and objects count as values. */
export function leaves(data: unknown, name: string): Leaf[] {
  return [...valuesIn(data, [name])]
    .filter(
      ([, value]) => typeof value !== 'object' || Object.keys(value ?? {}).length === 0,
    )
    .map(([path, value]) => ({ path: path.join('.'), key: String(path.at(-1)), value }))
}

/** Returns whether a value is missing. `until` may be '': the text beside it is then out of date. */
function isBlank(key: string, value: unknown) {
  if (typeof value === 'string') return key !== 'until' && value.trim() === ''
  return value === undefined || (typeof value === 'object' && value !== null)
}
