import { typeset } from '#facts/typeset.ts'

type Part = 'weekday' | 'day' | 'month' | 'year'

const formats = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' })

/** « 20 novembre 2026 », for an ISO date. */
export function dayInWords(iso: string): string {
  return said(iso, ['day', 'month', 'year'])
}

/** « Le mardi 12 janvier 2027 », or « Du lundi 18 au jeudi 21 janvier 2027 »: what both share is said once. */
export function daysInWords(starts: string, ends: string): string {
  const whole: Part[] = ['weekday', 'day', 'month', 'year']
  if (starts === ends) return `Le ${said(starts, whole)}`
  const sameYear = starts.slice(0, 4) === ends.slice(0, 4)
  const sameMonth = starts.slice(0, 7) === ends.slice(0, 7)
  const opening = sameMonth ? whole.slice(0, 2) : sameYear ? whole.slice(0, 3) : whole
  return `Du ${said(starts, opening)} au ${said(ends, whole)}`
}

function said(iso: string, wanted: readonly Part[]) {
  const parts = new Map(
    formats.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  const words = wanted.map((part) => {
    const text = parts.get(part) ?? ''
    return part === 'day' && text === '1' ? '1er' : text
  })
  return typeset(words.join(' '))
}
