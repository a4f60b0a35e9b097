import apprenticeshipFacts from '#facts/apprenticeship.json' with { type: 'json' }
import companyFacts from '#facts/courses.json' with { type: 'json' }
import individualFacts from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryFacts from '#facts/mandatory-trainings.json' with { type: 'json' }
import { typeset } from '#facts/typeset.ts'

/** The records of `facts/`, typeset, in the order of their files. */
export const companyCourses = typeset(companyFacts)
export const mandatoryTrainings = typeset(mandatoryFacts)
export const individualTrainings = typeset(individualFacts)
/** One, or none of an organisation that trains no apprentices. */
export const apprenticeshipTrainings =
  apprenticeshipFacts === null ? [] : [typeset(apprenticeshipFacts)]

export type {
  Apprenticeship,
  CompanyCourse,
  IndividualTraining,
  MandatoryTraining,
} from '#facts/schema.ts'
