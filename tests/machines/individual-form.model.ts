import type { SnapshotFrom } from 'xstate'
import {
  type IndividualField,
  individualFields,
  type IndividualFormEvent,
  individualFormMachine,
} from '#machines/individual-form.ts'
import type { Model } from 'statecharts'
import { answers } from './form-fields.rules.ts'
import { formEvents } from './form-values.ts'
import {
  individualFormOracle,
  type IndividualFormState,
  type IndividualFormView,
} from './individual-form.rules.ts'

const texts: readonly (readonly [IndividualField, readonly string[]])[] = [
  ['name', [answers.name, '']],
  ['email', [answers.email, 'zoe', '']],
  ['phone', [answers.phone.replaceAll(' ', '.'), '+32 470 12 34 56', '']],
  ['message', ['Bonjour', '']],
]

/** A field is never set to what it holds: no control would tell. */
function changes({
  context: { draft },
}: SnapshotFrom<typeof individualFormMachine>): readonly IndividualFormEvent[] {
  return texts.flatMap(([field, values]) =>
    values
      .filter((value) => (draft[field] === '') !== (value === '') || field === 'email')
      .filter((value) => value !== draft[field])
      .map((value) => ({ type: 'field.change', field, value }) as const),
  )
}

export const individualFormModel = {
  ...individualFormOracle,
  name: 'individual-form',
  machine: individualFormMachine,
  events: (snapshot) => [...changes(snapshot), { type: 'form.submit' }],
  values: (vary) => formEvents(vary, individualFields),
  bounds: ['one text a field; three of the e-mail, two of the phone'],
  abstract: ({ value, context: { draft, errors, cut } }) =>
    JSON.stringify([value, draft, errors, cut]),
  observe: ({ context: { draft, errors, cut } }, { emitted }) => ({
    values: draft,
    errors,
    cut,
    attention: emitted.filter(({ type }) => type === 'feedback.focus').length,
    announced: emitted.filter(({ type }) => type === 'form.unsent').length,
  }),
} satisfies Model<typeof individualFormMachine, IndividualFormState, IndividualFormView>
