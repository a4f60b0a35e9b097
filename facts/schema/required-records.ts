/** The ids of the records that the code of pages refers to. These records must exist. */
export const requiredRecords = {
  claims: [
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
  ],
  figures: ['companies', 'experience'],
} as const
