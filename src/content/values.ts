import type { requiredClaims } from '#facts/schema/required-claims.ts'
import { recordOf } from '#facts/schema/record.ts'
import { typeset } from '#facts/format/typeset.ts'
import { facts } from './facts.ts'
import { capitalized, counted } from './number-words.ts'

// Separate exports let the bundler include only the figures that the site uses.
export const apprenticeshipAge = figureOf('apprenticeshipTerms')
export const apprenticeshipLength = figureOf('apprenticeshipLength')
export const cookieRetention = figureOf('cookieRetention')
export const emailReplyDelay = figureOf('emailReplyDelay')
export const employerAid = figureOf('employerAid')
export const preHireFunding = figureOf('preHireFunding')
export const remainingCost = figureOf('remainingCost')
export const replyDelay = figureOf('replyDelay')
export const startDelay = figureOf('startDelay')
export const technicalSupport = figureOf('technicalSupport')
/** The availability in full: « 24 h/24 et 7 j/7 » for « 24/7 ». */
export const technicalSupportInFull = typeset(
  technicalSupport.replace(/^(\d+)\/(\d+)$/, '$1 h/$1 et $2 j/$2'),
)
// The numbers of trainings and answers, in words.
export const companyCourses = capitalized(counted(facts.courses.length, 'formation'))
export const mandatoryTrainings = capitalized(
  counted(facts['mandatory-trainings'].length, 'formation'),
)
export const individualTrainings = counted(
  facts['individual-trainings'].length,
  'formation',
)
export const individualAnswers = counted(facts['individual-questions'].length, 'réponse')

function figureOf(id: (typeof requiredClaims)[number]) {
  const { figure, title } = recordOf(facts.claims, id)
  if (figure === null) throw new Error(`Condition « ${title} » : il manque le chiffre.`)
  return typeset(figure)
}
