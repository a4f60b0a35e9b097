import { addDays } from '#src/content/french-dates.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'

/**
 * Writes iCalendar files (RFC 5545). Lines end with CRLF and have at most 75 octets. METHOD is omitted,
 * because the events invite no one.
 */

export type CalendarEvent = {
  /** Identifies the event across changes, so that a calendar replaces its older version. */
  uid: string
  /** ISO date or moment of the last change. A calendar replaces an event with its later version. */
  revised: string
  /** The lines for start, end and recurrence, for example from `wholeDays`. */
  times: readonly string[]
  summary: string
  description: string
  location?: string
  url?: string
  /** The number of days before the event at which the calendar shows a reminder. */
  remind?: number
}

/**
 * Returns the text of a calendar file.
 * @param maker the product identifier, such as `Organisation//Formations`
 * @param head further lines of the calendar, such as those of a subscription and of a time zone
 */
export function calendarOf(
  maker: string,
  events: readonly CalendarEvent[],
  head: readonly string[] = [],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${maker}//FR`)}`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Returns the name and the daily refresh interval of a subscription (RFC 7986 and its precursors). */
export function subscription(name: string): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ]
}

function linesOf({ revised, location, url, remind, ...event }: CalendarEvent) {
  const summary = escaped(event.summary)
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`]
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${momentOf(revised)}`,
    `LAST-MODIFIED:${momentOf(revised)}`,
    // SEQUENCE counts minutes, because it is limited to 32 bits.
    `SEQUENCE:${Math.floor(Date.parse(revised) / 60_000)}`,
    ...event.times,
    `SUMMARY:${summary}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(event.description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(remind === undefined ? [] : [...alarm, `TRIGGER:-P${remind}D`, 'END:VALARM']),
    'END:VEVENT',
  ]
}

const momentOf = (iso: string) => compact(new Date(iso).toISOString()).replace(/\.\d+/, '')

/** Returns the DTSTART and DTEND lines of an all-day event. Both ISO dates are inclusive. */
export function wholeDays(starts: string, ends: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${compact(starts)}`,
    `DTEND;VALUE=DATE:${compact(addDays(ends, 1))}`,
  ]
}

export const compact = (text: string) => text.replaceAll(/[-:]/g, '')

function escaped(text: string) {
  return stripWordJoiners(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Folds a line at 75 octets. Continuation lines begin with a space; characters are not split. */
function folded(line: string) {
  let octets = 0
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character)
    octets += size
    if (octets <= 75) return character
    octets = 1 + size
    return `\r\n ${character}`
  }).join('')
}
