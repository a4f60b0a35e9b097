/** What the company contact form holds, and how each edit changes it: pure functions of the form's machine. */
import { type EditKind, editDigits, phoneFormat, siretFormat } from './digit-field.ts'

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
export type ContactDraft = Readonly<Record<ContactField, string>>
export type FieldError = 'missing' | 'malformed'
export type ContactErrors = Readonly<Partial<Record<ContactField, FieldError>>>

export type FieldChange = {
  field: ContactField
  value: string
  caret?: number
  kind?: EditKind
}
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
const formats = { phone: phoneFormat, siret: siretFormat }
// HTML's own definition of a valid e-mail address.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function isEmail(text: string): boolean {
  // The length first: the pattern must never meet a pasted novel.
  return text.length <= 320 && emailPattern.test(text.trim())
}

export function findErrors(draft: ContactDraft): ContactErrors {
  const errors: Partial<Record<ContactField, FieldError>> = {}
  for (const field of contactFields)
    if (draft[field].trim() === '') errors[field] = 'missing'
  if (errors.email === undefined && !isEmail(draft.email)) errors.email = 'malformed'
  return errors
}

function reviseErrors(shown: ContactErrors, draft: ContactDraft): ContactErrors {
  const found = findErrors(draft)
  const fields = contactFields.filter((field) => shown[field] && found[field])
  return Object.fromEntries(fields.map((field) => [field, found[field]]))
}

export function applyChange(context: Context, change: FieldChange) {
  const { field, value, caret = value.length, kind = 'insert' } = change
  const placed =
    field === 'phone' || field === 'siret'
      ? editDigits(context.draft[field], { text: value, caret, kind }, formats[field])
      : { value, caret }
  const draft = { ...context.draft, [field]: placed.value }
  return {
    draft,
    errors: reviseErrors(context.errors, draft),
    caret: { field, at: placed.caret },
  }
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
