import { unknownBlanks } from './blanks.ts'
import { certificateRule } from './certificate-rules.ts'
import { claimRule } from './claim-rules.ts'
import { courseOf, courseRule, individualTraining } from './course-rules.ts'
import { fundingFaults } from './funding-faults.ts'
import { identityRule, inventedValues } from './identity-rules.ts'
import type { Facts, KindName } from './kinds.ts'
import { notYet, ofEach, unknownCondition, type Rule } from './rule.ts'

const questions = ofEach<Facts['company-questions'][number]>(function* (question, around) {
  yield* unknownCondition(question, around)
  yield* unknownBlanks(question.answer, around.facts)
})

/** THE list of what no schema sees, by kind. */
export const rules: { readonly [Kind in KindName]?: Rule<Facts[Kind]> } = {
  identity: identityRule,
  certificate: certificateRule,
  services: inventedValues,
  processors: ofEach(function* ({ confirmed }, around) {
    if (confirmed === null)
      yield {
        path: ['confirmed'],
        level: 'due',
        text: 'à confirmer par vous',
        action:
          'Lisez le contrat de ce service (société, pays, garantie du transfert), corrigez, puis écrivez la date du jour.',
      }
    yield* notYet(confirmed, 'confirmed', around)
  }),
  claims: ofEach(claimRule),
  figures: ofEach(function* (figure, around) {
    yield* unknownCondition(figure, around)
    if (figure.method === null)
      yield {
        path: ['method'],
        level: figure.sample ? 'sample' : 'remark',
        text: `« ${figure.value} » est affiché sans dire comment il est calculé`,
        action: 'Écrivez la période, le mode de calcul, l’effectif et la source.',
      }
  }),
  'company-questions': questions,
  'individual-questions': questions,
  funding: (funding, { facts }) => fundingFaults(funding, facts.claims),
  courses: ofEach(courseOf('courses')),
  'mandatory-trainings': ofEach(courseOf('mandatory-trainings')),
  'individual-trainings': ofEach(individualTraining),
  apprenticeship: (training, around) =>
    training === null ? [] : courseRule(training, around),
}
