/** Days are ISO dates (`2027-03-01`), which sort as strings and have no time zone. */
import type { Facts } from '#facts/schema/fact-files.ts'

export function addDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return isoOf(date)
}

/** Adds months to a day. If the resulting month is too short, returns its last day. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return isoOf(date)
}

// The formatters are created once, because creating one takes many times as long as using it.
const formatOf = (dateStyle: 'long' | 'full') =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle, timeZone: 'UTC' })
const formats = { long: formatOf('long'), full: formatOf('full') }

/** Formats a day: « 1er mars 2027 », or « lundi 1er mars 2027 » with the style `full`. */
export function dayInWords(day: string, style: keyof typeof formats = 'long'): string {
  return formats[style].format(new Date(day)).replace(/(?<!\d)1 /, '1er ')
}

function isoOf(date: Date) {
  return date.toISOString().slice(0, 10)
}

export function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}

/** The default number of days before a date during which it counts as due. */
export const dueWindowDays = 60

/** Returns `past` after the date, `due` on it and up to `windowDays` days before it, otherwise `undefined`. */
export function levelOn(date: string, day: string, windowDays: number) {
  const days = (Date.parse(date) - Date.parse(day)) / 86_400_000
  if (days < 0) return 'past'
  return days <= windowDays ? 'due' : undefined
}

/** Returns the last valid day `date`, or '' if `day` is later. `null` means no last day, and stays `null`. */
export function validUntil(date: string | null, day: string): string | null {
  return date !== null && date < day ? '' : date
}

export type DatedClaim = Pick<
  Facts['claims'][number],
  'verified' | 'reviewMonths' | 'expires'
>

/** Returns the last valid day of a claim: its expiry or an earlier review. Returns `null` without either. */
export function deadlineOf({ verified, reviewMonths, expires }: DatedClaim): string | null {
  const review = verified === null ? null : addMonths(verified, reviewMonths)
  return earliest([review, expires])
}

export function claimValidUntil(claim: DatedClaim, day: string): string | null {
  return validUntil(deadlineOf(claim), day)
}

export function isOutOfDate(claim: DatedClaim, day: string): boolean {
  return claimValidUntil(claim, day) === ''
}
