import { addMonths, dayInWords } from './days.ts'
import {
  absent,
  dueOn,
  error,
  isReal,
  remark,
  stillInvented,
  type Context,
  type Remark,
  type Rule,
} from './rule.ts'
import type {
  Apprenticeship,
  CompanyCourse,
  IndividualTraining,
  MandatoryTraining,
} from './schema.ts'

type Course = CompanyCourse | MandatoryTraining | IndividualTraining | Apprenticeship

/** A training that consumers buy. */
export const individualTraining: Rule<IndividualTraining> = function* (course, context) {
  const { certification, price, trainingAccount } = course
  if (price !== null && 'vat' in price && price.vat === 'HT')
    yield error(['price', 'vat'], 'le prix pour un particulier est TTC ou exonéré')
  if (trainingAccount && certification === null)
    yield error(['trainingAccount'], 'il faut d’abord le code de la certification préparée')
  yield* courseRule(course, context)
}

/** Any course. */
export const courseRule: Rule<Course> = function* (course, context) {
  const { certification, updated } = course
  if (course.sample)
    yield stillInvented('ses valeurs sont encore inventées', 'Remplacez-les par les vôtres')
  const review = addMonths(updated, 12)
  const since = dayInWords(updated)
  yield* dueOn(review, context, (isPast) => ({
    path: ['updated'],
    text: isPast
      ? `rien n'a changé depuis le ${since}, il y a plus de douze mois`
      : `à relire avant le ${dayInWords(review)}, douze mois après le ${since}`,
    action: 'Relisez la fiche, puis écrivez la date du jour dans « Mis à jour le ».',
    verified: updated,
  }))
  yield* dueOn(certification?.until, context, (isPast) => ({
    path: ['certification', 'until'],
    ...(isPast && isReal(context) && { level: 'error' }),
    text: `la certification ${isPast ? 'est finie depuis' : 'prend fin'} le ${dayInWords(certification?.until ?? '')}`,
    action: 'Cherchez sur francecompetences.fr si elle est renouvelée.',
  }))
  yield* begunSessions(course, context)
  yield* absentOffers(course, context)
}

function* begunSessions({ sessions }: Course, { day }: Context): Generator<Remark> {
  for (const [index, { starts }] of sessions.entries())
    if (starts <= day)
      yield {
        ...remark(
          ['sessions', index, 'starts'],
          'elle a commencé et n’est plus montrée',
          'Retirez cette session, et ajoutez les prochaines dates.',
        ),
        date: starts,
      }
}

/** An end that nothing tells, and dates to join at an unknown price. */
function* absentOffers(course: Course, { day }: Context): Generator<Remark> {
  if ('outcome' in course && course.outcome === null && course.certification === null)
    yield absent(['outcome'], 'proposal')
  const isDated = course.sessions.some(({ starts }) => starts > day)
  if ('seatPrice' in course && course.seatPrice === null && isDated)
    yield absent(['seatPrice'], 'proposal')
}
