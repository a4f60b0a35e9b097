import apprenticeshipFacts from '#facts/apprenticeship.json' with { type: 'json' }
import companyFacts from '#facts/courses.json' with { type: 'json' }
import individualFacts from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryFacts from '#facts/mandatory-trainings.json' with { type: 'json' }
import type * as facts from '#facts/schema.ts'
import { typeset } from '#facts/typeset.ts'
import * as organisation from './organisation.ts'

/** The records of `facts/`, typeset, in the order of their files. */
export const companyCourses = typeset(companyFacts)
export const mandatoryTrainings = typeset(mandatoryFacts)
export const individualTrainings = typeset(individualFacts)
/** One, or none of an organisation that trains no apprentices. */
export const apprenticeshipTrainings =
  apprenticeshipFacts === null ? [] : [typeset(apprenticeshipFacts)]

/** A course that has a page of its own. */
export type Programme = facts.CompanyCourse | facts.MandatoryTraining | facts.Apprenticeship
export type Course = Programme | facts.IndividualTraining

/** All of them, list by list. */
export const programmes: readonly Programme[] = [
  ...companyCourses,
  ...mandatoryTrainings,
  ...apprenticeshipTrainings,
]

/** Address of its page. */
export function programmePath(programme: Programme): string {
  const list =
    'legalBasis' in programme
      ? '/solutions/formations-obligatoires'
      : 'diploma' in programme
        ? '/solutions/apprentissage'
        : '/formations'
  return `${list}/${programme.anchor}`
}

/** Whose page that is. */
export function courseAt(path: string): Programme | undefined {
  return programmes.find((programme) => programmePath(programme) === path)
}

/** The file of a session for an agenda. */
export const agendaAddress = (id: string) => `/agenda/${id}.ics`
/** That of all sessions to come of a course: an agenda may subscribe to it. */
export const courseAgenda = ({ anchor }: Programme) => agendaAddress(`formation-${anchor}`)
/** That of all sessions of all courses. */
export const wholeAgenda = agendaAddress('sessions')

/**
 * The full address of a session; null at a distance. Without one it is the organisation's own, or
 * in another town as much as is known.
 */
export function addressOf(session: Programme['sessions'][number]): string | null {
  const { address, delivery, place } = session
  const { street, postcode, city } = organisation.address
  if (delivery === 'remote') return null
  const own = place.includes(city) ? `${street}, ${postcode} ${city}` : place
  return typeset(address ?? own)
}
