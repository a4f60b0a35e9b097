/** Properties that the whole site has, whatever the visitor, the e-mail provider and the clock do. */
import type { Event, MoveRecord, Property } from 'statecharts'
import type { Layer } from '#machines/app.ts'
import type { SiteView } from './site.model.ts'

export const properties: Readonly<Record<string, Property<SiteView, Past>>> = {
  'one-message': {
    sentence:
      '§4, §7, F16 – Un clic envoie au plus un message. Rien n’est envoyé sans clic, et un seul message est en cours d’envoi à la fois.',
    always: (now) => {
      const isOnItsWay = now.before.contact.phase === 'busy'
      const presses = eventsFor(now, 'contactForm', 'form.submit').length
      return posts(now).length <= (isOnItsWay ? 0 : presses)
    },
  },
  'message-ends': {
    sentence:
      '§4, F14 – Le succès ou l’échec de chaque envoi est annoncé en 15 secondes au plus.',
    triggers: (now) => posts(now).length,
    goals: (now) => shows(now, 'messageSent') + shows(now, failed),
    within: 15_000,
  },
  'retry-possible': {
    sentence: 'F43 – Un message dont l’envoi a échoué peut être renvoyé.',
    sometimes: ({ before, after }) =>
      before.contact.phase === 'failed' && after.contact.phase === 'busy',
  },
  'notices-complete': {
    sentence:
      '§4, §8 et §9 – Un succès, un échec, un envoi du formulaire Particulier et une demande affichent chacun une notification. Seul l’assistant en affiche d’autres.',
    always: (now) =>
      noticesIn(now)
        .filter((notice) => notice !== 'chatbot')
        .join() === expectedNotices(now).join(),
  },
  'failure-stays': {
    sentence:
      'F43 – La notification d’un échec reste affichée, ou en attente derrière une autre, jusqu’à la fin de sa durée, sa fermeture ou un nouvel envoi.',
    always: ({ after, history }) => !history.isFailurePending || after.notice !== null,
  },
  'failure-out-of-date': {
    sentence:
      'F43 – Un nouvel envoi retire la notification de l’échec précédent, et aucune autre.',
    always: (now) => {
      const { before, after } = now
      const isKept = before.notice === failed || before.notice === after.notice
      const isGone = after.contact.phase !== 'busy' || after.notice !== failed
      return isGone && (isKept || !becomes(now, 'busy'))
    },
  },
  'failure-logged': {
    sentence:
      '§8, décision – La raison d’un échec est écrite une seule fois dans la console.',
    always: (now) => {
      const lines = now.effects.filter(({ type }) => type === 'log.warn')
      const reason = now.ms > 0 ? 'timeout' : 'network'
      return becomes(now, 'failed')
        ? lines.length === 1 && String(lines[0]?.line).endsWith(reason)
        : lines.length === 0
    },
  },
  'chat-answered': {
    sentence:
      '§9 – Chaque message à l’assistant est suivi d’une notification en 500 ms au plus.',
    triggers: (now) => now.after.chat.messages - now.before.chat.messages,
    goals: (now) => shows(now, 'chatbot'),
    within: 500,
  },
  'chat-answered-once': {
    sentence:
      '§9 – L’assistant n’affiche pas plus de notifications qu’il ne reçoit de messages.',
    always: ({ history }) => history.unanswered >= 0,
  },
  'notice-shown': {
    sentence:
      '§9 – Une notification s’affiche dès qu’elle est demandée, et une seule est affichée.',
    always: (now) => {
      const all = noticesIn(now)
      return all.length === 0 || all.includes(now.after.notice ?? '')
    },
  },
  'typed-kept': {
    sentence:
      '§4, F14 – Un formulaire contient tout ce que le visiteur a saisi et n’a pas encore envoyé. Il ne contient rien que le visiteur n’ait saisi ou demandé.',
    always: ({ after: { contact, individual }, history: { typed } }) =>
      isAsTyped(contact.draft, typed.contactForm) &&
      isAsTyped(individual.draft, typed.individualForm),
  },
  'caret-kept': {
    sentence:
      '§5 – Le curseur ne bouge que lors d’une saisie, ou quand le formulaire est vidé.',
    always: (now) =>
      now.before.contact.caret === now.after.contact.caret ||
      becomes(now, 'sent') ||
      eventsFor(now, 'contactForm', 'field.change').length > 0,
  },
  'course-kept': {
    sentence:
      'F42 – Chaque demande apparaît une fois dans le formulaire, au plus tard à la fin de l’envoi en cours.',
    always: ({ after: { contact }, history: { requests } }) =>
      contact.phase === 'busy' ||
      contact.requests
        .map(({ id }) => id)
        .toSorted()
        .join() === Object.keys(requests).toSorted().join(),
  },
  'menus-close': {
    sentence: '§4 – Un changement de page referme les menus.',
    always: (now) =>
      eventsFor(now, 'app', 'page.change').length === 0 ||
      (!now.after.menu && now.after.dropdown === '"closed"'),
  },
  'front-first': {
    sentence:
      'F28 – Échap ferme l’élément qui a le focus, sinon celui du premier plan, et rien d’autre.',
    always: isEscapeRight,
  },
  'focus-returned': {
    sentence:
      '§4 – Échap dans le menu « Solutions » ramène le focus à son bouton. Rien d’autre ne l’y ramène.',
    always: (now) => {
      const [press] = eventsFor(now, 'app', 'layer.dismiss')
      const isFocused = now.emitted.some(({ event }) => event.type === 'button.focus')
      return isFocused === (press?.layer === 'dropdown' && press.hadFocus === true)
    },
  },
  'layers-known': {
    sentence:
      'F28 – Le site connaît les éléments ouverts par-dessus la page, du premier plan vers l’arrière.',
    always: ({ after }) => after.layers.join() === openLayers(after).join(),
  },
}

