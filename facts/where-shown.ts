import { dayInWords, isDay } from './days.ts'
import { valueAt } from './value-at.ts'

/** What of a record is read on the pages that show it: its own words, an anchor, an address. */
export function tracesOf(
  record: unknown,
  path: readonly PropertyKey[],
  isInList: boolean,
): string[] {
  const value = path.reduce<unknown>(valueAt, record)
  if (!isInList && typeof value === 'string')
    return [isDay(value) ? dayInWords(value) : value]
  return telling
    .map((key) => valueAt(record, key))
    .filter((text) => typeof text === 'string')
    .filter((text) => text.length > 2)
}

const telling = ['anchor', 'sentence', 'question', 'title', 'company', 'label', 'certifier']

/**
 * Finds the pages that show one of some traces, by their addresses.
 * @param documents HTML by address
 */
export function finderOf(documents: ReadonlyMap<string, string>) {
  const pages = [...documents].map(([address, html]) => ({ address, ...readable(html) }))
  return (traces: readonly string[]): string[] => {
    const wanted = traces.map(plain)
    return pages
      .filter(({ attributes, text }) =>
        wanted.some((trace) => text.includes(trace) || attributes.includes(trace)),
      )
      .map(({ address }) => address)
  }
}

/** What a visitor reads in a document, and where its links and anchors lead. */
function readable(html: string) {
  const visible = html.replaceAll(/<!--.*?-->|<(script|style)\b[^]*?<\/\1>/g, '')
  return {
    text: plain(visible.replaceAll(/<[^>]*>/g, ' ')),
    attributes: [...visible.matchAll(/\b(?:href|id)="#?([^"]*)"/g)].map(([, value = '']) =>
      plain(value),
    ),
  }
}

const entities: Readonly<Partial<Record<string, string>>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What is typed plainly and what is typeset are one. */
function plain(text: string) {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('’', "'")
    .replaceAll(/[«"»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([.,:;!?%€"]) ?/g, '$1')
    .trim()
}
