/** What the machines of the forms share: a draft of named texts, what is wrong in it, and each edit. */
import { editDigits, type EditKind } from './digit-field.ts'
import { errorOf, type Field, type FieldError, formatOf, tidied } from './form-fields.ts'

export type Draft<Name extends string> = Readonly<Record<Name, string>>
export type DraftErrors<Name extends string> = { readonly [Key in Name]?: FieldError }
export type FieldChange<Name extends string> = {
  field: Name
  value: string
  caret?: number
  kind?: EditKind
}
/** Where the caret belongs after the last edit; a new object for each edit. */
export type Caret<Name extends string> = { field: Name; at: number }
export type FormContent<Name extends string> = {
  draft: Draft<Name>
  errors: DraftErrors<Name>
  /** The digit fields whose last edit had to leave something out. */
  cut: readonly Name[]
  caret: Caret<Name> | null
}
export type FormEvent<Name extends string> =
  | ({ type: 'field.change' } & FieldChange<Name>)
  | { type: 'form.submit' }
/** What the visitor must hear of now has come: what is wrong, or how a message ended. */
export type FeedbackFocus = { type: 'feedback.focus' }

/** What the machine of a form with these fields holds, asks and assigns. */
export function createForm<Name extends string>(fields: readonly Field<Name>[]) {
  function findErrors(draft: Draft<Name>, among = fields): DraftErrors<Name> {
    return among.reduce<DraftErrors<Name>>((errors, field) => {
      const error = errorOf(field, draft[field.name])
      return error === null ? errors : { ...errors, [field.name]: error }
    }, {})
  }

  /** Of the errors that are shown, those that remain: none comes while somebody types. */
  function revise(shown: DraftErrors<Name>, draft: Draft<Name>): DraftErrors<Name> {
    return findErrors(
      draft,
      fields.filter(({ name }) => shown[name]),
    )
  }

  const blank: FormContent<Name> = {
    draft: fill(fields, () => ''),
    errors: {},
    cut: [],
    caret: null,
  }

  return {
    blank,
    findErrors,
    revise,
    isCorrect: (draft: Draft<Name>) =>
      fields.every((field) => errorOf(field, draft[field.name]) === null),
    /** What is sent is what stands in the form. */
    tidy: ({ draft }: FormContent<Name>) => ({
      draft: fill(fields, (field) => tidied(field, draft[field.name])),
    }),
    change(
      { draft, errors, cut }: FormContent<Name>,
      { field, value, caret = value.length, kind = 'insert' }: FieldChange<Name>,
    ): FormContent<Name> {
      const edited = fields.find(({ name }) => name === field)
      const format = edited && formatOf(edited)
      const placed = format
        ? editDigits(draft[field], { text: value, caret, kind }, format)
        : { value, caret, isCut: false }
      // What stands there already, given once more, tells nothing new of what was left out.
      const isSame = value === draft[field]
      const others = cut.filter((each) => each !== field)
      const changed = { ...draft, [field]: placed.value }
      return {
        draft: changed,
        errors: revise(errors, changed),
        cut: isSame ? cut : placed.isCut ? [...others, field] : others,
        caret: { field, at: placed.caret },
      }
    },
  }
}

/** A draft of what each field is given. */
function fill<Name extends string>(
  fields: readonly Field<Name>[],
  textOf: (field: Field<Name>) => string,
): Draft<Name>
function fill(fields: readonly Field[], textOf: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
}
