import { stripWordJoiners } from '#src/services/plain-text.ts'

/**
 * iCalendar (RFC 5545): lines end with CRLF and hold 75 octets at most. A file is handed over and
 * invites nobody: it names no method, which would ask for an organiser.
 */

export type CalendarEvent = {
  /** Stays when the event moves: an agenda then replaces what it holds by what is newer. */
  uid: string
  /** ISO moment at which this was true. */
  stamp: string
  /** The lines of the beginning, the end and the repetition: see `wholeDays`. */
  times: readonly string[]
  summary: string
  description: string
  location?: string
  url?: string
  /** Days before, at which an agenda reminds of it. */
  remind?: number
}

/**
 * The text of a file.
 * @param maker who makes it, such as `Organisation//Formations`
 * @param head further lines: those of a subscription, then of a time zone that the events name
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

/** What a file says to who subscribes to it (RFC 7986, and what agendas read instead): its name, and to ask each day. */
export function subscription(name: string): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ]
}

function linesOf({ stamp, location, url, remind, ...event }: CalendarEvent) {
  const summary = escaped(event.summary)
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`]
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${momentOf(stamp)}`,
    `LAST-MODIFIED:${momentOf(stamp)}`,
    // It has 32 bits: minutes fit.
    `SEQUENCE:${Math.floor(Date.parse(stamp) / 60_000)}`,
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

/** From one ISO date to another, the last one included. */
export function wholeDays(starts: string, ends: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${compact(starts)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`,
  ]
}

export function dayAfter(iso: string) {
  const date = new Date(iso)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

export const compact = (text: string) => text.replaceAll(/[-:]/g, '')

function escaped(text: string) {
  return stripWordJoiners(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Each further line begins with a space, and no character is cut. */
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
