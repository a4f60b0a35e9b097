import type { RefObject } from 'react'
import type { DraftErrors, ErrorOf, FieldError } from '#machines/form-draft.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

/** What a form has to say: a heading for each count of errors, a sentence for each error of each field. */
type FormTexts<Fields extends readonly string[]> = {
  readonly summary: { readonly [Index in keyof Fields]: string }
  readonly errors: {
    readonly [Name in Fields[number]]: { readonly [Error in ErrorOf<Name>]: string }
  }
}

type CorrectionsProps<Fields extends readonly string[]> = {
  ref: RefObject<HTMLDivElement | null>
  fields: Fields
  errors: DraftErrors<Fields[number]>
  texts: FormTexts<Fields>
  idOf: (field: Fields[number]) => string
}

/** Sums up what the last submission found wrong, in the order of the fields; nothing when all is right. */
export function Corrections<const Fields extends readonly string[]>({
  ref,
  fields,
  errors,
  texts,
  idOf,
}: CorrectionsProps<Fields>) {
  const headings: readonly string[] = texts.summary
  const sentences: Readonly<Record<string, { readonly [Error in FieldError]?: string }>> =
    texts.errors
  const wrong = fields.flatMap((field: Fields[number]) => {
    const error = errors[field]
    return error ? [{ fieldId: idOf(field), message: sentences[field]?.[error] }] : []
  })
  return (
    wrong.length > 0 && (
      <ErrorSummary ref={ref} title={headings[wrong.length - 1]} errors={wrong} />
    )
  )
}
