import { unknownBlanks } from './blanks.ts'
import {
  brokenApprenticeship,
  brokenCourses,
  notYet,
  brokenTrainings,
  remarkableApprenticeship,
  remarkableCourses,
  unknownCondition,
} from './course-rules.ts'
import { fundingFaults } from './funding-faults.ts'
import type { Facts, KindName } from './kinds.ts'
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
    ],
  },
  figures: {
    errors: [
      ofEach(({ condition }, { facts }) => [unknownCondition(condition, facts.claims)]),
    ],
  },
  'company-questions': questions,
  'individual-questions': questions,
  funding: { errors: [(funding, { facts }) => fundingFaults(funding, facts.claims)] },
  courses: { errors: [brokenCourses], warnings: [remarkableCourses] },
  'mandatory-trainings': { errors: [brokenCourses], warnings: [remarkableCourses] },
  'individual-trainings': {
    errors: [brokenCourses, brokenTrainings],
    warnings: [remarkableCourses],
  },
  apprenticeship: {
    errors: [brokenApprenticeship],
    warnings: [remarkableApprenticeship],
  },
}
