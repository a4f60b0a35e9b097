import {
  type Arrangement,
  type ManualAdapter,
  say,
  type Saying,
  sentences,
} from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import type { ContactFormState } from '#tests/machines/contact-form.rules.ts'
import { fieldNames } from '#tests/machines/form-fields.rules.ts'
import {
  contactFormAdapter,
  quote,
  removeButton,
  requestTitles,
  titleIn,
} from '../screen-adapters/contact-form.adapter.ts'
import { fieldsSeen, focusOn, summaryHeading, writeIn } from './forms.ts'
import { desk, failures, mailboxEmpty } from './mailbox.ts'
import { menuLabel, messageCount, siteSentences } from './sentences.ts'

const { fields, failed, sent, submit, sending } = contactForm
const reasons: Readonly<Record<string, string>> = failed.reasons
const announcements: Readonly<Record<string, string>> = {
  'message.sent': notices.messageSent.title,
  'message.failed': notices.messageFailed.title,
}

const arrangements: Readonly<Record<string, Arrangement>> = {
  sendMessage: { before: failures.silence },
  'sendMessage accepted': { before: [] },
  'sendMessage offline': {
    before: [say(siteSentences.network, 'Hors connexion')],
    after: [say(siteSentences.network, 'Aucune limitation')],
  },
  'sendMessage network': { before: failures.network },
  'sendMessage rejected': { before: failures.rejected },
  'sendMessage tooLarge': { before: failures.tooLarge },
  'sendMessage tooMany': { before: failures.tooMany },
  'sendMessage server': { before: failures.server },
  'sendMessage unexpected': { before: failures.unexpected },
  'sendMessage timeout':
    'Le délai de 15 secondes est compté par la page, et vérifié par l’attente ; le service d’envoi n’en a pas d’autre.',
  'sendMessage unconfigured':
    'Il faut un site publié sans les réglages de l’envoi, ce que « npm start » ne fait pas.',
  'sendMessage crashed': 'Aucun geste ne provoque d’erreur inconnue.',
}

function cards({ screen, reason, requests }: ContactFormState): Record<string, Saying> {
  return {
    ...(screen === 'sent' && { sent: say(sentences.see, sent.title) }),
    ...(screen === 'failed' && {
      failed: say(sentences.see, failed.title),
      reason: say(sentences.see, reasons[reason ?? ''] ?? ''),
    }),
    ...(screen === 'sending' && {
      sending: say(sentences.see, sending),
      locked: say(siteSentences.locked),
    }),
    ...(requests !== null && {
      requested: say(sentences.see, requestTitles[requests.length] ?? ''),
    }),
  }
}

/** What the page says of the latest outcome, in the place that has the focus. */
function headingOf({ screen, errors }: ContactFormState): string {
  if (Object.keys(errors).length > 0) return summaryHeading(contactForm.summary, errors)
  return screen === 'sent' ? sent.title : failed.title
}

export const contactFormManual = {
  screen: {
    ...contactFormAdapter,
    unreachable: {
      'success --request.remove--> (stays) [isHeld]':
        'Il faudrait demander une formation pendant qu’un message part et qu’il arrive ensuite : aucune panne de la boîte aux lettres n’en laisse le temps.',
    },
  },
  preconditions: [...desk, mailboxEmpty],
  start: [say(sentences.open, '/contact')],
  arrangements,
  // The heading of a page that was just opened keeps the focus, whatever the form has to say.
  place: { isElsewhere: false },
  perform: ({ type, field, value, id }, { screen }) => {
    if (type === 'field.change')
      return screen === 'sending'
        ? 'Les champs sont verrouillés.'
        : writeIn(fields, String(field), String(value))
    if (type === 'form.submit')
      return { sayings: [say(sentences.press, submit)], place: { isElsewhere: false } }
    if (type === 'request.remove')
      return { sayings: [say(sentences.press, removeButton(String(id)).name)] }
    if (id === '')
      return {
        sayings: [
          say(siteSentences.follow, menuLabel('/entreprise')),
          say(sentences.press, quote.label),
        ],
        place: { isElsewhere: true },
      }
    const course = titleIn(String(id))
    return {
      sayings: [
        say(siteSentences.follow, menuLabel('/formations')),
        say(siteSentences.request, course),
        say(siteSentences.notice, course),
        say(siteSentences.followNotice, noticeLabels.form),
      ],
      place: { isElsewhere: true },
    }
  },
  see: (state, { isElsewhere }) => {
    const { screen, announced, attention, values, errors, cut } = state
    const last = announced.at(-1)?.split(' ')[0] ?? ''
    const arrived = announced.filter((code) => code === 'message.sent').length
    return {
      ...cards(state),
      ...fieldsSeen(fields, fieldNames, { values, errors, cut }),
      ...(announced.length > 0 && {
        [`notice ${announced.length}`]: say(
          siteSentences.notice,
          announcements[last] ?? '',
        ),
      }),
      ...(screen !== 'sending' && !isElsewhere && focusOn(attention, headingOf(state))),
      ...(arrived > 0 && { arrived: say(siteSentences.received, messageCount(arrived)) }),
    }
  },
} satisfies ManualAdapter<ContactFormState>
