import facts from '#facts/obligations.json' with { type: 'json' }
import { addMonths, earliest } from '#facts/format/days.ts'
import { agendaAddress, mandatoryTrainings } from './courses.ts'

/**
 * Returns one reminder for each mandatory training that must be repeated. Its interval starts at the
 * end of the next session, or on `today` (ISO date) if no session is planned.
 */
export function remindersOn(today: string) {
  return facts.duties.flatMap(({ training, renewMonths }) => {
    const course = mandatoryTrainings.find(({ anchor }) => anchor === training)
    if (course === undefined || renewMonths === null) return []
    const ends = course.sessions.map((session) => session.ends)
    const from = earliest(ends.filter((day) => day >= today)) ?? today
    const href = agendaAddress(`rappel-${training}`)
    return { course, from, day: addMonths(from, renewMonths), href }
  })
}
