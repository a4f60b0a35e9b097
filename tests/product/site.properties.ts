/** What the site owes as a whole, whatever a visitor, the provider and the clock do. */
import type { Event, Moment, Property } from 'statecharts'
import type { Layer } from '#machines/app.ts'
import type { SiteView } from './site.model.ts'

const closed = '"closed"'

export const properties: Readonly<Record<string, Property<SiteView, Past>>> = {
  'one-message': {
    sentence:
      '§7, F16 – Une pression envoie au plus un message, et rien ne part sans elle.',
    holds: (now) =>
      posts(now).length <= eventsFor(now, 'contactForm', 'form.submit').length,
  },
  'one-on-its-way': {
    sentence: '§4, F16 – Un seul message est en route à la fois.',
    holds: (now) => now.before.contact.phase !== 'busy' || posts(now).length === 0,
  },
  'message-ends': {
    sentence: '§4, F14 – Tout message parti est dit envoyé ou non, en 15 secondes au plus.',
    triggers: (now) => posts(now).length,
    goals: (now) => shows(now, 'messageSent') + shows(now, failed),
    within: 15_000,
  },
  'retry-possible': {
    sentence: 'F43 – Un message qui n’a pas pu partir peut repartir.',
    occurs: ({ before, after }) =>
      before.contact.phase === 'failed' && after.contact.phase === 'busy',
  },
  'success-told': {
    sentence: '§4 et §8 – Un message envoyé est dit par sa notification.',
    holds: (now) => becomes(now, 'sent') === (shows(now, 'messageSent') === 1),
  },
  'failure-told': {
    sentence: '§4 et §8 – Un message qui n’a pas pu partir est dit par sa notification.',
    holds: (now) => becomes(now, 'failed') === (shows(now, failed) === 1),
  },
  'failure-stays': {
    sentence:
      'F43 – La notification d’un échec reste à voir tant qu’elle n’a été ni là tout son temps, ni fermée, ni périmée par un nouvel envoi.',
    holds: ({ after, history }) => !history.isFailureOwed || after.notice !== null,
  },
  'failure-out-of-date': {
    sentence: 'F43 – Un nouvel envoi retire l’échec du précédent.',
    holds: ({ after }) => after.contact.phase !== 'busy' || after.notice !== failed,
  },
  'failure-logged': {
    sentence: '§8, décision – La raison d’un échec est écrite une fois au journal.',
    holds: (now) => {
      const lines = now.effects.filter(({ type }) => type === 'log.warn')
      const reason = now.ms > 0 ? 'timeout' : 'network'
      return becomes(now, 'failed')
        ? lines.length === 1 && String(lines[0]?.line).endsWith(reason)
        : lines.length === 0
    },
  },
  'chat-told': {
    sentence: '§9 – Chaque message à l’assistant a sa notification en 500 ms.',
    triggers: (now) => now.after.chat.messages - now.before.chat.messages,
    goals: (now) => shows(now, 'chatbot'),
    within: 500,
  },
  'chat-told-once': {
    sentence: '§9 – L’assistant n’a pas plus de notifications que de messages.',
    holds: ({ history }) => history.unanswered >= 0,
  },
  'individual-told': {
    sentence: '§8 – Un formulaire Particulier envoyé a sa notification.',
    holds: (now) =>
      shows(now, 'individualForm') ===
      Number(eventsFor(now, 'individualForm', 'form.submit').length > 0),
  },
  'one-notice': {
    sentence: '§9 – Un geste appelle au plus une notification.',
    holds: ({ heard, ms }) =>
      ms > 0 || heard.filter(({ event }) => event.type === 'toast.show').length <= 1,
  },
  'notice-shown': {
    sentence: '§9 – Une notification est à l’écran dès qu’elle est demandée, et seule.',
    holds: (now) => {
      const last = now.heard.findLast(({ event }) => event.type === 'toast.show')
      return last === undefined || shows(now, now.after.notice ?? '') > 0
    },
  },
  'request-told': {
    sentence: '§8 – La notification d’une demande ne vient que de cette demande.',
    holds: (now) =>
      shows(now, 'courseRequest') === eventsFor(now, 'toastQueue', 'toast.show').length,
  },
  'retry-alone': {
    sentence: 'F43 – Un nouvel envoi ne retire pas d’autre notification que l’échec.',
    holds: (now) =>
      !becomes(now, 'busy') ||
      now.before.notice === failed ||
      now.before.notice === now.after.notice,
  },
  'only-typed': {
    sentence: '§4 – Rien n’est dans un formulaire que le visiteur n’ait saisi ou demandé.',
    holds: ({ after, history: { typed } }) =>
      after.contact.phase === 'busy' ||
      Object.entries(textsIn(after)).every(
        ([field, text]) => field === 'contactForm.subject' || text === (typed[field] ?? ''),
      ),
  },
  'caret-kept': {
    sentence:
      '§5 – Le curseur ne bouge que par une saisie, ou quand le formulaire se vide.',
    holds: (now) =>
      now.before.contact.caret === now.after.contact.caret ||
      becomes(now, 'sent') ||
      eventsFor(now, 'contactForm', 'field.change').length > 0,
  },
  'typed-kept': {
    sentence: '§4, F14 – Rien de ce qui fut saisi n’est perdu avant d’être envoyé.',
    holds: ({ after, history }) =>
      Object.entries(history.typed).every(([field, value]) =>
        (textsIn(after)[field] ?? '').includes(value),
      ),
  },
  'course-kept': {
    sentence:
      'F42 – Tout ce qui est demandé est dans le formulaire, une fois, au plus tard quand le message en route est arrivé.',
    holds: ({ after: { contact }, history: { requests } }) =>
      contact.phase === 'busy' ||
      contact.requests
        .map(({ id }) => id)
        .toSorted()
        .join() === Object.keys(requests).toSorted().join(),
  },
  'menus-close': {
    sentence: '§4 – Un changement de page referme les menus.',
    holds: (now) =>
      eventsFor(now, 'app', 'page.change').length === 0 ||
      (!now.after.menu && now.after.dropdown === closed),
  },
  'front-first': {
    sentence:
      'F28 – Échap ferme ce qui a le focus, ou sinon ce qui est devant, et rien d’autre.',
    holds: isEscapeRight,
  },
  'focus-returned': {
    sentence: '§4 – Échap dans le menu Solutions rend le focus à son bouton, et lui seul.',
    holds: (now) => {
      const [press] = eventsFor(now, 'app', 'layer.dismiss')
      const isFocused = now.emitted.some(({ event }) => event.type === 'button.focus')
      return isFocused === (press?.layer === 'dropdown' && press.hadFocus === true)
    },
  },
  'layers-known': {
    sentence:
      'F28 – Ce qui est ouvert par-dessus la page est connu, de l’avant vers l’arrière.',
    holds: ({ after }) => after.layers.join() === openLayers(after).join(),
  },
}

