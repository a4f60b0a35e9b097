import { pagesLeftOut } from '#facts/schema/optional-pages.ts'
import type * as schema from '#facts/schema/schema.ts'
import { typeset } from '#facts/format/typeset.ts'
import { facts } from './facts.ts'
import * as organisation from './organisation.ts'

export const companyCourses = typeset(facts.courses)
export const individualTrainings = typeset(facts['individual-trainings'])
/** The pages that are not published, because they describe offers that the organisation does not have. */
export const leftOut = pagesLeftOut(facts)
// These lists are empty if the organisation does not offer such trainings.
const { offers } = facts.identity
export const mandatoryTrainings = offers.mandatoryTrainings
  ? typeset(facts['mandatory-trainings'])
  : []
export const apprenticeshipTrainings = offers.apprenticeship
  ? [typeset(facts.apprenticeship)]
  : []

/** A course that has its own page. */
export type Programme =
  | schema.CompanyCourse
  | schema.MandatoryTraining
  | schema.Apprenticeship
export type Course = Programme | schema.IndividualTraining

/** Returns the amount of a price per group or per person. */
export function amountOf(price: Extract<Course['price'], { vat: string }>) {
  const { kind, vat } = price
  return kind === 'perGroup'
    ? { euros: price.eurosPerGroup, vat, isPerPerson: false }
    : { euros: price.eurosPerPerson, vat, isPerPerson: true }
}

/** Returns the amount for one person in an open session, or `null` if the course has none. */
export function seatAmountOf(course: Course) {
  const seat = 'seatPrice' in course ? course.seatPrice : null
  return seat && { euros: seat.euros, vat: seat.vat, isPerPerson: true }
}

export const programmes: readonly Programme[] = [
  ...companyCourses,
  ...mandatoryTrainings,
  ...apprenticeshipTrainings,
]

export function programmePath(programme: Programme): string {
  const list =
    'legalBasis' in programme
      ? '/solutions/formations-obligatoires'
      : 'diploma' in programme
        ? '/solutions/apprentissage'
        : '/formations'
  return `${list}/${programme.anchor}`
}

export function courseAt(path: string): Programme | undefined {
  return programmes.find((programme) => programmePath(programme) === path)
}

/** Returns the sessions that begin after a day (ISO date), earliest first. */
export function sessionsAfter({ sessions }: Pick<Course, 'sessions'>, day: string) {
  return sessions
    .filter(({ starts }) => starts > day)
    .toSorted((one, other) => one.starts.localeCompare(other.starts))
}

/** Returns the sessions after a day that are not full. */
export const openSessionsAfter = (course: Pick<Course, 'sessions'>, day: string) =>
  sessionsAfter(course, day).filter(({ status }) => status === 'open')

/** Returns the other programmes whose titles a course mentions in `seeAlso`. */
export function relatedTo(course: Programme): readonly Programme[] {
  const text = withPlainSpaces('seeAlso' in course ? (course.seeAlso ?? '') : '')
  return programmes.filter(({ anchor, title }) => {
    // A mention of « Excel avancé » is no mention of « Excel ».
    const longer = programmes.filter((other) => other.title.length > title.length)
    const rest = longer.reduce(
      (left, other) => left.replaceAll(withPlainSpaces(other.title), '\n'),
      text,
    )
    return anchor !== course.anchor && rest.includes(withPlainSpaces(title))
  })
}

/** Makes spaces plain and removes word joiners, because names and sentences are typeset differently. */
function withPlainSpaces(text: string) {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')
}

/** Separates words with one space. Words may contain hyphens: « Saint-Paul » does not contain the word « Paul ». */
function wordsOf(text: string) {
  return ` ${withPlainSpaces(text).replaceAll(/[^\p{L}\d-]+/gu, ' ')} `
}

/** Returns the path of a calendar file. `id` is the id of a session or another file name. */
export const agendaAddress = (id: string) => `/agenda/${id}.ics`
/** Returns the path of the calendar with all sessions of a course that have not ended. */
export const courseAgenda = ({ anchor }: Programme) => agendaAddress(`formation-${anchor}`)
/** The path of the calendar of all company courses and mandatory trainings, without past sessions. */
export const wholeAgenda = agendaAddress('sessions')

/**
 * Returns the address of a session, or `null` for a remote session. A session without an address of its own
 * is at the organisation's address if it takes place in the same town. Otherwise its place is returned.
 */
export function addressOf(session: Programme['sessions'][number]): string | null {
  const { address, delivery, place } = session
  const { street, postcode, city } = organisation.address
  if (delivery === 'remote') return null
  const own = wordsOf(place).includes(wordsOf(city))
    ? `${street}, ${postcode} ${city}`
    : place
  return typeset(address ?? own)
}
