import type { RefObject } from 'react'
import type { DraftErrors, FieldError } from '#machines/form-draft.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'

type CorrectionsProps<Field extends string> = {
  ref: RefObject<HTMLDivElement | null>
  fields: readonly Field[]
  errors: DraftErrors<Field>
  /** The sentences of the form: a heading for each count of errors, and one for each error. */
  texts: {
    summary: Partial<Record<number, string>>
    errors: Record<Field, Partial<Record<FieldError, string>>>
  }
  idOf: (field: Field) => string
}

/** Sums up what the last submission found wrong, in the order of the fields; nothing when all is right. */
export function Corrections<Field extends string>({
  ref,
  fields,
  errors,
  texts,
  idOf,
}: CorrectionsProps<Field>) {
  const wrong = fields.filter((field) => errors[field])
  return (
    wrong.length > 0 && (
      <ErrorSummary
        ref={ref}
        title={texts.summary[wrong.length]}
        errors={wrong.map((field) => ({
          fieldId: idOf(field),
          message: texts.errors[field][errors[field] ?? 'missing'],
        }))}
      />
    )
  )
}
