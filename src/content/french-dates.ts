import { typeset } from '#facts/typeset.ts'
import { opening } from './number-words.ts'

type Part = 'weekday' | 'day' | 'month' | 'year'

const formats = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' })

/** « 20 novembre 2026 », for an ISO date. */
export function dayInWords(iso: string): string {
  return said(iso, ['day', 'month', 'year'])
}

/** « janvier 2027 ». */
export function monthInWords(iso: string): string {
  return said(iso, ['month', 'year'])
}

/** « Le mardi 12 janvier 2027 », or « Du lundi 18 au jeudi 21 janvier 2027 »: what both share is said once. */
export function daysInWords(starts: string, ends: string): string {
  return opening(between(starts, ends, ['weekday', 'day', 'month', 'year']))
}

/** « le 12 janvier 2027 », « du 18 au 21 janvier 2027 ». */
export function spanInWords(starts: string, ends: string): string {
  return between(starts, ends, ['day', 'month', 'year'])
}

function between(starts: string, ends: string, whole: readonly Part[]) {
  if (starts === ends) return `le ${said(starts, whole)}`
  const sameYear = starts.slice(0, 4) === ends.slice(0, 4)
  const sameMonth = starts.slice(0, 7) === ends.slice(0, 7)
  const first = whole.slice(0, sameMonth ? -2 : sameYear ? -1 : undefined)
  return `du ${said(starts, first)} au ${said(ends, whole)}`
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
