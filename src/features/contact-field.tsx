import { useSelector } from '@xstate/react'
import type { ContactField } from '#machines/contact-draft.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { useAppChild } from './app-context.tsx'
import { digitDoubt, inputs, useFormField } from './form-field.ts'

export const contactFieldId = (field: ContactField) => `contact-${field}`

/** One field of the company contact form, bound to the machine by its name. */
export function ContactFormField({ field }: { field: ContactField }) {
  const form = useAppChild('contactForm')
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const { control, error, isCut } = useFormField(form, field)
  const { value } = control
  const { errors, fields, prompt, subjects } = contactForm
  const messages: Partial<Record<string, string>> = errors[field]
  const common = {
    ...control,
    id: contactFieldId(field),
    label: fields[field].label,
    error: error && messages[error],
  }

  if (field === 'subject')
    return (
      <SelectField {...common} aria-disabled={busy || undefined}>
        <option value="">{prompt}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject} disabled={busy && subject !== value}>
            {subject}
          </option>
        ))}
      </SelectField>
    )
  if (field === 'message')
    return <TextAreaField {...common} rows={6} readOnly={busy} wide />
  return (
    <TextField
      {...common}
      {...inputs[field]}
      {...(field === 'email' && error !== 'malformed' && { hint: fields.email.hint })}
      readOnly={busy}
      {...((field === 'phone' || field === 'siret') && digitHelp(field, value, isCut))}
    />
  )
}

function digitHelp(field: 'phone' | 'siret', value: string, isCut: boolean) {
  const doubt = isCut ? 'cut' : digitDoubt(field, value)
  return {
    hint: contactForm.fields[field].hint,
    doubt: doubt && contactForm.doubts[field][doubt],
    atOnce: isCut,
  }
}
