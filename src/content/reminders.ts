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
    const from = earliest(openSessionsAfter(course, today).map(({ ends }) => ends))
    if (from === null) return []
    const href = agendaAddress(`rappel-${training}`)
    return {
      course,
      from,
      renewal: typeset(renewal),
      day: addMonths(from, renewMonths),
      href,
    }
  })
}
