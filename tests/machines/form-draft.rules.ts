import type { Arbitrary, Generators } from 'statecharts'
import type { Request } from '#machines/contact-draft.ts'
import { editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import type { FormEvent } from '#machines/form-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { answers } from './form-fields.rules.ts'

export type Values = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, 'missing' | 'malformed'>>

export type Written<Fields> = {
  readonly values: Fields
  readonly errors: Errors
  /** The fields whose last number was truncated. */
  readonly cut: readonly string[]
}

const formats = new Map([
  ['phone', phoneFormat],
  ['siret', siretFormat],
])

/** Returns the state after an edit. Setting the current value again keeps the truncation mark. */
export function change<Fields extends Values>(
  { values, errors, cut }: Written<Fields>,
  { field, value }: { readonly field: string; readonly value: string },
): Written<Fields> {
  const edit = { text: value, caret: value.length, kind: 'insert' } as const
  const format = formats.get(field)
  const read = format
    ? editDigits(values[field] ?? '', edit, format)
    : { value, isTruncated: false }
  const changed = { ...values, [field]: read.value }
  const others = cut.filter((name) => name !== field)
  return {
    values: changed,
    errors: mended(errors, changed),
    cut: values[field] === value ? cut : read.isTruncated ? [...others, field] : others,
  }
}

export function tidied<Fields extends Values>(values: Fields): Fields {
  return { ...values, email: normalEmail(values.email ?? '') }
}

export function wrong(values: Values): Errors {
  const errors: Record<string, 'missing' | 'malformed'> = {}
  for (const [field, value] of Object.entries(values))
    if (value.trim() === '') errors[field] = 'missing'
    else if (field === 'email' && !isEmail(value)) errors[field] = 'malformed'
  return errors
}

export function isCorrect(values: Values): boolean {
  return Object.keys(wrong(values)).length === 0
}

/** Keeps the shown errors that are still unresolved; adds none. */
export function mended(shown: Errors, values: Values): Errors {
  return Object.fromEntries(
    Object.entries(wrong(values)).filter(([field]) => shown[field] !== undefined),
  )
}

/** Returns the e-mail: a line for each request, then the written text. */
export function leaving<Fields extends Values>({
  values,
  requests,
}: {
  readonly values: Fields
  readonly requests: readonly Request[] | null
}): Fields {
  const asked = (requests ?? []).map(({ line }) => line).join('\n')
  if (asked === '') return values
  const isBlank = (values.message ?? '').trim() === ''
  return { ...values, message: isBlank ? asked : `${asked}\n\n${values.message}` }
}

/**
 * Generates edits of any field with any text, and submissions. Numbers are covered by the tests
 * of `digit-field`.
 */
export function formEvents<Name extends string>(
  { fc, blank, stringOf: madeOf, withTypos: near, text }: Generators,
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
