import { punctuate, typeset } from '#facts/format/typeset.ts'
import { mapTexts, valueAt } from '#facts/schema/record.ts'
import { filled } from './placeholders.ts'

/**
 * Fills in the placeholders of texts that a page does not display, such as its title. Only the spaces and
 * the punctuation of these texts are typeset.
 */
export const plainTexts = <const T>(value: T): T => mapTexts(filled(value), punctuate)

/**
 * Adds data to the texts of a page, such as the targets of links and the conditions of claims. Then
 * fills in the placeholders and typesets the texts.
 */
export function pageTexts<Texts extends object, Data extends object>(
  { head, ...texts }: Texts & { head: HeadTexts },
  data: Data,
) {
  return { head: plainTexts(head), texts: typeset(filled(merged(texts, data))) }
}

export type HeadTexts = { title: string; description: string }

/** Merges groups of texts and data recursively. Any other value of `data` replaces the text. */
function merged<Texts extends object, Data extends object>(
  texts: Texts,
  data: Data,
): Texts & Data
function merged(texts: object, data: object): object {
  const added = Object.entries(data).map(([key, value]: [string, unknown]) => {
    const group = valueAt(texts, key)
    return [key, isGroup(group) && isGroup(value) ? merged(group, value) : value] as const
  })
  return { ...texts, ...Object.fromEntries(added) }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
