/** What a field of a form can be. A form is a list of such records; all else is derived from it. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import { isEmail, normalEmail } from './email-field.ts'

type Kind = {
  /** Groups the digits that are typed. */
  format?: DigitFormat
  /** The text that is sent. */
  tidy?: (text: string) => string
  /** The code of what stops a submission in a field that is filled in. */
  faultOf?: (text: string) => string | null
}

export const fieldKinds = {
  text: {},
  email: {
    tidy: normalEmail,
    faultOf: (text) => (isEmail(text) ? null : ('malformed' as const)),
  },
  phone: { format: phoneFormat },
  siret: { format: siretFormat },
  choice: {},
  message: {},
} as const satisfies Readonly<Record<string, Kind>>

export type FieldKind = keyof typeof fieldKinds
export type Field<Name extends string = string> = {
  readonly name: Name
  readonly kind: FieldKind
  /** The purpose of the field, as HTML names it. */
  readonly autoComplete?: string
}

type FaultOf<Name extends FieldKind> = (typeof fieldKinds)[Name] extends {
  faultOf: (text: string) => infer Fault
}
  ? Extract<Fault, string>
  : never
/** The codes of what can be wrong with a field: each has to be filled in. */
export type ErrorOf<Described extends Field> = 'missing' | FaultOf<Described['kind']>
export type FieldError = 'missing' | { [Name in FieldKind]: FaultOf<Name> }[FieldKind]

export function formatOf({ kind }: Field): DigitFormat | null {
  const asked = fieldKinds[kind]
  return 'format' in asked ? asked.format : null
}

export function tidied({ kind }: Field, text: string): string {
  const asked = fieldKinds[kind]
  return 'tidy' in asked ? asked.tidy(text) : text
}

export function errorOf({ kind }: Field, text: string): FieldError | null {
  if (text.trim() === '') return 'missing'
  const asked = fieldKinds[kind]
  return 'faultOf' in asked ? asked.faultOf(text) : null
}
