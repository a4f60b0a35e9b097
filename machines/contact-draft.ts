/** What the company contact form holds. */
import { createForm, type Draft, type FormContent } from './form-draft.ts'
import type { Field } from './form-fields.ts'

/** THE fields of the form, in their order: views, payload, mail and tests follow. */
export const contactFields = [
  { name: 'name', kind: 'text', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'company', kind: 'text', autoComplete: 'organization' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'siret', kind: 'siret' },
  { name: 'subject', kind: 'choice' },
  { name: 'message', kind: 'message' },
] as const satisfies readonly Field[]
export const contact = createForm(contactFields)

export type ContactField = (typeof contactFields)[number]['name']
export type ContactDraft = Draft<ContactField>
/** A subject to choose, and a line that begins the message; either may be empty. */
export type Prefill = { subject: string; line: string }
/** What stands in the form: a success clears all of it. */
export type ContactContent = FormContent<ContactField> & {
  /** The subject that a request chose. */
  chosen: string
  /** The lines that requests wrote, and that can be taken out; null before the first. */
  requests: readonly string[] | null
}

export const blank: ContactContent = { ...contact.blank, chosen: '', requests: null }
