import type { Oracle, Table } from 'statecharts'
import {
  cutAfter,
  type Errors,
  formatted,
  isCorrect,
  mended,
  wrong,
} from './form-draft.rules.ts'

const noValues = { name: '', email: '', phone: '', message: '' }
type Values = Readonly<typeof noValues>

export type IndividualFormState = {
  readonly values: Values
  readonly errors: Errors
  /** The fields that had to leave out a part of the number that was given last. */
  readonly cut: readonly string[]
  readonly attention: number
  readonly announced: number
}

export type IndividualFormView = {
  readonly values: Values
  readonly errors: Errors
  readonly cut: readonly string[]
  /** How many times the focus was called to the error summary. */
  readonly attention: number
  /** How many times the notice of a form that sends nothing was asked for. */
  readonly announced: number
}

type Cause =
  | {
      readonly type: 'field.change'
      readonly field: keyof Values
      readonly value: string
    }
  | { readonly type: 'form.submit' }

const table: Table<IndividualFormState, Cause> = [
  {
    id: 'individual-form-change',
    from: {},
    when: 'field.change',
    gives: ({ values, errors, cut }, { field, value }) => {
      const changed = { ...values, [field]: formatted(values, field, value) }
      return {
        values: changed,
        errors: mended(errors, changed),
        cut: cutAfter(cut, values, field, value),
      }
    },
    statement:
      '§5 – Saisie : téléphone groupé ; une correction efface l’erreur qu’elle répare et n’en ajoute aucune.',
  },
  {
    id: 'individual-form-refused',
    from: {},
    when: 'form.submit',
    if: ({ values }) => !isCorrect(values),
    gives: ({ values, attention, announced }) => ({
      errors: wrong(values),
      attention: attention + 1,
      announced: announced + 1,
    }),
    statement:
      '§4, §5 et §8 – Tout envoi montre « Formulaire non fonctionnel » ; les quatre champs sont obligatoires et l’e-mail valide, sinon les erreurs se montrent aussi.',
  },
  {
    id: 'individual-form-accepted',
    from: {},
    when: 'form.submit',
    if: ({ values }) => isCorrect(values),
    gives: ({ announced }) => ({ errors: {}, announced: announced + 1 }),
    statement:
      '§4 et §8 – Un envoi correct ne fait que montrer « Formulaire non fonctionnel » ; la saisie est gardée.',
  },
]

export const individualFormOracle: Oracle<IndividualFormState, IndividualFormView> = {
  initial: { values: noValues, errors: {}, cut: [], attention: 0, announced: 0 },
  table,
  view: (state) => state,
}
