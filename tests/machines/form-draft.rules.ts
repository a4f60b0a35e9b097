import { editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { isRequired } from './form-fields.rules.ts'

export type Values = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, 'missing' | 'malformed'>>

/** What stands in a field after it is given a text, and whether a part of that is left out. */
function read(values: Values, field: string, text: string) {
  const formats = { phone: phoneFormat, siret: siretFormat }
  if (field !== 'phone' && field !== 'siret') return { value: text, isCut: false }
  const edit = { text, caret: text.length, kind: 'insert' } as const
  return editDigits(values[field] ?? '', edit, formats[field])
}

export function formatted(values: Values, field: string, text: string): string {
  return read(values, field, text).value
}

/** Which fields left something out, after one was given a text; what it holds already is no new text. */
export function cutAfter(
  cut: readonly string[],
  values: Values,
  field: string,
  text: string,
): readonly string[] {
  if (values[field] === text) return cut
  const others = cut.filter((name) => name !== field)
  return read(values, field, text).isCut ? [...others, field] : others
}

export function tidied<Fields extends Values>(values: Fields): Fields {
  return { ...values, email: normalEmail(values.email ?? '') }
}

export function wrong(values: Values): Errors {
  const errors: Record<string, 'missing' | 'malformed'> = {}
  for (const [field, value] of Object.entries(values))
    if (value.trim() === '') {
      if (isRequired(field)) errors[field] = 'missing'
    } else if (field === 'email' && !isEmail(value)) errors[field] = 'malformed'
  return errors
}

export function isCorrect(values: Values): boolean {
  return Object.keys(wrong(values)).length === 0
}

/** Of the errors that are shown, those that remain; none is added. */
export function mended(shown: Errors, values: Values): Errors {
  return Object.fromEntries(
    Object.entries(wrong(values)).filter(([field]) => shown[field] !== undefined),
  )
}

export type Request = { readonly id: string; readonly line: string }

/** What the mail holds: a line for each request, then what was written. */
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

export type Tally = { readonly count: number; readonly last: unknown }

/** How many there were, and the last: all of them would be told after each step. */
export const tally = (all: readonly unknown[]): Tally => ({
  count: all.length,
  last: all.at(-1) ?? null,
})
