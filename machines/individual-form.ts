/**
 * The individual contact form: what was typed and what is wrong. Only an empty field or a
 * malformed e-mail stops a submission. A correct one is accepted and goes nowhere: it keeps every
 * value and is told to whoever listens.
 */
import { assign, emit, setup } from 'xstate'
import { phoneFormat } from './digit-field.ts'
import {
  type Caret,
  changeOf,
  type Draft,
  type DraftErrors,
  editDraft,
  type FieldChange,
  findErrors,
} from './form-draft.ts'

export const individualFields = ['name', 'email', 'phone', 'message'] as const
export type IndividualField = (typeof individualFields)[number]
type Change = FieldChange<IndividualField>

export type IndividualFormEvent =
  | ({ type: 'field.change' } & Change)
  | { type: 'form.submit' }

type Context = {
  draft: Draft<IndividualField>
  errors: DraftErrors<IndividualField>
  /** The digit fields whose last edit had to leave something out. */
  cut: readonly IndividualField[]
  caret: Caret<IndividualField> | null
  /** Counts the refused submissions: each deserves the visitor's attention. */
  outcomes: number
}

export const individualFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as IndividualFormEvent,
    emitted: {} as { type: 'form.accepted' },
  },
  guards: {
    isComplete: ({ context }) =>
      Object.keys(findErrors(individualFields, context.draft)).length === 0,
  },
  actions: {
    change: assign(({ context }, change: Change) =>
      editDraft(
        individualFields,
        context,
        change,
        change.field === 'phone' ? phoneFormat : undefined,
      ),
    ),
    showErrors: assign({
      errors: ({ context }) => findErrors(individualFields, context.draft),
    }),
    countOutcome: assign({ outcomes: ({ context }) => context.outcomes + 1 }),
    announceAccepted: emit({ type: 'form.accepted' }),
  },
}).createMachine({
  id: 'individualForm',
  meta: {
    events: {
      'field.change': 'Saisir dans un champ',
      'form.submit': 'Envoyer le formulaire',
    },
  },
  context: {
    draft: { name: '', email: '', phone: '', message: '' },
    errors: {},
    cut: [],
    caret: null,
    outcomes: 0,
  },
  on: {
    'field.change': {
      actions: {
        type: 'change',
        params: changeOf,
      },
    },
    'form.submit': [
      { guard: 'isComplete', actions: 'announceAccepted' },
      { actions: ['showErrors', 'countOutcome'] },
    ],
  },
})
