/** What the site owes as a whole, whatever a visitor, the provider and the clock do. */
import type { Property } from 'statecharts'
import { fundingProperties } from './site-funding.ts'
import type { SiteView } from './site.model.ts'
import {
  becomes,
  eventsFor,
  failed,
  isEscapeRight,
  isHoldRight,
  messageOf,
  openLayers,
  type Past,
  posts,
  same,
  shows,
  textsIn,
} from './site-moments.ts'

const closed = '"closed"'

export const properties: readonly Property<SiteView, Past>[] = [
  ...fundingProperties,
  {
    id: 'one-message',
    sentence:
      '§7, F16 – Une pression envoie au plus un message, et rien ne part sans elle.',
    holds: (now) =>
      posts(now).length <= eventsFor(now, 'contactForm', 'form.submit').length,
  },
  {
    id: 'one-on-its-way',
    sentence: '§4, F16 – Un seul message est en route à la fois.',
    holds: (now) => now.before.contact.phase !== 'busy' || posts(now).length === 0,
  },
  {
    id: 'message-ends',
    sentence: '§4, F14 – Tout message parti est dit envoyé ou non, en 15 secondes au plus.',
    triggers: (now) => posts(now).length,
    goals: (now) => shows(now, 'messageSent') + shows(now, failed),
    within: 15_000,
    isOneByOne: true,
  },
  {
    id: 'retry-possible',
    sentence: 'F43 – Un message qui n’a pas pu partir peut repartir.',
    occurs: ({ before, after }) =>
      before.contact.phase === 'failed' && after.contact.phase === 'busy',
  },
  {
    id: 'success-told',
    sentence: '§4 et §8 – Un message envoyé est dit par sa notification.',
    holds: (now) => becomes(now, 'sent') === (shows(now, 'messageSent') === 1),
  },
  {
    id: 'failure-told',
    sentence: '§4 et §8 – Un message qui n’a pas pu partir est dit par sa notification.',
    holds: (now) => becomes(now, 'failed') === (shows(now, failed) === 1),
  },
  {
    id: 'failure-stays',
    sentence:
      'F43 – La notification d’un échec reste à voir tant qu’elle n’a été ni là tout son temps, ni fermée, ni périmée par un nouvel envoi.',
    holds: ({ after, history }) => !history.isFailureOwed || after.notice !== null,
  },
  {
    id: 'failure-out-of-date',
    sentence: 'F43 – Un nouvel envoi retire l’échec du précédent.',
    holds: ({ after }) => after.contact.phase !== 'busy' || after.notice !== failed,
  },
  {
    id: 'failure-logged',
    sentence: '§8, décision – La raison d’un échec est écrite une fois au journal.',
    holds: (now) => {
      const lines = now.effects.filter(({ type }) => type === 'log.warn')
      const reason = now.ms > 0 ? 'timeout' : 'network'
      return becomes(now, 'failed')
        ? lines.length === 1 && String(lines[0]?.line).endsWith(reason)
        : lines.length === 0
    },
  },
  {
    id: 'chat-told',
    sentence: '§9 – Chaque message à l’assistant a sa notification en 500 ms.',
    triggers: (now) => now.after.chat.messages - now.before.chat.messages,
    goals: (now) => shows(now, 'chatbot'),
    within: 500,
    isOneByOne: true,
  },
  {
    id: 'chat-told-once',
    sentence: '§9 – L’assistant n’a pas plus de notifications que de messages.',
    holds: ({ history }) => history.unanswered >= 0,
  },
  {
    id: 'individual-told',
    sentence: '§8 – Un formulaire Particulier envoyé a sa notification.',
    holds: (now) =>
      shows(now, 'individualForm') ===
      Number(eventsFor(now, 'individualForm', 'form.submit').length > 0),
  },
  {
    id: 'one-notice',
    sentence: '§9 – Un geste appelle au plus une notification.',
    holds: ({ heard, ms }) =>
      ms > 0 || heard.filter(({ event }) => event.type === 'toast.show').length <= 1,
  },
  {
    id: 'notice-shown',
    sentence: '§9 – Une notification est à l’écran dès qu’elle est demandée, et seule.',
    holds: (now) => {
      const last = now.heard.findLast(({ event }) => event.type === 'toast.show')
      return last === undefined || shows(now, now.after.notice ?? '') > 0
    },
  },
  {
    id: 'request-told',
    sentence: '§8 – La notification d’une demande ne vient que de cette demande.',
    holds: (now) =>
      shows(now, 'courseRequest') === eventsFor(now, 'toastQueue', 'toast.show').length,
  },
  {
    id: 'retry-alone',
    sentence: 'F43 – Un nouvel envoi ne retire pas d’autre notification que l’échec.',
    holds: (now) =>
      !becomes(now, 'busy') ||
      now.before.notice === failed ||
      now.before.notice === now.after.notice,
  },
  {
    id: 'hold-kept',
    sentence:
      '§4 – Le pointeur ne retient que la notification qu’il survole, une autre fenêtre toutes.',
    holds: (now) => isHoldRight(now),
  },
  {
    id: 'held-stays',
    sentence: '§4 – Une notification retenue ne s’en va pas d’elle-même.',
    holds: (now) =>
      now.ms === 0 ||
      now.before.holds.length === 0 ||
      now.before.notice === now.after.notice ||
      now.heard.some(({ event }) => event.type === 'toast.show'),
  },
  {
    id: 'only-typed',
    sentence: '§4 – Rien n’est dans un formulaire que le visiteur n’ait saisi ou demandé.',
    holds: ({ after, history: { typed } }) =>
      after.contact.phase === 'busy' ||
      Object.entries(textsIn(after)).every(
        ([field, text]) => field === 'contactForm.subject' || text === (typed[field] ?? ''),
      ),
  },
  {
    id: 'caret-kept',
    sentence:
      '§5 – Le curseur ne bouge que par une saisie, ou quand le formulaire se vide.',
    holds: (now) =>
      now.before.contact.caret === now.after.contact.caret ||
      becomes(now, 'sent') ||
      eventsFor(now, 'contactForm', 'field.change').length > 0,
  },
  {
    id: 'typed-kept',
    sentence: '§4, F14 – Rien de ce qui fut saisi n’est perdu avant d’être envoyé.',
    holds: ({ after, history }) =>
      Object.entries(history.typed).every(([field, value]) =>
        (textsIn(after)[field] ?? '').includes(value),
      ),
  },
  {
    id: 'course-kept',
    sentence:
      'F42 – Tout ce qui est demandé est dans le formulaire, une fois, au plus tard quand le message en route est arrivé.',
    holds: ({ after: { contact }, history: { requests } }) =>
      contact.phase === 'busy' ||
      same(
        contact.requests.map(({ id }) => id).toSorted(),
        Object.keys(requests).toSorted(),
      ),
  },
  {
    id: 'requests-sent',
    sentence:
      'F56 – Ce que nomment les demandes est dans le message envoyé, et ce qui est écrit aussi.',
    holds: (now) =>
      posts(now).every((post) =>
        [
          ...now.before.contact.requests.map(({ line }) => line),
          now.before.contact.draft.message,
        ].every((text) => messageOf(post).includes(text)),
      ),
  },
  {
    id: 'course-subject',
    sentence:
      '§4 – Le formulaire a pour sujet celui de la dernière demande, sauf si le visiteur a choisi le sien.',
    holds: (now) =>
      eventsFor(now, 'contactForm', 'request.add').every(
        ({ subject }) =>
          now.after.contact.phase === 'busy' ||
          now.after.contact.draft.subject === (now.history.ownSubject || subject),
      ),
  },
  {
    id: 'menus-close',
    sentence: '§4 – Un changement de page referme les menus.',
    holds: (now) =>
      eventsFor(now, 'app', 'page.change').length === 0 ||
      (!now.after.menu && now.after.dropdown === closed),
  },
  {
    id: 'front-first',
    sentence:
      'F28 – Échap ferme ce qui a le focus, ou sinon ce qui est devant, et rien d’autre.',
    holds: (now) => isEscapeRight(now),
  },
  {
    id: 'focus-returned',
    sentence: '§4 – Échap dans le menu Solutions rend le focus à son bouton, et lui seul.',
    holds: (now) => {
      const [press] = eventsFor(now, 'layers', 'escape.press')
      const isFocused = now.emitted.some(({ event }) => event.type === 'button.focus')
      return isFocused === (press?.within === 'dropdown')
    },
  },
  {
    id: 'layers-known',
    sentence:
      'F28 – Ce qui est ouvert par-dessus la page est connu, de l’avant vers l’arrière.',
    holds: ({ after }) => after.layers.join() === openLayers(after).join(),
  },
  {
    id: 'late-ignored',
    sentence: 'F14 – Une réponse qui arrive trop tard ne change rien.',
    holds: ({ move: { steps }, before, after, heard }) =>
      !steps.some((step) => step.kind === 'outcome' && step.outcome === 'late') ||
      (heard.length === 0 && JSON.stringify(before) === JSON.stringify(after)),
  },
  {
    id: 'forms-apart',
    sentence: '§4 – Les deux formulaires ne se mêlent jamais.',
    holds: ({ move: { steps }, before, after }) =>
      steps.every(
        (step) =>
          step.kind !== 'event' ||
          ((step.to !== 'contactForm' || same(before.individual, after.individual)) &&
            (step.to !== 'individualForm' || same(before.contact, after.contact))),
      ),
  },
]

export const sentences = {
  frame: 'Une étape ne change que les machines qu’elle nomme.',
  unbroken: 'Rien ne se brise, quoi qu’il arrive.',
}
