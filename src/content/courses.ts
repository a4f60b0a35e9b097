import apprenticeshipFacts from '#facts/apprenticeship.json' with { type: 'json' }
import companyFacts from '#facts/courses.json' with { type: 'json' }
import individualFacts from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryFacts from '#facts/mandatory-trainings.json' with { type: 'json' }
import { typeset } from '#facts/typeset.ts'

/** The records of `facts/`, typeset, in the order of their files. */
export const companyCourses = typeset(companyFacts)
export const mandatoryTrainings = typeset(mandatoryFacts)
export const individualTrainings = typeset(individualFacts)
export const apprenticeshipTraining = typeset(apprenticeshipFacts)
/** Empty for who trains no apprentices: their page leads on to others. */
export const offeredApprenticeship = apprenticeshipTraining.offered
  ? [apprenticeshipTraining]
  : []

export type {
  Apprenticeship,
  CompanyCourse,
  IndividualTraining,
  MandatoryTraining,
} from '#facts/schema.ts'
