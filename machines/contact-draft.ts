/** What the company contact form holds, and how a request for information fills it: pure functions of the form's machine. */
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
export type Prefill = { subject: string; line: string }
/** What stands in the form: a success clears all of it. */
export type ContactContent = FormContent<ContactField> & {
  prefill: (Prefill & { previousSubject: string }) | null
}

export const blank: ContactContent = { ...contact.blank, prefill: null }

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
  const message = withoutLine(draft.message, line)
  return {
    ...withDraft(context, {
      subject: draft.subject === subject ? previousSubject : draft.subject,
      message: message.trim() === '' ? '' : message,
    }),
    prefill: null,
  }
}

/** Without the line where it first stands: another one is the visitor's own. */
function withoutLine(message: string, line: string): string {
  const start = message.indexOf(line)
  if (start === -1) return message
  return (
    message.slice(0, start) + message.slice(start + line.length).replace(/^\n{1,2}/, '')
  )
}

/** What was asked for while a message was on its way is in the form once it has ended. */
export function takeUpRequest(context: ContactContent & { asked: Prefill | null }) {
  return context.asked === null
    ? {}
    : { ...applyPrefill(context, context.asked), asked: null }
}

function withDraft({ draft, errors }: ContactContent, changes: Partial<ContactDraft>) {
  return contact.revise(errors, { ...draft, ...changes })
}
