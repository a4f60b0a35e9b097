/** What the company contact form is asked for by links, notices and addresses: pure functions of the form's machine. */
import {
  contact,
  type ContactContent,
  type ContactDraft,
  type Prefill,
} from './contact-draft.ts'

/** The control of the request at this place must have the focus; null is their heading. */
export type RequestFocus = { type: 'request.focus'; at: number | null }

export const prefillOf = ({ event: { subject, line } }: { event: Prefill }) => ({
  subject,
  line,
})

const lineOf = ({ event: { line } }: { event: { line: string } }) => ({ line })

/** How a request is taken out, in each state that lets it. */
export const removal = {
  guard: { type: 'isHeld', params: lineOf },
  actions: [
    { type: 'focusNextRequest', params: lineOf },
    { type: 'removeRequest', params: lineOf },
  ],
} as const

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

/** The same thing asked for again while a message is on its way is asked for last. */
export function rememberRequest(asked: readonly Prefill[], { subject, line }: Prefill) {
  const others = asked.filter((one) => one.subject !== subject || one.line !== line)
  return [...others, { subject, line }]
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
