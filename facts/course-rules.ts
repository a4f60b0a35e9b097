import { addMonths, dayInWords, standingOf } from './days.ts'
import {
  error,
  isReal,
  notYet,
  remark,
  stillInvented,
  unknownCondition,
  type Around,
  type Path,
  type Remark,
  type Rule,
} from './rule.ts'
import type {
  Apprenticeship,
  CompanyCourse,
  Family,
  IndividualTraining,
  MandatoryTraining,
} from './schema.ts'

type Course = CompanyCourse | MandatoryTraining | IndividualTraining | Apprenticeship

/** A course of a list that has categories. */
export const courseOf = (family: Family): Rule<Exclude<Course, Apprenticeship>> =>
  function* (course, around) {
    const { category } = course
    if (!around.facts.categories[family].some(({ id }) => id === category))
      yield error(['category'], `aucune catégorie ne s’appelle « ${category} »`)
    yield* courseRule(course, around)
  }

/** A training that consumers buy. */
export const individualTraining: Rule<IndividualTraining> = function* (course, around) {
  const { certification, price, trainingAccount } = course
  if (price !== null && 'vat' in price && price.vat === 'HT')
    yield error(['price', 'vat'], 'le prix pour un particulier est TTC ou exonéré')
  if (trainingAccount && certification === null)
    yield error(['trainingAccount'], 'il faut d’abord le code de la certification préparée')
  yield* courseOf('individual-trainings')(course, around)
}

/** Any course. */
export const courseRule: Rule<Course> = function* (course, around) {
  const { image, sample, updated } = course
  if (!around.images.includes(image))
    yield error(['image'], `aucun dessin ne s’appelle « ${image} »`)
  yield* unknownCondition(course, around)
  if (sample)
    yield stillInvented('ses valeurs sont encore inventées', 'Remplacez-les par les vôtres')
  yield* update(updated, around)
  yield* notYet(updated, 'updated', around)
  yield* certificationEnd(course, around)
  yield* sessionRemarks(course, around)
  for (const path of missingFields(course, around))
    yield remark(
      path,
      'non fourni : la page dit « Communiqué avec la proposition »',
      'Remplissez ce champ : l’indicateur 1 du référentiel qualité le demande.',
    )
  if (hasOddDays(course))
    yield remark(
      ['hours'],
      'moins de 3,5 heures ou plus de 8 heures par jour',
      'Comparez la durée en heures à la durée en jours.',
    )
}

function* update(updated: string, { day, horizon }: Around): Generator<Remark> {
  const date = addMonths(updated, 12)
  const level = standingOf(date, day, horizon)
  if (level === undefined) return
  const since = dayInWords(updated)
  yield {
    path: ['updated'],
    level,
    text:
      level === 'past'
        ? `rien n'a changé depuis le ${since}, il y a plus de douze mois`
        : `à relire avant le ${dayInWords(date)}, douze mois après le ${since}`,
    action: 'Relisez la fiche, puis écrivez la date du jour dans « Mis à jour le ».',
    date,
    verified: updated,
  }
}

function* certificationEnd({ certification }: Course, around: Around): Generator<Remark> {
  const date = certification?.until
  const level = date && standingOf(date, around.day, around.horizon)
  if (!date || !level) return
  const isOver = level === 'past'
  yield {
    path: ['certification', 'until'],
    level: isOver && isReal(around) ? 'error' : level,
    text: `la certification ${isOver ? 'est finie depuis' : 'prend fin'} le ${dayInWords(date)}`,
    action: 'Cherchez sur francecompetences.fr si elle est renouvelée.',
    date,
  }
}

function* sessionRemarks({ sessions }: Course, { day, facts }: Around): Generator<Remark> {
  const { city } = facts.identity.address
  for (const [index, session] of sessions.entries()) {
    const { address, delivery, place, starts } = session
    const path = ['sessions', index]
    if (starts <= day)
      yield {
        ...remark(
          [...path, 'starts'],
          'elle a commencé et n’est plus montrée',
          'Retirez cette session, et ajoutez les prochaines dates.',
        ),
        date: starts,
      }
    if (delivery !== 'remote' && address === null && !place.includes(city))
      yield remark(
        [...path, 'address'],
        `« ${place} » est ailleurs qu’à ${city}, et la page donne votre adresse`,
        'Écrivez l’adresse du lieu.',
      )
  }
  const coming = sessions.filter(({ starts }) => starts > day).length
  if (coming > 4)
    yield remark(
      ['sessions'],
      `${coming} sessions à venir, les quatre premières d’emblée, les autres à déplier`,
      'Rien à faire : toutes peuvent être demandées.',
    )
}

function missingFields(course: Course, { day }: Around): Path[] {
  const none = { outcome: '', renewal: '', seatPrice: '' }
  const { access, outcome, renewal, seatPrice } = { ...none, ...course }
  const isDated = course.sessions.some(({ starts }) => starts > day)
  const lines: readonly (readonly [Path, unknown])[] = [
    [['audience'], course.audience],
    [['prerequisites'], course.prerequisites],
    [['contents'], course.contents],
    [['hours'], course.hours],
    [['access', 'how'], access.how],
    [['access', 'days'], access.days],
    [['price'], course.price],
    [['methods'], course.methods],
    [['assessment'], course.assessment],
    [['renewal'], renewal],
    [['outcome'], outcome ?? course.certification],
    [['seatPrice'], isDated ? seatPrice : ''],
  ]
  return lines
    .filter(
      ([[key], value]) =>
        value === null ||
        // No prerequisite is an answer.
        (Array.isArray(value) && value.length === 0 && key !== 'prerequisites'),
    )
    .map(([path]) => path)
}

function hasOddDays(course: Course) {
  if (!('days' in course) || course.hours === null) return false
  const hoursADay = course.hours / Math.ceil(course.days)
  return hoursADay < 3.5 || hoursADay > 8
}
