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

/** A request joins those before it. The subject that the visitor has chosen stays. */
export function applyPrefill(context: ContactContent, { subject, line }: Prefill) {
  const { draft, chosen, requests } = context
  const held = requests ?? []
  const isFree = draft.subject === '' || draft.subject === chosen
  const isNew = line !== '' && !held.includes(line)
  return {
    ...withDraft(context, {
      subject: isFree ? subject : draft.subject,
      message: isNew ? withLine(draft.message, held, line) : draft.message,
    }),
    chosen: isFree ? subject : chosen,
    requests: isNew ? [...held, line] : requests,
  }
}

export function removeRequest(context: ContactContent, line: string) {
  const { draft, chosen, requests } = context
  const left = requests?.filter((other) => other !== line) ?? []
  const isOver = left.length === 0 && draft.subject === chosen
  return {
    ...withDraft(context, {
      subject: isOver ? '' : draft.subject,
      message: withoutLine(draft.message, line),
    }),
    chosen: isOver ? '' : chosen,
    requests: left,
  }
}

/** The place that the request after this one has once it is gone; null for the last. */
export function placeAfter({ requests }: ContactContent, line: string): number | null {
  const place = requests?.indexOf(line) ?? -1
  return place + 1 < (requests?.length ?? 0) ? place : null
}

/** Below the lines of the other requests, or on top of what the visitor has written. */
function withLine(message: string, held: readonly string[], line: string): string {
  const lines = message.split('\n')
  if (lines.includes(line)) return message
  const last = lines.findLastIndex((other) => held.includes(other))
  return last === -1
    ? `${line}\n\n${message.trim() === '' ? '' : message}`
    : lines.toSpliced(last + 1, 0, line).join('\n')
}

/** Without the line where it first stands, and the blank line that set it apart; one that was changed stays. */
function withoutLine(message: string, line: string): string {
  const lines = message.split('\n')
  const place = lines.indexOf(line)
  if (place === -1) return message
  const isApart = lines[place + 1] === '' && (lines[place - 1] ?? '') === ''
  const left = lines.toSpliced(place, isApart ? 2 : 1).join('\n')
  return left.trim() === '' ? '' : left
}

/** What was asked for while a message was on its way is in the form once it has ended. */
export function takeUpRequests(
  context: ContactContent & { asked: readonly Prefill[] },
): ContactContent & { asked: readonly Prefill[] } {
  return context.asked.reduce(
    (content, asked) => ({ ...content, ...applyPrefill(content, asked) }),
    { ...context, asked: [] },
  )
}

function withDraft({ draft, errors }: ContactContent, changes: Partial<ContactDraft>) {
  return contact.revise(errors, { ...draft, ...changes })
}
