import type { Arbitrary, Generators } from 'statecharts'
import type { Request } from '#machines/contact-draft.ts'
import type { FormEvent } from '#machines/form-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { answers } from './form-fields.rules.ts'
import { isInvisible, oneLine } from './visible-text.rules.ts'

export type Values = Readonly<Record<string, string>>
type FieldError = 'missing' | 'malformed' | 'accented'
export type Errors = Readonly<Record<string, FieldError>>

export type FormState<Fields> = {
  readonly values: Fields
  readonly errors: Errors
  /** The fields whose number was truncated by its last edit. */
  readonly truncatedFields: readonly string[]
}

/** Maps each valid text of the e-mail field in the models to the address that is sent. */
const addresses = new Map([
  [answers.email, answers.email],
  ['a@b', 'a@b'],
  ['zoe@exemple.fr', 'zoe@exemple.fr'],
  [' zoe@exemple.fr\u00A0', 'zoe@exemple.fr'],
  ['Zoé Morel <mailto:\u200Bzoe\u00AD@exemple.fr>', 'zoe@exemple.fr'],
  ['ｚｏｅ＠ｅｘｅｍｐｌｅ．ｆｒ', 'zoe@exemple.fr'],
])
const accentedAddresses = ['rené@exemple.fr', 'Rene\u0301 <rené@exemple.fr>']
/** Examples of malformed addresses. A visible text is malformed if it is neither valid nor accented. */
const malformedAddresses = ['zoe', '@', 'zoe@', '@exemple.fr', 'zoe@-exemple.fr']

/** The format in which each field shows its number. Each `0` is replaced by a digit. */
const templates = new Map([
  ['phone', '00 00 00 00 00'],
  ['siret', '000 000 000 00000'],
])
/** Maps typed numbers with a French country code to the national numbers that the field shows. */
const internationalNumbers = new Map([
  ['+33 6 39 98 12 34', '06 39 98 12 34'],
  ['0033639981234', '06 39 98 12 34'],
  ['+590 690 12 34 56', '06 90 12 34 56'],
])
const otherDigits = new Map([
  ['٣', '3'],
  ['７', '7'],
])

/** Returns the number that a field shows for a typed one, and whether digits were dropped. */
function shownNumber(field: string, template: string, text: string) {
  const known = internationalNumbers.get(text)
  if (known !== undefined && field === 'phone') return { value: known, isTruncated: false }
  const digits = Array.from(
    text,
    (character) => otherDigits.get(character) ?? character,
  ).filter((character) => '0123456789'.includes(character))
  const groups = template.replaceAll('0', () => digits.shift() ?? '')
  return { value: groups.trimEnd(), isTruncated: digits.length > 0 }
}

/**
 * Returns the values, errors and truncated fields after an edit. An edit may resolve or change the error
 * of its field, but never adds an error. Setting the current value again changes nothing.
 */
export function applyChange<Fields extends Values>(
  { values, errors, truncatedFields }: FormState<Fields>,
  { field, value: text }: { readonly field: string; readonly value: string },
): FormState<Fields> {
  if (values[field] === text) return { values, errors, truncatedFields }
  const template = templates.get(field)
  const shown = template
    ? shownNumber(field, template, text)
    : { value: text, isTruncated: false }
  const { [field]: shownError, ...otherErrors } = errors
  const error = shownError && errorIn(field, shown.value)
  const others = truncatedFields.filter((name) => name !== field)
  return {
    values: { ...values, [field]: shown.value },
    errors: error ? { ...errors, [field]: error } : otherErrors,
    truncatedFields: shown.isTruncated ? [...others, field] : others,
  }
}

/** Returns the values with a normalised e-mail address and normalised single-line fields. */
export function normalValues<Fields extends Values>(values: Fields): Fields {
  const lines = ['name', 'company', 'subject'].flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [[field, oneLine(value)]]
  })
  const email = addresses.get(values.email ?? '')
  return { ...values, ...Object.fromEntries(lines), email }
}

function errorIn(field: string, value: string): FieldError | undefined {
  if (isInvisible(value)) return 'missing'
  if (field !== 'email' || addresses.has(value)) return undefined
  return accentedAddresses.includes(value) ? 'accented' : 'malformed'
}

export function errorsOf(values: Values): Errors {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const error = errorIn(field, value)
      return error ? [[field, error]] : []
    }),
  )
}

export function isComplete(values: Values): boolean {
  return Object.keys(errorsOf(values)).length === 0
}

/** Returns the sent values. Their message begins with the lines of the requests, if there are any. */
export function sentValues<Fields extends Values>({
  values,
  requests,
}: {
  readonly values: Fields
  readonly requests: readonly Request[] | null
}): Fields {
  const lines = (requests ?? []).map(({ line }) => line).join('\n')
  if (lines === '') return values
  const isBlank = isInvisible(values.message ?? '')
  return { ...values, message: isBlank ? lines : `${lines}\n\n${values.message}` }
}

/**
 * Generates submissions and edits. Most fields get arbitrary texts. Addresses and numbers are partly chosen
 * from examples and otherwise restricted: the tests of `digit-field` and `form-draft` cover them more widely.
 */
export function formEvents<Name extends string>(
  { fc, blank, stringOf, withTypos, text }: Generators,
  fields: readonly Field<Name>[],
): Arbitrary<FormEvent<Name>> {
  const number = stringOf('0123456789 .a٣７²'.split(''), 20)
  const texts = {
    text: fc.oneof(text, withTypos(...Object.values(answers)), blank),
    email: fc.oneof(
      fc.constantFrom(...addresses.keys(), ...accentedAddresses, ...malformedAddresses),
      text.filter((each) => !each.normalize('NFKC').includes('@')),
    ),
    number: fc.oneof(
      // These numbers begin with 06, because other digits could be a country code.
      number.map((rest) => `06${rest}`),
      fc.constantFrom(...internationalNumbers.keys(), '+32 470 12 34 56', '٣', ''),
      blank,
    ),
  }
  const edits = fields.map(({ name: field }) => {
    const kind = templates.has(field) ? 'number' : field === 'email' ? 'email' : 'text'
    return texts[kind].map((value) => ({ type: 'field.change', field, value }) as const)
  })
  const submit = fc.constant({ type: 'form.submit' } as const)
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...edits) },
    { weight: 1, arbitrary: submit },
  )
}
