/**
 * The individual contact form: what was typed and what is wrong. Only an empty field or a
 * malformed e-mail is asked about. No submission goes anywhere: each keeps every value and is told
 * to whoever listens, before anything is asked.
 */
import { assign, emit, setup } from 'xstate'
import {
  createForm,
  type FeedbackFocus,
  type FieldChange,
  type FormContent,
  type FormEvent,
} from './form-draft.ts'
import type { Field } from './form-fields.ts'

/** THE fields of the form, in their order: views and tests follow. */
export const individualFields = [
  { name: 'name', kind: 'text', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'message', kind: 'message' },
] as const satisfies readonly Field[]
const form = createForm(individualFields)

export type IndividualField = (typeof individualFields)[number]['name']
export type IndividualFormEvent = FormEvent<IndividualField>

export const individualFormMachine = setup({
  types: {
    context: {} as FormContent<IndividualField>,
    events: {} as IndividualFormEvent,
    emitted: {} as FeedbackFocus | { type: 'form.unsent' },
  },
  guards: { isComplete: ({ context }) => form.isCorrect(context.draft) },
  actions: {
    change: assign(({ context }, change: FieldChange<IndividualField>) =>
      form.change(context, change),
    ),
    showErrors: assign({ errors: ({ context }) => form.findErrors(context.draft) }),
    focusFeedback: emit({ type: 'feedback.focus' }),
    announceUnsent: emit({ type: 'form.unsent' }),
  },
}).createMachine({
  id: 'individualForm',
  context: form.blank,
  on: {
    'field.change': { actions: { type: 'change', params: ({ event }) => event } },
    'form.submit': [
      { guard: 'isComplete', actions: 'announceUnsent' },
      { actions: ['announceUnsent', 'showErrors', 'focusFeedback'] },
    ],
  },
})
