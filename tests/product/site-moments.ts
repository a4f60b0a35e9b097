/** What a move was about, and what is remembered of those before it. */
import type { Event, Moment } from 'statecharts'
import type { SiteView } from './site.model.ts'

/** What the properties need to know of the past. */
export type Past = {
  /** What was typed in the forms and not sent, by field. */
  readonly typed: Readonly<Record<string, string>>
  /** What was asked for, not taken out and not sent, by id. */
  readonly requests: Readonly<Record<string, string>>
  /** The subject that the visitor has chosen, not sent. */
  readonly ownSubject: string
  /** The message that left last, unless something was asked for since. */
  readonly posted: string
  /** Whether a failure has not been seen yet. */
  readonly isFailureOwed: boolean
  /** How many messages to the assistant have no notice yet. */
  readonly unanswered: number
  /** How long the notice of the failure has been on screen this time, in milliseconds. */
  readonly shownFor: number
}

export type Now = Moment<SiteView, Past>
type Before = Omit<Now, 'history'>

export const failed = 'messageFailed'
const wholeTime = 5000

export const past: Past = {
  typed: {},
  requests: {},
  ownSubject: '',
  posted: '',
  isFailureOwed: false,
  unanswered: 0,
  shownFor: 0,
}

export function remember(history: Past, moment: Before): Past {
  const said = moment.after.chat.messages - moment.before.chat.messages
  return {
    ...contactPast(history, moment),
    ...failurePast(history, moment),
    unanswered: history.unanswered + said - shows(moment, 'chatbot'),
  }
}

/** What is asked for stays in the form until it has left or was taken out. */
function contactPast({ typed, requests, ownSubject, posted }: Past, moment: Before) {
  const isSent = becomes(moment, 'sent')
  const asked = eventsFor(moment, 'contactForm', 'request.add')
  const removed = eventsFor(moment, 'contactForm', 'request.remove').map(({ id }) => id)
  const left = Object.entries(requests).filter(
    ([id, line]) => !removed.includes(id) && !(isSent && posted.includes(line)),
  )
  const [post] = posts(moment)
  return {
    typed: { ...(isSent ? withoutContact(typed) : typed), ...typedIn(moment) },
    requests: Object.fromEntries([
      ...left,
      ...asked.map(({ id, line }) => [String(id), String(line)]),
    ]),
    ownSubject:
      eventsFor(moment, 'contactForm', 'field.change')
        .filter(({ field }) => field === 'subject')
        .map(({ value }) => String(value))
        .at(-1) ?? (isSent ? '' : ownSubject),
    // What is asked for again meanwhile has not left with it.
    posted: post
      ? messageOf(post)
      : asked.reduce((text, { line }) => text.replaceAll(String(line), ''), posted),
  }
}

function failurePast({ isFailureOwed, shownFor }: Past, moment: Before) {
  const { before, after, ms } = moment
  const wasShown = before.notice === failed
  const isShown = after.notice === failed
  const shown = wasShown ? Math.min(wholeTime, shownFor + ms) : 0
  const isSeen = wasShown && !isShown && (shown === wholeTime || isClosedByVisitor(moment))
  const isOutOfDate = after.contact.phase === 'busy'
  return {
    isFailureOwed: becomes(moment, 'failed') || (isFailureOwed && !isSeen && !isOutOfDate),
    shownFor: wasShown && isShown && !becomes(moment, 'failed') ? shown : 0,
  }
}

export function becomes({ before, after }: Before, phase: string): boolean {
  return before.contact.phase !== phase && after.contact.phase === phase
}

export function posts({ effects }: Before): readonly Event[] {
  return effects.filter(({ type }) => type === 'message.post')
}

/** How many times a notice is put on screen. */
export function shows({ heard }: Before, notice: string): number {
  return heard.filter(
    ({ machine, event: { type, toast } }) =>
      machine === 'toastQueue' &&
      type === 'toast.show' &&
      typeof toast === 'object' &&
      toast !== null &&
      'notice' in toast &&
      toast.notice === notice,
  ).length
}

/** The events that the visitor caused, not those that machines send. */
export function eventsFor({ move: { steps } }: Before, to: string, type: string) {
  return steps.flatMap((step) =>
    step.kind === 'event' && step.to === to && step.event.type === type ? [step.event] : [],
  )
}

/** The text of a message that leaves. */
export function messageOf({ draft }: Event): string {
  return typeof draft === 'object' && draft !== null && 'message' in draft
    ? String(draft.message)
    : ''
}

function isClosedByVisitor(moment: Before): boolean {
  const [press] = eventsFor(moment, 'layers', 'escape.press')
  const layer = press && (press.within ?? moment.before.layers[0])
  return (
    layer === 'toastQueue' || eventsFor(moment, 'toastQueue', 'toast.dismiss').length > 0
  )
}

/** The subject is a choice: a course asked for takes its place. */
function typedIn(moment: Before): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (['contactForm', 'individualForm'] as const).flatMap((form) =>
      eventsFor(moment, form, 'field.change')
        .filter(({ field }) => field !== 'subject')
        .map(({ field, value }) => [`${form}.${String(field)}`, String(value)]),
    ),
  )
}

function withoutContact(typed: Past['typed']): Past['typed'] {
  return Object.fromEntries(
    Object.entries(typed).filter(([field]) => !field.startsWith('contactForm.')),
  )
}

/** What stands in the forms, by form and field as `typed` has it. */
export function textsIn({
  contact,
  individual,
}: SiteView): Readonly<Record<string, string>> {
  const drafts = { contactForm: contact.draft, individualForm: individual.draft }
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([form, draft]) =>
      Object.entries(draft).map(([field, text]) => [`${form}.${field}`, text]),
    ),
  )
}

export function openLayers({ menu, dropdown, notice, chat }: SiteView): readonly string[] {
  return [
    ...(menu ? ['mobileMenu'] : []),
    ...(dropdown.startsWith('{') ? ['dropdown'] : []),
    ...(notice === null ? [] : ['toastQueue']),
    ...(chat.isOpen ? ['chat'] : []),
  ]
}

/** A failure that waited takes the place of the notice that was closed. */
export function isEscapeRight(now: Now): boolean {
  const [press] = eventsFor(now, 'layers', 'escape.press')
  if (!press) return true
  const open = openLayers(now.before)
  const layer = press.within ?? open[0]
  const left = openLayers(now.after)
  const isGone =
    layer === 'toastQueue'
      ? now.after.notice !== now.before.notice
      : left.every((one) => one !== layer)
  return isGone && open.every((one) => one === layer || left.includes(one))
}

/** A new notice is under no pointer yet; another window stays in front of it. */
export function isHoldRight(now: Now): boolean {
  const { before, after, heard } = now
  const isNew =
    before.notice !== after.notice ||
    heard.some(({ event }) => /^toast\.(show|dismiss)$/.test(event.type))
  const isHeld = (by: string, isKept: boolean) => {
    const of = (type: string) =>
      eventsFor(now, 'toastQueue', type).some((event) => event.by === by)
    return of('hold.start') || (isKept && before.holds.includes(by) && !of('hold.end'))
  }
  return (
    after.notice === null ||
    (after.holds.includes('pointer') === isHeld('pointer', !isNew) &&
      after.holds.includes('window') === isHeld('window', true))
  )
}

export function same(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
