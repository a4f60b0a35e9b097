import type { Facts } from '#facts/schema/fact-files.ts'
import { weekdays } from '#facts/schema/weekdays.ts'

type Opening = Facts['identity']['openingHours']['week']

/** Formats opening hours for a list: « Lundi – vendredi » and « 9h-12h30 sur rendez-vous ». */
export function openingInFigures({ from, to, opens, closes, note }: Opening) {
  const short = (time: string) => hourOf(time, 'h', '')
  return {
    days: to === null ? from : `${from} – ${to.toLowerCase()}`,
    opens,
    closes,
    text: `${short(opens)}-${short(closes)}${note === null ? '' : ` ${note}`}`,
  }
}

/** Formats opening hours for a sentence, untypeset: « du lundi au vendredi de 9 h à 18 h ». */
export function openingInWords({ from, to, opens, closes }: Opening): string {
  const [first, last] = [from, to].map((day) => day?.toLowerCase())
  const span = last === undefined ? `le ${first}` : `du ${first} au ${last}`
  return `${span} ${hoursSpan(opens, closes)}`
}

/** Formats a span of hours: « de 9 h à 12 h 30 ». */
export function hoursSpan(from: string, to: string): string {
  return `de ${hourOf(from, ' h', ' ')} à ${hourOf(to, ' h', ' ')}`
}

/** Returns all days of an opening, inclusive. */
export function openingDays({ from, to }: Opening): readonly Opening['from'][] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to ?? from) + 1)
}

function hourOf(time: string, mark: string, space: string) {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}${mark}${minutes === '00' ? '' : `${space}${minutes}`}`
}
