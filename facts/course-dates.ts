import type { Course } from './course-rules.ts'
import { addMonths, dayInWords } from './days.ts'
import { standingOf } from './deadlines.ts'
import { isReal, remarksOnEach, type Around, type Remark, type Rule } from './rule.ts'
import type { Apprenticeship } from './schema.ts'

/** What of a course is due or past, and that its values are still the example's. */
export const datedCourses: Rule<readonly Course[]> = remarksOnEach(remarksOn)
export const datedApprenticeship: Rule<Apprenticeship | null> = (training, around) =>
  training === null ? [] : remarksOn(training, around)

function remarksOn(course: Course, around: Around): Remark[] {
  return [
    ...sampleOf(course),
    ...updateOf(course, around),
    ...certificationOf(course, around),
    ...sessionsOf(course, around),
  ]
}

function sampleOf({ sample }: Course): Remark[] {
  if (!sample) return []
  return [
    {
      path: [],
      level: 'sample',
      text: 'ses valeurs sont encore inventées',
      action:
        'Remplacez-les par les vôtres, puis décochez « Ces valeurs sont encore inventées ».',
    },
  ]
}

function updateOf({ updated }: Course, { day, horizon }: Around): Remark[] {
  const date = addMonths(updated, 12)
  const level = standingOf(date, day, horizon)
  if (level === undefined) return []
  return [
    {
      path: ['updated'],
      level,
      text:
        level === 'past'
          ? `rien n'a changé depuis le ${dayInWords(updated)}, il y a plus de douze mois`
          : `à relire avant le ${dayInWords(date)}, douze mois après le ${dayInWords(updated)}`,
      action: 'Relisez la fiche, puis écrivez la date du jour dans « Mis à jour le ».',
      date,
      verified: updated,
    },
  ]
}

function certificationOf({ certification }: Course, around: Around): Remark[] {
  if (certification === null) return []
  const { until } = certification
  const standing = standingOf(until, around.day, around.horizon)
  if (standing === undefined) return []
  const isOver = standing === 'past'
  return [
    {
      path: ['certification', 'until'],
      level: isOver && isReal(around) ? 'error' : standing,
      text: `la certification ${isOver ? 'est finie depuis' : 'prend fin'} le ${dayInWords(until)}`,
      action: 'Cherchez sur francecompetences.fr si elle est renouvelée.',
      date: until,
    },
  ]
}

function sessionsOf({ sessions }: Course, { day }: Around): Remark[] {
  return sessions.flatMap(({ starts }, index) =>
    starts > day
      ? []
      : [
          {
            path: ['sessions', index, 'starts'],
            text: 'elle a commencé et n’est plus montrée',
            action: 'Retirez cette session, et ajoutez les prochaines dates.',
            date: starts,
          },
        ],
  )
}
