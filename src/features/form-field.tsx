import type { ComponentProps } from 'react'
import { doubtOf } from '#machines/digit-field.ts'
import { type Field, type FieldKind, formatOf } from '#machines/form-fields.ts'
import type { Form } from '#src/services/field-edit.ts'
import { Field as FieldCell, Input, Select, TextArea } from '#src/ui/field.tsx'
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
    id,
    label: texts.label,
    error: error && texts.errors?.[error],
    // Such an error repeats it.
    hint: error === 'malformed' ? undefined : texts.hint,
    wide: wide || field.kind === 'message',
  }

  switch (field.kind) {
    case 'choice':
      return (
        <FieldCell {...common}>
          {(described) => (
            <Select {...described} {...control} id={id} aria-disabled={busy || undefined}>
              <option value="">{texts.prompt}</option>
              {texts.options?.map((option) => (
                <option key={option} value={option} disabled={busy && option !== value}>
                  {option}
                </option>
              ))}
            </Select>
          )}
        </FieldCell>
      )
    case 'message':
      return (
        <FieldCell {...common}>
          {(described) => (
            <TextArea {...described} {...control} id={id} rows={rows} readOnly={busy} />
          )}
        </FieldCell>
      )
    case 'text':
    case 'email':
    case 'phone':
    case 'siret': {
      const input = inputs[field.kind]
      return (
        <FieldCell {...common} doubt={doubtIn(field, texts, value, isCut)} atOnce={isCut}>
          {(described) => (
            <Input
              {...described}
              {...control}
              id={id}
              {...input}
              autoComplete={field.autoComplete}
              readOnly={busy}
            />
          )}
        </FieldCell>
      )
    }
  }
}

function doubtIn(field: Field, { doubts }: FieldTexts, value: string, isCut: boolean) {
  const format = formatOf(field)
  if (format === null) return undefined
  const doubt = isCut ? 'cut' : doubtOf(value, format)
  return doubt && doubts?.[doubt]
}
