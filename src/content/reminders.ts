import { addMonths } from '#facts/format/days.ts'
import { typeset } from '#facts/format/typeset.ts'
import { agendaAddress, mandatoryTrainings, openSessionsAfter } from './courses.ts'
import { facts } from './facts.ts'

/**
 * Returns a reminder for each mandatory training that must be repeated and has open sessions after
 * `today` (ISO date). Its interval starts when the next of these sessions ends.
 */
export function remindersOn(today: string) {
  return facts.obligations.duties.flatMap(({ training, renewal, renewMonths }) => {
    const course = mandatoryTrainings.find(({ anchor }) => anchor === training)
    if (course === undefined || renewMonths === null) return []
    const [next] = openSessionsAfter(course, today)
    if (next === undefined) return []
    const { starts, ends: from } = next
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
