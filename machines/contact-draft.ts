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
/** Something that the message asks for: `line` tells it there. */
export type Request = { readonly id: string; readonly line: string }
/** A request, and the subject that goes with it; one without an id asks for the subject alone. */
export type Asked = Request & { readonly subject: string }
/** What stands in the form: a success clears all of it. */
export type ContactContent = FormContent<ContactField> & {
  /** The subject that a request chose. */
  chosen: string
  /** What the message asks for besides what is written; null before the first. */
  requests: readonly Request[] | null
}

export const blank: ContactContent = { ...contact.blank, chosen: '', requests: null }
