/** What the company contact form holds, and how each edit changes it: pure functions of the form's machine. */
import { type DigitFormat, phoneFormat, siretFormat } from './digit-field.ts'
import {
  type Caret,
  type Draft,
  type DraftErrors,
  editDraft,
  type FieldChange,
  findErrors as findDraftErrors,
  normalEmail,
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
/** What stands in the form: a success clears all of it. */
export type ContactContent = {
  draft: ContactDraft
  errors: ContactErrors
  /** The digit fields whose last edit had to leave something out. */
  cut: readonly ContactField[]
  /** Where the caret belongs after the last edit; a new object for each edit. */
  caret: Caret<ContactField> | null
  prefill: Prefilled | null
}

export const blank: ContactContent = {
  draft: {
    name: '',
    email: '',
    company: '',
    phone: '',
    siret: '',
    subject: '',
    message: '',
  },
  errors: {},
  cut: [],
  caret: null,
  prefill: null,
}
const formats: Partial<Record<ContactField, DigitFormat>> = {
  phone: phoneFormat,
  siret: siretFormat,
}

export function findErrors(draft: ContactDraft): ContactErrors {
  return findDraftErrors(contactFields, draft)
}

export function applyChange(context: ContactContent, change: ContactChange) {
  return editDraft(contactFields, context, change, formats[change.field])
}

/** A second request takes the place of the first. */
export function applyPrefill(context: ContactContent, { subject, line }: Prefill) {
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

export function removePrefill(context: ContactContent) {
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

/** What is sent is what stands in the form. */
export function tidyEmail({ draft }: ContactContent) {
  return { draft: { ...draft, email: normalEmail(draft.email) } }
}

/** What was asked for while a message was on its way is in the form once it has ended. */
export function takeUpRequest(context: ContactContent & { asked: Prefill | null }) {
  return context.asked === null
    ? {}
    : { ...applyPrefill(context, context.asked), asked: null }
}

function withDraft({ draft, errors }: ContactContent, changes: Partial<ContactDraft>) {
  const changed = { ...draft, ...changes }
  return { draft: changed, errors: reviseErrors(contactFields, errors, changed) }
}
