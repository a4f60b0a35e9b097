import { dayInWords } from '#facts/format/days.ts'
import type { FactFileName } from '#facts/schema/fact-files.ts'
import { textAt, valueAt } from '#facts/schema/record.ts'
import type { RecordIssue } from './issue.ts'

/** Returns search terms for the pages that show a record or a value: texts, and anchors that begin with `#`. */
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

/** The fields whose values identify a record on pages. For other kinds, the value with the issue is searched for. */
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
 * Returns a function that finds the URLs of the pages with one of the given terms. The page of the
 * record itself comes first. A URL includes the anchor if the page contains it.
 * @param documents the HTML of each page by URL
 */
export function createPageFinder(documents: ReadonlyMap<string, string>) {
  const pages = [...documents].map(([address, html]) => ({
    address,
    ...searchableContent(html),
  }))
  return (terms: readonly string[]): string[] => {
    const anchors = terms.filter((term) => term.startsWith('#'))
    const texts = terms.filter((term) => !term.startsWith('#'))
    // Every page contains the empty text.
    const words = texts.map(normalize).filter((word) => word !== '')
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

/** Removes the differences between typed texts and typeset HTML, such as spaces and quotation marks. */
function normalize(text: string) {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('’', "'")
    .replaceAll(/[«»“”]/g, '"')
    .replaceAll(/[\s\u2060]+/g, '')
}
