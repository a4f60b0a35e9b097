/** A form is a list of `Field` records, from which its draft and errors are derived. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import { isAccented, isEmail, normalEmail } from './email-field.ts'
import { isBlank, toOneLine } from './visible-text.ts'

export type Field<Name extends string = string> = {
  readonly name: Name
  readonly kind: 'text' | 'email' | 'phone' | 'siret' | 'choice' | 'message'
  readonly autoComplete?: string
}

/** The error codes of a field. Every field is required. */
export type ErrorOf<Described extends Field> =
  | 'missing'
  | ('email' extends Described['kind'] ? 'malformed' | 'accented' : never)
export type FieldError = ErrorOf<Field>

export function formatOf({ kind }: Field): DigitFormat | null {
  if (kind === 'phone') return phoneFormat
  return kind === 'siret' ? siretFormat : null
}

/** Returns the text of a field as it is sent. */
export function normalizedText({ kind }: Field, text: string): string {
  if (kind === 'email') return normalEmail(text)
  return kind === 'text' || kind === 'choice' ? toOneLine(text) : text
}

export function errorOf({ kind }: Field, text: string): FieldError | null {
  if (isBlank(text)) return 'missing'
  if (kind !== 'email' || isEmail(text)) return null
  return isAccented(text) ? 'accented' : 'malformed'
}
