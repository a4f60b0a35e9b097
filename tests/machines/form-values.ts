/** What visitors could type or paste into the fields of a form, by kind of field. */
import type { Arbitrary, Vary } from 'statecharts'
import type { Field, FieldKind } from '#machines/form-fields.ts'
import type { FormEvent } from '#machines/form-draft.ts'
import { answers } from './form-fields.rules.ts'

const digits = [...'0123456789'.split(''), '٣', '７', '²']

/** What a number should not hold is for the tests of `digit-field`: here any will do. */
function numbers({ fc, madeOf, near, text }: Vary, answer: string) {
  return fc.oneof(madeOf([...digits, ' ', '.', '+', 'a'], 20), near(answer), text)
}

function filled({ fc, text, blank }: Vary) {
  return fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: blank })
}

const textsOf = {
  text: filled,
  email: ({ fc, near, text }) => fc.oneof(near(answers.email, 'a@b'), text),
  phone: (vary) => numbers(vary, answers.phone),
  siret: (vary) => numbers(vary, answers.siret),
  choice: ({ near, text, fc }) => fc.oneof(near(answers.subject), text),
  message: filled,
} as const satisfies Record<FieldKind, (vary: Vary) => Arbitrary<string>>

/** Any text into any of these fields, and the form sent as it stands. */
export function formEvents<Name extends string>(
  vary: Vary,
  fields: readonly Field<Name>[],
): Arbitrary<FormEvent<Name>> {
  const { fc } = vary
  const changes = fields.map(({ name, kind }) => ({
    weight: 1,
    arbitrary: textsOf[kind](vary).map(
      (value) => ({ type: 'field.change', field: name, value }) as const,
    ),
  }))
  const submit = fc.constant({ type: 'form.submit' } as const)
  return fc.oneof(...changes, { weight: 2, arbitrary: submit })
}
