import type { ErrorOf, Field, FieldError, FieldKind } from '#machines/form-fields.ts'

/** Information about a field of digits; it never stops a submission. */
type Doubts = {
  readonly incomplete: string
  readonly doubtful: string
  readonly cut: string
}
type DigitTexts = { readonly hint: string; readonly doubts: Doubts }
type Choices = { readonly prompt: string; readonly options: readonly string[] }

/** What a kind of field says beside its label and its errors. */
type KindTexts = {
  text: unknown
  email: { readonly hint: string }
  phone: DigitTexts
  siret: DigitTexts
  choice: Choices
  message: unknown
}

/** All that any field could say. */
export type FieldTexts = {
  readonly label: string
  readonly hint?: string
  readonly errors?: { readonly [Error in FieldError]?: string }
  readonly doubts?: Doubts
} & Partial<Choices>

type TextsOf<Described extends Field> = { readonly label: string } & {
  readonly errors: { readonly [Error in ErrorOf<Described>]: string }
} & KindTexts[Described['kind'] & FieldKind]

/** What a form has to say, for each of its fields and for each error of these. */
export type FormTexts<Fields extends readonly Field[]> = {
  readonly required: string
  readonly fields: { readonly [Each in Fields[number] as Each['name']]: TextsOf<Each> } & {
    readonly [Name in Fields[number]['name']]: FieldTexts
  }
  /** A heading for each count of fields that are wrong at once, from one. */
  readonly summary: { readonly [Place in keyof Fields]: string }
  readonly privacy: { readonly text: string; readonly link: string; readonly href: string }
}
