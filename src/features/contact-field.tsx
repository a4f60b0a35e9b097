import { useSelector } from '@xstate/react'
import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react'
import type { ContactField } from '#machines/contact-draft.ts'
import { doubtOf, type EditKind, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { useAppChild } from './app-context.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const inputs = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  // No maxlength on the digit fields: the browser would cut a paste before the machine sees it.
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  siret: { inputMode: 'numeric' },
} as const
const formats = { phone: phoneFormat, siret: siretFormat }

/** One field of the company contact form, bound to the machine by its name. */
export function ContactFormField({ field }: { field: ContactField }) {
  const form = useAppChild('contactForm')
  const value = useSelector(form, ({ context }) => context.draft[field])
  const error = useSelector(form, ({ context }) => context.errors[field])
  const caret = useSelector(form, ({ context }) =>
    context.caret?.field === field ? context.caret : null,
  )
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const control = useRef<Control | null>(null)

  // What was typed or filled in before hydration is in the document alone: it comes first.
  useLayoutEffect(() => {
    const typed = control.current?.value ?? ''
    if (typed !== '' && typed !== form.getSnapshot().context.draft[field])
      form.send({ type: 'field.change', field, value: typed })
  }, [form, field])
  useLayoutEffect(() => {
    if (caret === null || !(field in formats) || document.activeElement !== control.current)
      return
    if (control.current instanceof HTMLInputElement)
      control.current.setSelectionRange(caret.at, caret.at)
  }, [caret, field])

  function change(target: Control, kind: EditKind) {
    form.send({
      type: 'field.change',
      field,
      value: target.value,
      caret:
        ('selectionStart' in target ? target.selectionStart : null) ?? target.value.length,
      kind,
    })
  }

  const { errors, fields, prompt, subjects } = contactForm
  const messages: Partial<Record<string, string>> = errors[field]
  const common = {
    ref: (node: Control | null) => {
      control.current = node
    },
    id: `contact-${field}`,
    name: field,
    label: fields[field].label,
    value,
    required: true,
    error: error && messages[error],
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) =>
      change(currentTarget, kindOf(nativeEvent)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
      change(currentTarget, 'insert'),
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
      readOnly={busy}
      {...((field === 'phone' || field === 'siret') && digitHelp(field, value))}
    />
  )
}

function digitHelp(field: 'phone' | 'siret', value: string) {
  const doubt = doubtOf(value, formats[field])
  return {
    hint: contactForm.fields[field].hint,
    doubt: doubt === null ? undefined : contactForm.doubts[field][doubt],
  }
}

function kindOf(event: Event): EditKind {
  if (!(event instanceof InputEvent)) return 'insert'
  if (event.isComposing) return 'compose'
  if (/^delete.*Backward$/.test(event.inputType)) return 'backward'
  return /^delete.*Forward$/.test(event.inputType) ? 'forward' : 'insert'
}
