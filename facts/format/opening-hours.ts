import type { Facts } from '#facts/schema/fact-files.ts'
import { weekdays } from '#facts/schema/weekdays.ts'

type Opening = Facts['identity']['openingHours']['week']

/** Formats opening hours for a list: « Lundi – vendredi » and « 9h-12h, 14h-18h sur rendez-vous ». */
export function openingInFigures({ from, to, hours, note }: Opening) {
  const short = (time: string) => hourOf(time, 'h', '')
  // Only two ranges can be too long for one line. A word joiner keeps each of them together.
  const dash = hours.length > 1 ? '-\u2060' : '-'
  const spans = hours.map(({ opens, closes }) => short(opens) + dash + short(closes))
  return {
    days: to === null ? from : `${from} – ${to.toLowerCase()}`,
    text: withNote(spans.join(', '), note),
  }
}

/** Formats opening hours for a sentence, such as « du lundi au vendredi de 9 h à 18 h », not yet typeset. */
export function openingInWords(opening: Opening): string {
  const spans = opening.hours.map(({ opens, closes }) => hoursSpan(opens, closes))
  return `${daysInWords(opening)} ${spans.join(' et ')}`
}

/** Formats the days of opening hours for a sentence, such as « du lundi au vendredi ». */
export function daysInWords({ from, to }: Opening): string {
  const [first, last] = [from, to].map((day) => day?.toLowerCase())
  return last === undefined ? `le ${first}` : `du ${first} au ${last}`
}

export function openingsOf({ week, saturday }: Facts['identity']['openingHours']) {
  return saturday === null ? [week] : [week, saturday]
}

/** Formats all opening hours and their notes for a sentence. The result is not yet typeset. */
export function openingsInWords(openingHours: Facts['identity']['openingHours']) {
  return openingsOf(openingHours)
    .map((opening) => withNote(openingInWords(opening), opening.note))
    .join(', ')
}

const withNote = (text: string, note: string | null) =>
  note === null ? text : `${text} ${note}`

/** Formats a time span: « de 9 h à 12 h 30 ». */
export function hoursSpan(from: string, to: string): string {
  return `de ${hourOf(from, ' h', ' ')} à ${hourOf(to, ' h', ' ')}`
}

export function openingDays({ from, to }: Opening): readonly Opening['from'][] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to ?? from) + 1)
}

function hourOf(time: string, mark: string, space: string) {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}${mark}${minutes === '00' ? '' : `${space}${minutes}`}`
}
