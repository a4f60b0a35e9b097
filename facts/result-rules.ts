import { notYet } from './course-rules.ts'
import type { Facts } from './kinds.ts'
import { ofEach, remarksOnEach, type Rule } from './rule.ts'

/** Companies that handle data and that the owner has not confirmed. */
export const unconfirmedProcessors: Rule<Facts['processors']> = remarksOnEach(
  ({ confirmed }) =>
    confirmed === null
      ? [
          {
            path: ['confirmed'],
            level: 'due',
            text: 'à confirmer par vous',
            action:
              'Lisez le contrat de ce service (société, pays, garantie du transfert), corrigez, puis écrivez la date du jour.',
          },
        ]
      : [],
)

/** Companies that were confirmed tomorrow. */
export const untimelyProcessors: Rule<Facts['processors']> = ofEach(
  ({ confirmed }, { day }) =>
    confirmed === null ? [] : [notYet(confirmed, ['confirmed'], day)],
)

/** Figures that nobody can check. */
export const unexplainedFigures: Rule<Facts['figures']> = remarksOnEach(
  ({ method, sample, value }) =>
    method === null
      ? [
          {
            path: ['method'],
            level: sample ? 'sample' : 'remark',
            text: `« ${value} » est affiché sans dire comment il est calculé`,
            action: 'Écrivez la période, le mode de calcul, l’effectif et la source.',
          },
        ]
      : [],
)
