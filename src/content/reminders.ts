import { addMonths, earliest } from '#facts/format/days.ts'
import { typeset } from '#facts/format/typeset.ts'
import { agendaAddress, mandatoryTrainings, openSessionsAfter } from './courses.ts'
import { facts } from './facts.ts'

/**
 * Returns a reminder for each mandatory training that must be repeated and has open sessions after
 * `today` (ISO date). Its interval starts when the first of these sessions ends.
 */
export function remindersOn(today: string) {
  return facts.obligations.duties.flatMap(({ training, renewal, renewMonths }) => {
    const course = mandatoryTrainings.find(({ anchor }) => anchor === training)
    if (course === undefined || renewMonths === null) return []
    const sessions = openSessionsAfter(course, today)
    const starts = earliest(sessions.map((session) => session.starts))
    const from = earliest(sessions.map(({ ends }) => ends))
    if (starts === null || from === null) return []
    const href = agendaAddress(`rappel-${training}`)
    return {
      course,
      /** The first day of the next session. From this day on, the reminder is out of date. */
      starts,
      from,
      renewal: typeset(renewal),
      day: addMonths(from, renewMonths),
      href,
    }
  })
}
