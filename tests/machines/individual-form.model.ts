import type { SnapshotFrom } from 'xstate'
import { specify } from 'statecharts'
import {
  type IndividualField,
  individualFields,
  individualFormMachine,
} from '#machines/individual-form.ts'
import {
  applyChange,
  formEvents,
  isComplete,
  errorsOf,
  type FormState,
} from './form-draft.rules.ts'
import { answers } from './form-fields.rules.ts'

const noValues = { name: '', email: '', phone: '', message: '' }

type IndividualFormState = FormState<Readonly<typeof noValues>> & {
  /** The number of times the machine asked to focus the error summary. */
  readonly feedbackFocuses: number
  /** The number of times the notice of an unsent form was requested. */
  readonly unsentNotices: number
}

const texts: readonly (readonly [IndividualField, readonly string[]])[] = [
  ['name', [answers.name, '']],
  ['email', [answers.email, 'zoe', '']],
  ['phone', [answers.phone.replaceAll(' ', '.'), '+32 470 12 34 56', '']],
  ['message', ['Bonjour', '']],
]

/** Returns edits that change a value. Fields other than the e-mail are only filled in or emptied. */
function changes({ context: { draft } }: SnapshotFrom<typeof individualFormMachine>) {
  return texts.flatMap(([field, values]) =>
    values
      .filter((value) => (draft[field] === '') !== (value === '') || field === 'email')
      .filter((value) => value !== draft[field])
      .map((value) => ({ type: 'field.change', field, value }) as const),
  )
}

const stateFollowsErrors =
  'Le formulaire est dans l’état `invalid` aussi longtemps que des erreurs sont affichées.'

const initial: IndividualFormState = {
  values: noValues,
  errors: {},
  truncatedFields: [],
  feedbackFocuses: 0,
  unsentNotices: 0,
}

export const individualFormModel = specify({ machine: individualFormMachine, initial })({
  name: 'individual-form',
  rules: {
    'field.change': {
      says: '§5 – Les chiffres du téléphone sont groupés. Une correction efface l’erreur de son champ et n’en ajoute aucune.',
      to: applyChange,
    },
    'form.submit': [
      {
        if: ({ values }) => !isComplete(values),
        says: '§4, §5 et §8 – Tout envoi affiche « Formulaire non fonctionnel ». Les quatre champs sont obligatoires et l’e-mail doit être valide. Sinon, les erreurs s’affichent aussi.',
        to: ({ values, feedbackFocuses, unsentNotices }) => ({
          errors: errorsOf(values),
          feedbackFocuses: feedbackFocuses + 1,
          unsentNotices: unsentNotices + 1,
        }),
      },
      {
        if: ({ values }) => isComplete(values),
        says: '§4 et §8 – Un envoi correct affiche seulement « Formulaire non fonctionnel ». La saisie est conservée.',
        to: ({ unsentNotices }) => ({ errors: {}, unsentNotices: unsentNotices + 1 }),
      },
    ],
  },
  events: (snapshot) => [...changes(snapshot), { type: 'form.submit' }],
  values: (vary) => formEvents(vary, individualFields),
  abstracted: ['feedbackFocuses', 'unsentNotices'],
  bounds: ['one text per field, but two for the e-mail and the phone; empty fields'],
  identity: ({ value, context: { draft, errors, truncatedFields } }) => [
    value,
    draft,
    errors,
    truncatedFields,
  ],
  view: (state) => ({ ...state, isInvalid: Object.keys(state.errors).length > 0 }),
  observe: ({ value, context: { draft, errors, truncatedFields } }, { emitted }) => ({
    values: draft,
    errors,
    isInvalid: value === 'invalid',
    truncatedFields,
    feedbackFocuses: emitted.filter(({ type }) => type === 'feedback.focus').length,
    unsentNotices: emitted.filter(({ type }) => type === 'form.unsent').length,
  }),
  equivalentMutants: {
    'retarget: (root) field.change[0] to .invalid': stateFollowsErrors,
    'retarget: (root) form.submit[0] to .clean': stateFollowsErrors,
    'retarget: (root) form.submit[0] to .invalid': stateFollowsErrors,
    'change initial: (root) to invalid': stateFollowsErrors,
  },
})
