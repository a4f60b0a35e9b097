/** The fields and contents of the company contact form, and pure functions that update the contents. */
import { createForm, type Draft, type FormContent } from './form-draft.ts'
import type { Field } from './form-fields.ts'
import { isBlank } from './visible-text.ts'

/** The fields of the form in order. The view, the e-mail and the tests are derived from this list. */
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
/** An item that the visitor asks for in the message, such as a course. */
export type Request = {
  /** The query parameter of the request, such as `formation=incendie.9` for nine people. */
  readonly id: string
  readonly kind: 'course' | 'session' | 'topic' | 'funding'
  /** The id without the number of people or the funding answers. An offer has at most one request. */
  readonly offer: string
  /** The text in the sent message. */
  readonly line: string
}
/** The subject that a URL selects in the form, and the request that it adds, if any. */
export type RequestAddition = { readonly subject: string; readonly request: Request | null }
/** The contents of the form. All of them are cleared once the message is sent. */
export type ContactContent = FormContent<ContactField> & {
  /** The subject that a URL selected last, or ''. The visitor may have selected another one since. */
  autoSelectedSubject: string
  /** The requests that precede the text of the message, or `null` before the first request. */
  requests: readonly Request[] | null
}
/** The contents from which the message and the training plan are derived. */
export type MessageContent = Pick<
  ContactContent,
  'draft' | 'requests' | 'autoSelectedSubject'
>

export const emptyContent: ContactContent = {
  ...contact.blank,
  autoSelectedSubject: '',
  requests: null,
}

/** Asks the view to focus the remove button of the request at index `at` or, if `at` is `null`, the heading. */
export type RequestFocus = { type: 'request.focus'; at: number | null }

/** Returns the draft to send. Its message begins with the lines of the requests. */
export function messageToSend({
  draft,
  requests,
}: Pick<MessageContent, 'draft' | 'requests'>): ContactDraft {
  const lines = (requests ?? []).map(({ line }) => line)
  if (lines.length === 0) return draft
  const written = isBlank(draft.message) ? [] : ['', draft.message]
  return { ...draft, message: [...lines, ...written].join('\n') }
}

/**
 * Returns the fields that change when a request is added. The request is appended, or replaces the
 * earlier one for the same offer. Its subject is selected unless the visitor has selected one.
 */
export function addRequest(context: ContactContent, { subject, request }: RequestAddition) {
  const { draft, autoSelectedSubject, requests } = context
  const canSelect = draft.subject === '' || draft.subject === autoSelectedSubject
  return withRequests(context, canSelect ? subject : draft.subject, {
    autoSelectedSubject: canSelect ? subject : autoSelectedSubject,
    requests: request === null ? requests : replaceOrAppend(requests ?? [], request),
  })
}

function replaceOrAppend(requests: readonly Request[], request: Request) {
  const index = requests.findIndex(({ offer }) => offer === request.offer)
  return requests.toSpliced(index < 0 ? requests.length : index, 1, request)
}

/**
 * Returns the fields that change when a request is removed. If no request remains, a subject that was
 * selected automatically is cleared too.
 */
export function removeRequest(context: ContactContent, id: string) {
  const { draft, autoSelectedSubject, requests } = context
  const remaining = requests?.filter((other) => other.id !== id) ?? []
  const clearsSubject = remaining.length === 0 && draft.subject === autoSelectedSubject
  return withRequests(context, clearsSubject ? '' : draft.subject, {
    autoSelectedSubject: clearsSubject ? '' : autoSelectedSubject,
    requests: remaining,
  })
}

export function hasRequest({ requests }: ContactContent, id: string): boolean {
  return requests?.some((request) => request.id === id) === true
}

/** Whether a request is for a course or one of its sessions. */
export function isForCourse({ kind }: Pick<Request, 'kind'>): boolean {
  return kind === 'course' || kind === 'session'
}

/** Returns the index of the request after `id` once `id` is removed, or `null` if no request follows. */
export function indexAfterRemoval({ requests }: ContactContent, id: string): number | null {
  const index = requests?.findIndex((request) => request.id === id) ?? -1
  return index + 1 < (requests?.length ?? 0) ? index : null
}

/** Queues a request that arrives while a message is being sent. A repeated request moves to the end. */
export function queueRequest(
  queued: readonly RequestAddition[],
  { subject, request }: RequestAddition,
) {
  const others = queued.filter(
    (other) => other.subject !== subject || other.request?.id !== request?.id,
  )
  return [...others, { subject, request }]
}

/** Adds the queued requests to the form. Called when a message is no longer being sent. */
export function flushQueuedRequests(
  context: ContactContent & { queuedRequests: readonly RequestAddition[] },
) {
  return context.queuedRequests.reduce(
    (content, addition) => ({ ...content, ...addRequest(content, addition) }),
    { ...context, queuedRequests: [] },
  )
}

function withRequests(
  content: ContactContent,
  subject: string,
  changed: Pick<ContactContent, 'autoSelectedSubject' | 'requests'>,
) {
  const draft = { ...content.draft, subject }
  const message = messageToSend({ ...changed, draft })
  return { ...changed, draft, errors: contact.keepUnresolved(content.errors, message) }
}
