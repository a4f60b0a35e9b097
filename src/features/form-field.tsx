import type { ComponentProps } from 'react'
import { doubtOf } from '#machines/digit-field.ts'
import { type Field, type FieldKind, formatOf } from '#machines/form-fields.ts'
import type { Form } from '#src/services/field-edit.ts'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import type { FieldTexts } from './form-texts.ts'
import { useFormField } from './use-form-field.ts'

// No maxlength on the digit fields: the browser would cut a paste before the machine sees it.
const inputs = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel', inputMode: 'numeric' },
  siret: { inputMode: 'numeric' },
} as const satisfies { readonly [Kind in FieldKind]?: ComponentProps<'input'> }

type FormFieldProps<Name extends string> = {
  form: Form<Name>
  field: Field<Name>
  id: string
  texts: FieldTexts
  /** Lines of a message. */
  rows: number
  wide: boolean
  /** What stands in the field is on its way: it can be read, not changed. */
  busy: boolean | undefined
}

/** One field of a form, bound to its machine and drawn as its kind asks for. */
export function FormField<Name extends string>({
  form,
  field,
  id,
  texts,
  rows,
  wide,
  busy,
}: FormFieldProps<Name>) {
  const { control, error, isCut } = useFormField(form, field)
  const { value } = control
  const common = {
    ...control,
    id,
    label: texts.label,
    error: error && texts.errors?.[error],
    // Such an error repeats it.
    hint: error === 'malformed' ? undefined : texts.hint,
  }

  switch (field.kind) {
    case 'choice':
      return (
        <SelectField {...common} wide={wide} aria-disabled={busy || undefined}>
          <option value="">{texts.prompt}</option>
          {texts.options?.map((option) => (
            <option key={option} value={option} disabled={busy && option !== value}>
              {option}
            </option>
          ))}
        </SelectField>
      )
    case 'message':
      return <TextAreaField {...common} rows={rows} readOnly={busy} wide />
    case 'text':
    case 'email':
    case 'phone':
    case 'siret':
      return (
        <TextField
          {...common}
          {...inputs[field.kind]}
          autoComplete={field.autoComplete}
          readOnly={busy}
          wide={wide}
          doubt={doubtIn(field, texts, value, isCut)}
          atOnce={isCut}
        />
      )
  }
}

function doubtIn(field: Field, { doubts }: FieldTexts, value: string, isCut: boolean) {
  const format = formatOf(field)
  if (format === null) return undefined
  const doubt = isCut ? 'cut' : doubtOf(value, format)
  return doubt && doubts?.[doubt]
}
