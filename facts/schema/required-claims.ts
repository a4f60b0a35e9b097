/** The ids of the claims that the code of pages refers to. These records must exist. */
export const requiredClaims = [
  'publicFunding',
  'employerAid',
  'apprenticeshipTerms',
  'apprenticeshipLength',
  'preHireFunding',
  'remainingCost',
  'startDelay',
  'trainingAccount',
  'recognisedCertification',
  'regulatedTrainings',
  'replyDelay',
  'emailReplyDelay',
  'cookieRetention',
  'technicalSupport',
] as const
