import { z } from 'zod'
import { identifier, text } from './fields.ts'

/** A frequent question; `condition` dates the answer. */
export const question = z.strictObject({
  id: identifier('Ancre'),
  question: text('Question'),
  answer: text('Réponse', { long: true }),
  condition: text('Condition dont la date suit la réponse', {
    reference: 'claims',
  }).nullable(),
})
