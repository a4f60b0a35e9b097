/**
 * The contact form for individuals. It does not send messages: on submission, the machine emits `form.unsent`
 * and keeps every value.
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
  guards: {
    isComplete: ({ context }) => form.isValid(context.draft),
    isCorrected: ({ context }) => Object.keys(context.errors).length === 0,
  },
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
      { target: '.invalid', actions: ['announceUnsent', 'showErrors', 'focusFeedback'] },
    ],
  },
  initial: 'clean',
  states: {
    clean: {},
    invalid: { always: { guard: 'isCorrected', target: 'clean' } },
  },
})
