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
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return isoOf(date)
}

/** Negative once the day has gone by. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}

const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** « 1er mars 2027 ». */
export function dayInWords(day: string): string {
  return format.format(new Date(day)).replace(/^1 /, '1er ')
}

function isoOf(date: Date) {
  return date.toISOString().slice(0, 10)
}
