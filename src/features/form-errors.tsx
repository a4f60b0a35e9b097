import type { DraftErrors } from '#machines/form-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import type { FieldTexts } from './form-texts.ts'

type FormErrorsProps = {
  fields: readonly Field[]
  errors: DraftErrors<string>
  texts: {
    readonly summary: readonly string[]
    readonly fields: Readonly<Record<string, FieldTexts>>
  }
  idOf: (field: string) => string
}

/** Sums up what the last submission found wrong, in the order of the fields; nothing when all is right. */
export function FormErrors({ fields, errors, texts, idOf }: FormErrorsProps) {
  const wrong = fields.flatMap(({ name }) => {
    const error = errors[name]
    return error
      ? [{ fieldId: idOf(name), message: texts.fields[name]?.errors?.[error] }]
      : []
  })
  return (
    wrong.length > 0 && (
      <ErrorSummary title={texts.summary[wrong.length - 1]} errors={wrong} />
    )
  )
}
