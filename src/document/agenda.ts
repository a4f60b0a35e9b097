import { buildDay } from '#src/content/build-day.ts'
import {
  addressOf,
  agendaAddress,
  companyCourses,
  courseAgenda,
  mandatoryTrainings,
  programmePath,
  wholeAgenda,
} from '#src/content/courses.ts'
import { addDays, dayInWords } from '#src/content/french-dates.ts'
import * as organisation from '#src/content/organisation.ts'
import { remindersOn } from '#src/content/reminders.ts'
import { calendarOf, compact, subscription, wholeDays } from './icalendar.ts'
import { siteUrl } from './site-url.ts'

const courses = [...companyCourses, ...mandatoryTrainings]

type Course = (typeof courses)[number]
type Session = Course['sessions'][number]

const maker = `${organisation.name}//Formations`

/**
 * Returns the calendar files as of a day (ISO date). A course has a file even without a session, because
 * calendars subscribe to it. A session that is full or over keeps its file, because pages that were opened
 * earlier link to it.
 */
export function filesOn(day: string): Readonly<Record<string, string>> {
  const all = `Formations ${organisation.ofName}`
  const files = [
    ...courses.flatMap((course): (readonly [string, string])[] => [
      ...course.sessions.map(
        (session) => [agendaAddress(session.id), agendaOf(course, session)] as const,
      ),
      [courseAgenda(course), agendaOfAll([course], `${all}\u00a0: ${course.title}`, day)],
    ]),
    [wholeAgenda, agendaOfAll(courses, all, day)] as const,
    ...remindersOn(day).map((one) => [one.href, reminderOf(one)] as const),
  ]
  return Object.fromEntries(files.map(([address, text]) => [address.slice(1), text]))
}

/** Returns the calendar file for the day on which a training must be repeated. */
function reminderOf({
  course,
  from,
  renewal,
  day,
}: ReturnType<typeof remindersOn>[number]) {
  const url = siteUrl + programmePath(course)
  const event = {
    uid: `rappel-${course.anchor}@${new URL(organisation.url).hostname}`,
    revised: course.updated,
    times: wholeDays(day, day),
    summary: `À refaire\u00a0: ${course.title}`,
    description: `${renewal} Pour une formation suivie le ${dayInWords(from)}. Suivie un autre jour\u00a0: déplacez cette date. Programme\u00a0: ${url}`,
    url,
    remind: 60,
  }
  return calendarOf(maker, [event])
}

export function agendaOf(course: Course, session: Session): string {
  return calendarOf(maker, eventsOf(course, session), paris)
}

/** Returns one file with all sessions that end on or after a day, for calendars that subscribe to it. */
function agendaOfAll(some: readonly Course[], name: string, day: string): string {
  const events = some.flatMap((course) =>
    course.sessions
      .filter(({ ends }) => ends >= day)
      .flatMap((session) => eventsOf(course, session)),
  )
  return calendarOf(maker, events, [...subscription(name), ...paris])
}

function eventsOf(course: Course, session: Session) {
  const { email, name, phone } = organisation
  const url = siteUrl + programmePath(course)
  const full = session.status === 'full' ? ' (complet)' : ''
  const sample = course.sample
    ? 'Données d’exemple\u00a0: cette session n’aura pas lieu. '
    : ''
  return runsOf(session).map((run, index) => ({
    // The id of a session contains no full stop, so this suffix cannot produce the id of another session.
    uid: `${session.id}${index === 0 ? '' : `.${index + 1}`}@${new URL(organisation.url).hostname}`,
    // The date of the record. A build of the same facts must not mark its events as changed.
    revised: course.updated,
    times: timesOf(run, session),
    summary: `Formation\u00a0: ${course.title}${full}`,
    location: addressOf(session) ?? session.place,
    // The URL is last: some programs include the words after it in the link.
    description: `${sample}${name}, ${phone.text}, ${email}. Programme\u00a0: ${url}`,
    url,
  }))
}

type Run = { readonly starts: string; readonly ends: string; readonly count: number }

/**
 * Returns the calendar lines for the hours of each day, or for whole days if the hours are unknown. Overseas, the
 * hours have no time zone: calendars then show the same hours everywhere.
 */
function timesOf({ starts, ends, count }: Run, session: Session): string[] {
  const { times } = session
  if (times === null) return wholeDays(starts, ends)
  const postcodes = addressOf(session)?.match(/(?<!\d)\d{5}(?!\d)/g)
  const postcode = postcodes?.at(-1) ?? organisation.address.postcode
  const zone = /^9(?:7|8[678])/.test(postcode) ? '' : ';TZID=Europe/Paris'
  const at = (time: string) => `${zone}:${compact(starts)}T${compact(time)}00`
  return [
    `DTSTART${at(times.from)}`,
    `DTEND${at(times.to)}`,
    ...(count === 1 ? [] : [`RRULE:FREQ=DAILY;COUNT=${count}`]),
  ]
}

/**
 * Returns the runs of consecutive days of a session. Weekends are skipped unless the session starts or
 * ends on one. A repetition that skips days (`BYDAY`) would be simpler, but some programs ignore it.
 */
function runsOf({ starts, ends }: Session): readonly Run[] {
  const days: string[] = []
  for (let day = starts; day <= ends; day = addDays(day, 1)) days.push(day)
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  const isThroughout = weekdays[0] !== starts || weekdays.at(-1) !== ends
  return (isThroughout ? days : weekdays).reduce<readonly Run[]>((runs, day) => {
    const last = runs.at(-1)
    return last && addDays(last.ends, 1) === day
      ? [...runs.slice(0, -1), { ...last, ends: day, count: last.count + 1 }]
      : [...runs, { starts: day, ends: day, count: 1 }]
  }, [])
}

const paris = (
  'BEGIN:VTIMEZONE TZID:Europe/Paris ' +
  'BEGIN:STANDARD DTSTART:19961027T030000 RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU ' +
  'TZNAME:CET TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD ' +
  'BEGIN:DAYLIGHT DTSTART:19810329T020000 RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU ' +
  'TZNAME:CEST TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT END:VTIMEZONE'
).split(' ')

export const agendaFiles = filesOn(buildDay)
