/** What the company contact form holds, and how each edit changes it: pure functions of the form's machine. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import {
  type Draft,
  type DraftErrors,
  editDraft,
  type FieldChange,
  findErrors as findDraftErrors,
  reviseErrors,
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

/** A second request takes the place of the first. */
export function applyPrefill(context: Context, { subject, line }: Prefill) {
  const cleared = { ...context, ...removePrefill(context) }
  const { message } = cleared.draft
  const rest = message.trim() === '' ? '' : message
  return {
    ...withDraft(cleared, {
      subject,
      message: message.includes(line) ? message : `${line}\n\n${rest}`,
    }),
    prefill: { subject, line, previousSubject: cleared.draft.subject },
  }
}

export function removePrefill(context: Context) {
  const { draft, prefill } = context
  if (prefill === null) return {}
  const { subject, line, previousSubject } = prefill
  const message = draft.message.replace(`${line}\n\n`, '').replace(line, '')
  return {
    ...withDraft(context, {
      subject: draft.subject === subject ? previousSubject : draft.subject,
      message: message.trim() === '' ? '' : message,
    }),
    prefill: null,
  }
}

function withDraft({ draft, errors }: Context, changes: Partial<ContactDraft>) {
  const changed = { ...draft, ...changes }
  return { draft: changed, errors: reviseErrors(contactFields, errors, changed) }
}
