import { z } from 'zod'
import { identifier, text } from './fields.ts'

/** A frequent question; `condition` dates the answer. */
export const question = z.strictObject({
  id: identifier('Adresse dans la page', { hidden: true }),
  question: text('Question'),
  answer: text('Réponse', { long: true }),
  condition: text('Condition citée', {
    reference: 'claims',
    description: 'La date à laquelle elle a été vérifiée paraît sous la réponse',
  }).nullable(),
})