/** The part of the history that the properties depend on. */
export type Past = {
  /** The texts that were typed into the forms and not sent, by form and field. */
  readonly typed: Readonly<Record<'contactForm' | 'individualForm', Texts>>
  /** The requests that were added, not removed and not sent, by id. */
  readonly requests: Readonly<Record<string, string>>
  /** The text of the last posted message, without the lines of requests that were added again since. */
  readonly posted: string
  /** Whether the notice of a failure must still be shown. */
  readonly isFailurePending: boolean
  /** The number of chat messages whose notice has not been shown yet. */
  readonly unanswered: number
  /** The milliseconds for which the current failure notice has been shown. */
  readonly shownFor: number
}

type Texts = Readonly<Record<string, string>>
type Now = MoveRecord<SiteView, Past>
type Before = Omit<Now, 'history'>

const failed = 'messageFailed'
const wholeTime = 5000

export const past: Past = {
  typed: { contactForm: {}, individualForm: {} },
  requests: {},
  posted: '',
  isFailurePending: false,
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

/** Updates the history of the forms. Requests stay in it until they are sent or removed. */
function contactPast({ typed, requests, posted }: Past, moment: Before) {
  const isSent = becomes(moment, 'sent')
  const asked = eventsFor(moment, 'contactForm', 'request.add').map(({ request }) =>
    Object(request),
  )
  const removed = eventsFor(moment, 'contactForm', 'request.remove').map(({ id }) => id)
  const left = Object.entries(requests).filter(
    ([id, line]) => !removed.includes(id) && !(isSent && posted.includes(line)),
  )
  const [post] = posts(moment)
  return {
    typed: {
      contactForm: { ...(!isSent && typed.contactForm), ...typedIn(moment, 'contactForm') },
      individualForm: { ...typed.individualForm, ...typedIn(moment, 'individualForm') },
    },
    requests: Object.fromEntries([
      ...left,
      ...asked.map(({ id, line }) => [String(id), String(line)]),
    ]),
    // A request that is added again during sending must stay in the form afterwards.
    posted: post
      ? String(Object(post.draft).message)
      : asked.reduce((text, { line }) => text.replaceAll(String(line), ''), posted),
  }
}

function failurePast({ isFailurePending, shownFor }: Past, moment: Before) {
  const { before, after, ms } = moment
  const wasShown = before.notice === failed
  const isShown = after.notice === failed
  const shown = wasShown ? Math.min(wholeTime, shownFor + ms) : 0
  const isSeen = wasShown && !isShown && (shown === wholeTime || isClosedByVisitor(moment))
  const isOutOfDate = after.contact.phase === 'busy'
  return {
    isFailurePending:
      becomes(moment, 'failed') || (isFailurePending && !isSeen && !isOutOfDate),
    shownFor: wasShown && isShown && !becomes(moment, 'failed') ? shown : 0,
  }
}

function becomes({ before, after }: Before, phase: string): boolean {
  return before.contact.phase !== phase && after.contact.phase === phase
}

function posts({ effects }: Before): readonly Event[] {
  return effects.filter(({ type }) => type === 'message.post')
}

/** Returns the notices that the toast queue is asked to show during a move, in order. */
function noticesIn({ heard }: Before): readonly string[] {
  return heard.flatMap(({ machine, event: { type, toast } }) =>
    machine === 'toastQueue' && type === 'toast.show' ? [String(Object(toast).notice)] : [],
  )
}

function shows(moment: Before, notice: string): number {
  return noticesIn(moment).filter((one) => one === notice).length
}

/** Returns the notices that a move must show, except notices of the assistant. */
function expectedNotices(moment: Before): readonly string[] {
  return [
    ...(becomes(moment, 'sent') ? ['messageSent'] : []),
    ...(becomes(moment, 'failed') ? [failed] : []),
    ...(eventsFor(moment, 'individualForm', 'form.submit').length > 0
      ? ['individualForm']
      : []),
    ...eventsFor(moment, 'toastQueue', 'toast.show').map(() => 'courseRequest'),
  ]
}

/** Returns the visitor's events of a type for a machine, without events between machines. */
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

function typedIn(moment: Before, form: string): Texts {
  return Object.fromEntries(
    eventsFor(moment, form, 'field.change').map(({ field, value }) => [
      String(field),
      String(value),
    ]),
  )
}

/** Returns whether a form contains exactly the typed texts. The subject may come from a request instead. */
function isAsTyped(draft: Texts, typed: Texts): boolean {
  return Object.entries(draft).every(
    ([field, text]) => field === 'subject' || text === (typed[field] ?? ''),
  )
}

/** Returns the open layers, topmost first, as the specification orders them. */
function openLayers({ menu, dropdown, notice, chat }: SiteView): readonly Layer[] {
  return [
    ...(menu ? ['mobileMenu' as const] : []),
    ...(dropdown.startsWith('{') ? ['dropdown' as const] : []),
    ...(notice === null ? [] : ['toastQueue' as const]),
    ...(chat.isOpen ? ['chat' as const] : []),
  ]
}

/**
 * Returns whether Escape, if pressed, closed only the right layer. Another notice may at once replace a
 * closed one, so the notices are compared.
 */
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
