import { buildDay } from './content/build-day.ts'
import { companyCourses, mandatoryTrainings } from './content/courses.ts'
import type { CompanyCourse, MandatoryTraining } from './content/courses.ts'
import { organisation } from './content/organisation.ts'
import { agendaAddress, sessionsAfter } from './content/programme.ts'
import { siteUrl } from './site-url.ts'

type Course = CompanyCourse | MandatoryTraining
type Session = Course['sessions'][number]

/** The files of a day (ISO date): sessions that have begun by then have none. */
export function filesOn(day: string): Readonly<Record<string, string>> {
  const lists = [
    { page: '/formations', courses: companyCourses },
    { page: '/solutions/formations-obligatoires', courses: mandatoryTrainings },
  ]
  return Object.fromEntries(
    lists.flatMap(({ page, courses }) =>
      courses.flatMap((course) =>
        sessionsAfter(course, day)
          .filter(({ status }) => status === 'open')
          .map((session) => [
            agendaAddress(session.id).slice(1),
            agendaOf(course, session, `${siteUrl}${page}#${course.anchor}`),
          ]),
      ),
    ),
  )
}

/** An iCalendar file (RFC 5545): lines end with CRLF and hold 75 octets at most. */
export function agendaOf(course: Course, session: Session, url: string): string {
  const { email, name, phone } = organisation
  const sample = course.sample
    ? ' Données d’exemple\u00a0: cette session n’aura pas lieu.'
    : ''
  const description = `${name}, ${phone.display}, ${email}. Programme\u00a0: ${url}${sample}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Formations//FR`,
    'CALSCALE:GREGORIAN',
    ...paris,
    'BEGIN:VEVENT',
    `UID:${session.id}@${new URL(organisation.url).hostname}`,
    `DTSTAMP:${compact(course.updated)}T000000Z`,
    ...timesOf(session),
    `SUMMARY:${escaped(`Formation\u00a0: ${course.title}`)}`,
    `LOCATION:${escaped(session.place)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Hours of each day of the session, or whole days, whose end is the day after the last. */
function timesOf({ starts, ends, times }: Session): string[] {
  if (times === null)
    return [
      `DTSTART;VALUE=DATE:${compact(starts)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`,
    ]
  const at = (time: string) => `TZID=Europe/Paris:${compact(starts)}T${compact(time)}00`
  return [
    `DTSTART;${at(times.from)}`,
    `DTEND;${at(times.to)}`,
    ...(starts === ends ? [] : [repetitionOf(starts, ends)]),
  ]
}

/** Weekends are left out, unless the session begins or ends in one. */
function repetitionOf(starts: string, ends: string) {
  const days = [starts]
  for (let day = starts; day < ends; day = dayAfter(day)) days.push(dayAfter(day))
  const weekdays = days.filter((day) => !isWeekend(day))
  return isWeekend(starts) || isWeekend(ends) || weekdays.length === days.length
    ? `RRULE:FREQ=DAILY;COUNT=${days.length}`
    : `RRULE:FREQ=DAILY;COUNT=${weekdays.length};BYDAY=MO,TU,WE,TH,FR`
}

function dayAfter(iso: string) {
  const date = new Date(iso)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function isWeekend(iso: string) {
  return [0, 6].includes(new Date(iso).getUTCDay())
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '')

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
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

const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

/** The files for agendas, text by name: one a session that is shown and can still be joined. */
export const agendaFiles = filesOn(buildDay)
