/** What a field of a form can be. A form is a list of such records; all else is derived from it. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import { isEmail, normalEmail } from './email-field.ts'

export type Field<Name extends string = string> = {
  readonly name: Name
  readonly kind: 'text' | 'email' | 'phone' | 'siret' | 'choice' | 'message'
  /** The purpose of the field, as HTML names it. */
  readonly autoComplete?: string
}

/** The codes of what can be wrong with a field: each has to be filled in. */
export type ErrorOf<Described extends Field> =
  | 'missing'
  | ('email' extends Described['kind'] ? 'malformed' : never)
export type FieldError = ErrorOf<Field>

/** How the digits that are typed are grouped. */
export function formatOf({ kind }: Field): DigitFormat | null {
  if (kind === 'phone') return phoneFormat
  return kind === 'siret' ? siretFormat : null
}

/** The text that is sent. */
export function tidied({ kind }: Field, text: string): string {
  return kind === 'email' ? normalEmail(text) : text
}

export function errorOf({ kind }: Field, text: string): FieldError | null {
  if (text.trim() === '') return 'missing'
  return kind === 'email' && !isEmail(text) ? 'malformed' : null
}
