import { unknownBlanks } from './blanks.ts'
import {
  datedCertificate,
  missingCertificate,
  placeholderBadges,
  uncoveredApprenticeship,
  wrongFile,
} from './certificate-rules.ts'
import { datedClaims, unprovenClaims, untimelyClaims } from './claim-rules.ts'
import { datedApprenticeship, datedCourses } from './course-dates.ts'
import {
  brokenApprenticeship,
  brokenCourses,
  notYet,
  brokenTrainings,
  remarkableApprenticeship,
  remarkableCourses,
  unknownCategory,
  unknownCondition,
} from './course-rules.ts'
import { fundingFaults } from './funding-faults.ts'
import {
  absentValues,
  inventedValues,
  sampleIdentity,
  wrongNumbers,
} from './identity-rules.ts'
import type { Facts, KindName } from './kinds.ts'
import {
  unconfirmedProcessors,
  unexplainedFigures,
  untimelyProcessors,
} from './result-rules.ts'
import { ofEach, ofRecord, type Rules } from './rule.ts'

const questions: Rules<Facts['company-questions']> = {
  errors: [
    ofEach(({ answer, condition }, { facts }) => [
      unknownCondition(condition, facts.claims),
      ...unknownBlanks(answer, facts),
    ]),
  ],
}

/** THE list of what no schema sees, by kind. */
export const rules: { readonly [Kind in KindName]?: Rules<Facts[Kind]> } = {
  identity: {
    warnings: [
      ofRecord(({ legalTextsUpdated }, { day }) => [
        notYet(legalTextsUpdated, ['legalTextsUpdated'], day),
      ]),
      sampleIdentity,
      inventedValues,
      wrongNumbers,
      absentValues,
    ],
  },
  certificate: {
    errors: [wrongFile],
    warnings: [
      missingCertificate,
      datedCertificate,
      placeholderBadges,
      uncoveredApprenticeship,
    ],
  },
  services: { warnings: [inventedValues] },
  processors: { warnings: [unconfirmedProcessors, untimelyProcessors] },
  claims: { warnings: [datedClaims, untimelyClaims, unprovenClaims] },
  figures: {
    errors: [
      ofEach(({ condition }, { facts }) => [unknownCondition(condition, facts.claims)]),
    ],
    warnings: [unexplainedFigures],
  },
  'company-questions': questions,
  'individual-questions': questions,
  funding: { errors: [(funding, { facts }) => fundingFaults(funding, facts.claims)] },
  courses: {
    errors: [unknownCategory('courses'), brokenCourses],
    warnings: [datedCourses, remarkableCourses],
  },
  'mandatory-trainings': {
    errors: [unknownCategory('mandatory-trainings'), brokenCourses],
    warnings: [datedCourses, remarkableCourses],
  },
  'individual-trainings': {
    errors: [unknownCategory('individual-trainings'), brokenCourses, brokenTrainings],
    warnings: [datedCourses, remarkableCourses],
  },
  apprenticeship: {
    errors: [brokenApprenticeship],
    warnings: [datedApprenticeship, remarkableApprenticeship],
  },
}
