/** The content of a form, and the functions that validate and edit it. */
import {
  type DigitFormat,
  editDigits,
  type EditKind,
  type EditResult,
} from './digit-field.ts'
import {
  currentEdit,
  type EditHistory,
  emptyHistory,
  moveInHistory,
  recordEdit,
} from './edit-history.ts'
import {
  errorOf,
  type Field,
  type FieldError,
  formatOf,
  normalizedText,
} from './form-fields.ts'

export type Draft<Name extends string> = Readonly<Record<Name, string>>
export type DraftErrors<Name extends string> = { readonly [Key in Name]?: FieldError }
export type FieldChange<Name extends string> = {
  field: Name
  value: string
  caret?: number
  /** If this is undo or redo in a digit field, `value` is ignored. */
  kind?: EditKind | 'undo' | 'redo'
}
/** The caret after the last edit. Each edit creates a new object, so that the view notices the edit. */
export type Caret<Name extends string> = { field: Name; at: number }
export type FormContent<Name extends string> = {
  draft: Draft<Name>
  errors: DraftErrors<Name>
  /** The digit fields whose last edit was truncated. */
  truncatedFields: readonly Name[]
  caret: Caret<Name> | null
  /** The edit history of each digit field. */
  histories: { readonly [Key in Name]?: EditHistory }
}
export type FormEvent<Name extends string> =
  | ({ type: 'field.change' } & FieldChange<Name>)
  | { type: 'form.submit' }
/** Asks the view to focus the feedback: the errors, a warning, or the result of sending. */
export type FeedbackFocus = { type: 'feedback.focus' }

export function createForm<Name extends string>(fields: readonly Field<Name>[]) {
  function findErrors(draft: Draft<Name>, checked = fields): DraftErrors<Name> {
    return checked.reduce<DraftErrors<Name>>((errors, field) => {
      const error = errorOf(field, draft[field.name])
      return error === null ? errors : { ...errors, [field.name]: error }
    }, {})
  }

  /** Returns the errors of the fields that already show one, so that an edit never marks another field. */
  function keepUnresolved(shown: DraftErrors<Name>, draft: Draft<Name>): DraftErrors<Name> {
    return findErrors(
      draft,
      fields.filter(({ name }) => shown[name]),
    )
  }

  const blank: FormContent<Name> = {
    draft: createDraft(fields, () => ''),
    errors: {},
    truncatedFields: [],
    caret: null,
    histories: {},
  }

  return {
    blank,
    findErrors,
    keepUnresolved,
    isValid: (draft: Draft<Name>) =>
      fields.every((field) => errorOf(field, draft[field.name]) === null),
    /** Normalises the draft before it is sent, so that the sent values equal the displayed values. */
    tidy: ({ draft }: FormContent<Name>) => ({
      draft: createDraft(fields, (field) => normalizedText(field, draft[field.name])),
    }),
    change(
      { draft, errors, truncatedFields, histories }: FormContent<Name>,
      change: FieldChange<Name>,
    ): FormContent<Name> {
      const { field, value, kind } = change
      const edited = fields.find(({ name }) => name === field)
      const format = edited && formatOf(edited)
      const earlier = histories[field] ?? emptyHistory
      // In a digit field, a whole IME composition is one edit, based on the value before it.
      const previous = format ? currentEdit(earlier).value : draft[field]
      const { placed, history } = placeEdit(format, change, earlier)
      const changed = { ...draft, [field]: placed.value }
      const others = truncatedFields.filter((each) => each !== field)
      // Re-sending the current value must not reset the "truncated" flag.
      const isSame = value === previous && kind !== 'undo' && kind !== 'redo'
      return {
        draft: changed,
        errors: keepUnresolved(errors, changed),
        truncatedFields: isSame
          ? truncatedFields
          : placed.isTruncated
            ? [...others, field]
            : others,
        caret: { field, at: placed.caret },
        histories: history ? { ...histories, [field]: history } : histories,
      }
    },
  }
}

function placeEdit(
  format: DigitFormat | null | undefined,
  { value, caret = value.length, kind = 'insert' }: FieldChange<string>,
  history: EditHistory,
): { placed: EditResult; history?: EditHistory } {
  if (!format) return { placed: { value, caret, isTruncated: false } }
  if (kind === 'undo' || kind === 'redo') {
    const moved = moveInHistory(history, kind === 'undo' ? -1 : 1)
    return { placed: currentEdit(moved), history: moved }
  }
  const { value: previous } = currentEdit(history)
  const placed = editDigits(previous, { text: value, caret, kind }, format)
  return { placed, history: kind === 'compose' ? history : recordEdit(history, placed) }
}

function createDraft<Name extends string>(
  fields: readonly Field<Name>[],
  textOf: (field: Field<Name>) => string,
): Draft<Name>
function createDraft(fields: readonly Field[], textOf: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
}