export const sentences = {
  frame: 'Une étape ne change que les machines qu’elle nomme.',
  unbroken: 'Rien ne se brise, quoi qu’il arrive.',
}

/** What the properties need to know of the past. */
export type Past = {
  /** What was typed in the forms and not sent, by field. */
  readonly typed: Readonly<Record<string, string>>
  /** What was asked for, not taken out and not sent, by id. */
  readonly requests: Readonly<Record<string, string>>
  /** The message that left last, unless something was asked for since. */
  readonly posted: string
  /** Whether a failure has not been seen yet. */
  readonly isFailureOwed: boolean
  /** How many messages to the assistant have no notice yet. */
  readonly unanswered: number
  /** How long the notice of the failure has been on screen this time, in milliseconds. */
  readonly shownFor: number
}

type Now = Moment<SiteView, Past>
type Before = Omit<Now, 'history'>

const failed = 'messageFailed'
const wholeTime = 5000

export const past: Past = {
  typed: {},
  requests: {},
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
function contactPast({ typed, requests, posted }: Past, moment: Before) {
  const isSent = becomes(moment, 'sent')
  const asked = eventsFor(moment, 'contactForm', 'request.add')
  const removed = eventsFor(moment, 'contactForm', 'request.remove').map(({ id }) => id)
  const left = Object.entries(requests).filter(
    ([id, line]) => !removed.includes(id) && !(isSent && posted.includes(line)),
  )
  const [post] = posts(moment)
  return {
    typed: {
      ...Object.fromEntries(
        Object.entries(typed).filter(
          ([field]) => !isSent || field.startsWith('individual'),
        ),
      ),
      ...typedIn(moment),
    },
    requests: Object.fromEntries([
      ...left,
      ...asked.map(({ id, line }) => [String(id), String(line)]),
    ]),
    // What is asked for again meanwhile has not left with it.
    posted: post
      ? String(Object(post.draft).message)
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

function becomes({ before, after }: Before, phase: string): boolean {
  return before.contact.phase !== phase && after.contact.phase === phase
}

function posts({ effects }: Before): readonly Event[] {
  return effects.filter(({ type }) => type === 'message.post')
}

/** How many times a notice is put on screen. */
function shows({ heard }: Before, notice: string): number {
  return heard.filter(
    ({ machine, event: { type, toast } }) =>
      machine === 'toastQueue' && type === 'toast.show' && Object(toast).notice === notice,
  ).length
}

/** The events that the visitor caused, not those that machines send. */
function eventsFor({ move: { steps } }: Before, to: string, type: string) {
  return steps.flatMap((step) =>
    step.kind === 'event' && step.to === to && step.event.type === type ? [step.event] : [],
  )
}

function isClosedByVisitor(moment: Before): boolean {
  const [press] = eventsFor(moment, 'app', 'layer.dismiss')
  const [close] = eventsFor(moment, 'toastQueue', 'toast.dismiss')
  return press?.layer === 'toastQueue' || close !== undefined
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

/** What stands in the forms, by form and field as `typed` has it. */
function textsIn({ contact, individual }: SiteView): Readonly<Record<string, string>> {
  const drafts = { contactForm: contact.draft, individualForm: individual.draft }
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([form, draft]) =>
      Object.entries(draft).map(([field, text]) => [`${form}.${field}`, text]),
    ),
  )
}

/** Front first, as the specification's screens lie over one another. */
function openLayers({ menu, dropdown, notice, chat }: SiteView): readonly Layer[] {
  return [
    ...(menu ? ['mobileMenu' as const] : []),
    ...(dropdown.startsWith('{') ? ['dropdown' as const] : []),
    ...(notice === null ? [] : ['toastQueue' as const]),
    ...(chat.isOpen ? ['chat' as const] : []),
  ]
}

/** A failure that waited takes the place of the notice that was closed. */
function isEscapeRight(now: Now): boolean {
  const [press] = eventsFor(now, 'app', 'layer.dismiss')
  if (!press) return true
  const open = openLayers(now.before)
  const layer = press.hadFocus === true ? press.layer : open[0]
  const left = openLayers(now.after)
  const isGone =
    layer === 'toastQueue'
      ? now.after.notice !== now.before.notice
      : left.every((one) => one !== layer)
  return isGone && open.every((one) => one === layer || left.includes(one))
}
