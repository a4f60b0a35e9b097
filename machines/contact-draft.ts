/** What the company contact form holds, and how each edit changes it: pure functions of the form's machine. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import {
  type Draft,
  type DraftErrors,
  editDraft,
  type FieldChange,
  findErrors as findDraftErrors,
} from './form-draft.ts'

export const contactFields = [
  'name',
  'email',
  'company',
  'phone',
  'siret',
  'subject',
  'message',
] as const
export type ContactField = (typeof contactFields)[number]
export type ContactDraft = Draft<ContactField>
export type ContactErrors = DraftErrors<ContactField>
export type ContactChange = FieldChange<ContactField>
export type Prefill = { subject: string; line: string }
export type Prefilled = Prefill & { previousSubject: string }
type Context = {
  draft: ContactDraft
  errors: ContactErrors
  prefill: Prefilled | null
}

export const emptyDraft: ContactDraft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  siret: '',
  subject: '',
  message: '',
}
const formats: Partial<Record<ContactField, DigitFormat>> = {
  phone: phoneFormat,
  siret: siretFormat,
}

export function findErrors(draft: ContactDraft): ContactErrors {
  return findDraftErrors(contactFields, draft)
}

export function applyChange(context: Context, change: ContactChange) {
  return editDraft(contactFields, context, change, formats[change.field])
}

export function applyPrefill({ draft }: Context, { subject, line }: Prefill) {
  const message = draft.message.includes(line)
    ? draft.message
    : draft.message.trim() === ''
      ? `${line}\n\n`
      : `${line}\n\n${draft.message}`
  return {
    draft: { ...draft, subject, message },
    prefill: { subject, line, previousSubject: draft.subject },
  }
}

export function removePrefill({ draft, prefill }: Context) {
  if (prefill === null) return {}
  const { subject, line, previousSubject } = prefill
  const message = draft.message.replace(`${line}\n\n`, '').replace(line, '')
  return {
    draft: {
      ...draft,
      subject: draft.subject === subject ? previousSubject : draft.subject,
      message: message.trim() === '' ? '' : message,
    },
    prefill: null,
  }
}
