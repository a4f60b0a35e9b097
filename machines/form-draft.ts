/** What the forms of the site share: a draft of named texts, what is wrong in it, and each edit. */
import { type DigitFormat, editDigits, type EditKind } from './digit-field.ts'

export type Draft<Field extends string> = Readonly<Record<Field, string>>
export type FieldError = 'missing' | 'malformed'
/** Only an e-mail can be malformed. */
export type ErrorOf<Field extends string> = Field extends 'email' ? FieldError : 'missing'
export type DraftErrors<Field extends string> = { readonly [Name in Field]?: FieldError }
export type FieldChange<Field extends string> = {
  field: Field
  value: string
  caret?: number
  kind?: EditKind
}
/** The change that an event asks for. */
export function changeOf<Field extends string>({
  event: { field, value, caret, kind },
}: {
  event: FieldChange<Field>
}): FieldChange<Field> {
  return { field, value, ...(caret !== undefined && { caret }), ...(kind && { kind }) }
}

/** Where the caret belongs after the last edit; a new object for each edit. */
export type Caret<Field extends string> = { field: Field; at: number }

// An address, and what may stand around it: a name, the subject of a `mailto:`.
const longestEmail = 1000

// HTML's own definition of a valid e-mail address.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/**
 * An address as a person reads it: without invisible characters, full-width letters, `mailto:` or
 * the name before `<…>`. What is sent is this form.
 */
export function normalEmail(text: string): string {
  // The length first: no pattern may ever meet a pasted novel.
  if (text.length > longestEmail) return text
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const bare = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1, -1) : plain
  return bare.trim().replace(/^mailto:\s*([^?]*).*$/is, '$1')
}

export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= 320 && emailPattern.test(email)
}

/** Every field is required, and the one named `email` must hold an address. */
export function findErrors<Field extends string>(
  fields: readonly Field[],
  draft: Draft<Field>,
): DraftErrors<Field> {
  return fields.reduce<DraftErrors<Field>>((errors, field) => {
    const error = errorOf(field, draft[field])
    return error === null ? errors : { ...errors, [field]: error }
  }, {})
}

function errorOf(field: string, value: string): FieldError | null {
  if (value.trim() === '') return 'missing'
  return field === 'email' && !isEmail(value) ? 'malformed' : null
}

/** Of the errors that are shown, those that remain: none comes while somebody types. */
export function reviseErrors<Field extends string>(
  fields: readonly Field[],
  shown: DraftErrors<Field>,
  draft: Draft<Field>,
): DraftErrors<Field> {
  return findErrors(
    fields.filter((field) => shown[field]),
    draft,
  )
}

type Shown<Field extends string> = {
  draft: Draft<Field>
  errors: DraftErrors<Field>
  /** The digit fields whose last edit had to leave something out. */
  cut: readonly Field[]
}

/** The draft after an edit; `format` regroups the digits of the edited field. */
export function editDraft<Field extends string>(
  fields: readonly Field[],
  shown: Shown<Field>,
  { field, value, caret = value.length, kind = 'insert' }: FieldChange<Field>,
  format?: DigitFormat,
): Shown<Field> & { caret: Caret<Field> } {
  const placed = format
    ? editDigits(shown.draft[field], { text: value, caret, kind }, format)
    : { value, caret, isCut: false }
  const draft = { ...shown.draft, [field]: placed.value }
  // What stands there already, given once more, tells nothing new of what was left out.
  const isSame = value === shown.draft[field]
  const others = shown.cut.filter((each) => each !== field)
  return {
    draft,
    errors: reviseErrors(fields, shown.errors, draft),
    cut: isSame ? shown.cut : placed.isCut ? [...others, field] : others,
    caret: { field, at: placed.caret },
  }
}
