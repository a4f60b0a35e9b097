import type { Arbitrary, Vary } from 'statecharts'
import type { Field } from '#machines/form-fields.ts'
import type { FormEvent } from '#machines/form-draft.ts'
import { answers } from './form-fields.rules.ts'

/**
 * Any text into any of these fields, and the form sent as it stands. What a number should not hold is
 * for the tests of `digit-field`: here any will do.
 */
export function formEvents<Name extends string>(
  { fc, blank, madeOf, near, text }: Vary,
  fields: readonly Field<Name>[],
): Arbitrary<FormEvent<Name>> {
  const numbers = madeOf('0123456789 .+a٣７²'.split(''), 20)
  const typed = fc.oneof(text, near(...Object.values(answers), 'a@b'), numbers, blank)
  const name = fc.constantFrom(...fields.map((field) => field.name))
  const change = fc
    .tuple(name, typed)
    .map(([field, value]) => ({ type: 'field.change', field, value }) as const)
  const submit = fc.constant({ type: 'form.submit' } as const)
  return fc.oneof({ weight: 4, arbitrary: change }, { weight: 1, arbitrary: submit })
}
