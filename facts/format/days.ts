/** Days are ISO dates: they compare as texts, and no time zone moves them. */

export function addDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return isoOf(date)
}

/** The same day some months on, or the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return isoOf(date)
}

// Making one takes fifty times as long as using it.
const formatOf = (dateStyle: 'long' | 'full') =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle, timeZone: 'UTC' })
const formats = { long: formatOf('long'), full: formatOf('full') }

/** « 1er mars 2027 », in full « lundi 1er mars 2027 ». */
export function dayInWords(day: string, style: keyof typeof formats = 'long'): string {
  return formats[style].format(new Date(day)).replace(/(?<!\d)1 /, '1er ')
}

function isoOf(date: Date) {
  return date.toISOString().slice(0, 10)
}

/** The first of some days; null where there is none. */
export function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}

/** Days before its date at which something is due. */
export const dueWindowDays = 60

/** The level of a date on a day: its last day is still due, the day after is past. */
export function levelOn(date: string, day: string, horizon: number) {
  const days = (Date.parse(date) - Date.parse(day)) / 86_400_000
  if (days < 0) return 'past'
  return days <= horizon ? 'due' : undefined
}

/** The last day on which something holds, as it is told on a day: '' where that is past, null without. */
export function validUntil(date: string | null, day: string): string | null {
  return date !== null && date < day ? '' : date
}

export type DatedClaim = {
  verified: string | null
  reviewMonths: number
  expires: string | null
}

/** The last day on which a claim may be told as it is: its end, or its next review if that is sooner. */
export function deadlineOf({ verified, reviewMonths, expires }: DatedClaim): string | null {
  const review = verified === null ? null : addMonths(verified, reviewMonths)
  return earliest([review, expires])
}

/** The last day on which a claim holds, as it is told on a day: see `heldUntil`. */
export function claimValidUntil(claim: DatedClaim, day: string): string | null {
  return validUntil(deadlineOf(claim), day)
}

/** Whether what a claim says is no longer known to be true. */
export function isOutOfDate(claim: DatedClaim, day: string): boolean {
  return claimValidUntil(claim, day) === ''
}
