import { dayInWords } from '#facts/format/days.ts'
import type { FactFileName } from '#facts/schema/fact-files.ts'
import { textAt, valueAt } from '#facts/schema/record.ts'
import type { RecordIssue } from './issue.ts'

/**
 * What of a record is found on the pages that show it: its own words, or its anchor after a `#`.
 * @param place of a field, whose words do where the file is one record
 */
export function searchTermsFor(
  facts: { readonly [Kind in FactFileName]?: unknown },
  { kind, index, path }: Pick<RecordIssue, 'index' | 'kind' | 'path'>,
): string[] {
  const record = index === null ? facts[kind] : valueAt(facts[kind], index)
  if (kind === 'figures') return [textAt(record, 'value') + textAt(record, 'label')]
  const keys = searchedFields[kind]
  if (keys === undefined) {
    const value = path.reduce<unknown>(valueAt, record)
    if (typeof value !== 'string') return []
    return [/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayInWords(value) : value]
  }
  return keys.flatMap((key) => {
    const text = valueAt(record, key)
    if (typeof text !== 'string') return []
    return [key === 'anchor' ? `#${text}` : text]
  })
}

/** Which fields of a record of these kinds can be found on a page, whichever is asked for. */
const searchedFields: { readonly [Kind in FactFileName]?: readonly string[] } = {
  processors: ['company'],
  claims: ['anchor', 'sentence'],
  'company-questions': ['question'],
  'individual-questions': ['question'],
  courses: ['anchor'],
  'mandatory-trainings': ['anchor'],
  'individual-trainings': ['title'],
  apprenticeship: ['anchor'],
}

/**
 * Finds the pages that show one of some traces: the page that an anchor names below another first,
 * then the addresses of the others, an anchor's with it.
 * @param documents HTML by address
 */
export function createPageFinder(documents: ReadonlyMap<string, string>) {
  const pages = [...documents].map(([address, html]) => ({
    address,
    ...searchableContent(html),
  }))
  return (terms: readonly string[]): string[] => {
    const anchors = terms.filter((term) => term.startsWith('#'))
    const words = terms.filter((term) => !term.startsWith('#')).map(normalize)
    const own = pages.filter(({ address }) =>
      anchors.some((anchor) => {
        const end = anchor.replace('#', '/')
        return address.endsWith(end) && documents.has(address.slice(0, -end.length))
      }),
    )
    const others = pages.flatMap(({ address, ids, text }) => {
      const found = anchors.filter((anchor) => ids.has(anchor.slice(1)))
      if (found.length > 0) return found.map((anchor) => address + anchor)
      return words.some((each) => text.includes(each)) ? [address] : []
    })
    return [...own.map(({ address }) => address), ...others]
  }
}

/** What a visitor reads in a document, with the addresses that its links lead to, and its anchors. */
function searchableContent(html: string) {
  const visible = html.replaceAll(/<!--.*?-->|<(script|style)\b[^]*?<\/\1>/g, '')
  const valuesOf = (name: string) =>
    [...visible.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(
      ([, value = '']) => value,
    )
  return {
    ids: new Set(valuesOf('id')),
    text: normalize([visible.replaceAll(/<[^>]*>/g, ' '), ...valuesOf('href')].join(' ')),
  }
}

const entities: Readonly<Partial<Record<string, string>>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What is typed plainly and what is typeset are one: spaces, joiners and quotation marks do not count. */
function normalize(text: string) {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('’', "'")
    .replaceAll(/[«»“”]/g, '"')
    .replaceAll(/[\s\u2060]+/g, '')
}
