import * as days from '#facts/format/days.ts'
import { typeset } from '#facts/format/typeset.ts'
import { capitalized } from './number-words.ts'

export { addDays } from '#facts/format/days.ts'

/** Formats an ISO date: « 20 novembre 2026 ». */
export function dayInWords(iso: string): string {
  return typeset(days.dayInWords(iso))
}

/** Formats the month of an ISO date: « novembre 2026 ». */
export function monthInWords(iso: string): string {
  return dayInWords(iso).replace(/^\S+\s/, '')
}

/** Formats a period with weekdays: « Le mardi 12 janvier 2027 », « Lundi 1er et mardi 2 mars 2027 ». */
export function daysInWords(starts: string, ends: string): string {
  return capitalized(between(starts, ends, 'full'))
}

/** Formats a period within a sentence: « le 12 janvier 2027 », « du 18 au 21 janvier 2027 ». */
export function spanInWords(starts: string, ends: string): string {
  return between(starts, ends, 'long')
}

function between(starts: string, ends: string, style: 'long' | 'full') {
  const last = days.dayInWords(ends, style)
  if (starts === ends) return typeset(`le ${last}`)
  const sameYear = starts.slice(0, 4) === ends.slice(0, 4)
  const sameMonth = starts.slice(0, 7) === ends.slice(0, 7)
  const words = days.dayInWords(starts, style).split(' ')
  const first = words.slice(0, sameMonth ? -2 : sameYear ? -1 : undefined)
  if (days.addDays(starts, 1) === ends)
    return typeset(`${style === 'full' ? '' : 'les '}${first.join(' ')} et ${last}`)
  return typeset(`du ${first.join(' ')} au ${last}`)
}

/** Formats a duration in days: « 3 jours », « Une demi-journée ». */
export function lengthOf(days: number) {
  if (days === 0.5) return 'Une demi-\u2060journée'
  const whole = Math.floor(days)
  const half = days > whole ? ' et demi' : ''
  return typeset(`${countedDays(whole)}${half}`)
}

/** Formats a number of days: « 1 jour », « 30 jours ». */
export const countedDays = (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`

/** Formats a range of durations in days: « de 1 à 3 jours », « d’une demi-journée à 2 jours », « de 2 jours ». */
export function lengthRange(shortest: number, longest: number) {
  const isWhole = Number.isInteger(shortest) && shortest < longest
  const first = isWhole ? String(shortest) : lengthOf(shortest)
  const start = shortest < 1 ? 'd’une demi-journée' : `de ${first}`
  return shortest === longest ? start : `${start} à ${lengthOf(longest)}`
}
