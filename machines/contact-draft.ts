/**
 * What the company contact form holds, and what links, notices and addresses ask it for: pure
 * functions of the form's machine.
 */
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

/** The control of the request at this place must have the focus; null is their heading. */
export type RequestFocus = { type: 'request.focus'; at: number | null }

export const askedOf = ({ event: { subject, id, line } }: { event: Asked }) => ({
  subject,
  id,
  line,
})

const idOf = ({ event: { id } }: { event: { id: string } }) => ({ id })

/** How a request is taken out, in each state that lets it. */
export const removal = {
  guard: { type: 'isHeld', params: idOf },
  actions: [
    { type: 'focusNextRequest', params: idOf },
    { type: 'removeRequest', params: idOf },
  ],
} as const

/** The message as it leaves: what is asked for stands before what was written. */
export function outgoing({
  draft,
  requests,
}: Pick<ContactContent, 'draft' | 'requests'>): ContactDraft {
  const lines = (requests ?? []).map(({ line }) => line)
  if (lines.length === 0) return draft
  const written = draft.message.trim() === '' ? [] : ['', draft.message]
  return { ...draft, message: [...lines, ...written].join('\n') }
}

/** A request joins those before it. The subject that the visitor has chosen stays. */
export function addRequest(context: ContactContent, { subject, id, line }: Asked) {
  const { draft, chosen, requests } = context
  const isFree = draft.subject === '' || draft.subject === chosen
  const isNew = id !== '' && !isHeld(context, id)
  return withContent(context, isFree ? subject : draft.subject, {
    chosen: isFree ? subject : chosen,
    requests: isNew ? [...(requests ?? []), { id, line }] : requests,
  })
}

export function removeRequest(context: ContactContent, id: string) {
  const { draft, chosen, requests } = context
  const left = requests?.filter((other) => other.id !== id) ?? []
  const isOver = left.length === 0 && draft.subject === chosen
  return withContent(context, isOver ? '' : draft.subject, {
    chosen: isOver ? '' : chosen,
    requests: left,
  })
}

export function isHeld({ requests }: ContactContent, id: string): boolean {
  return requests?.some((request) => request.id === id) === true
}

/** Whether a request is for a course, or for a date of one. */
export function isForCourse({ id }: { id: string }): boolean {
  return /^(?:formation|session)=/.test(id)
}

/** The place that the request after this one has once it is gone; null for the last. */
export function placeAfter({ requests }: ContactContent, id: string): number | null {
  const place = requests?.findIndex((request) => request.id === id) ?? -1
  return place + 1 < (requests?.length ?? 0) ? place : null
}

/** The same thing asked for again while a message is on its way is asked for last. */
export function rememberRequest(asked: readonly Asked[], one: Asked) {
  const others = asked.filter(({ subject, id }) => subject !== one.subject || id !== one.id)
  return [...others, one]
}

/** What was asked for while a message was on its way is in the form once it has ended. */
export function takeUpRequests(context: ContactContent & { asked: readonly Asked[] }) {
  return context.asked.reduce(
    (content, asked) => ({ ...content, ...addRequest(content, asked) }),
    { ...context, asked: [] },
  )
}

function withContent(
  content: ContactContent,
  subject: string,
  asked: Pick<ContactContent, 'chosen' | 'requests'>,
) {
  const draft = { ...content.draft, subject }
  return {
    ...asked,
    draft,
    errors: contact.revise(content.errors, outgoing({ ...asked, draft })),
  }
}
