import {
  type Event,
  phrase,
  type Phrase,
  defineScreen,
  sentences,
  type UserDriver,
} from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { requests } from '#src/model/requests.ts'
import { mailLinkOf } from '#src/features/message-text.ts'
import { readRequests } from '#src/features/request-address.ts'
import { itemAt } from '#tests/item-at.ts'
import {
  contactFormModel,
  type ContactFormState,
} from '#tests/machines/contact-form.model.ts'
import { sentValues } from '#tests/machines/form-draft.rules.ts'
import { fieldNames } from '#tests/machines/form-fields.rules.ts'
import { formOf, submitButton } from './forms.ts'
import { desktopSetup, causeFailure, mailboxEmpty } from './mailbox.ts'
import { countedPhrase, linkTo, menuLabel, siteSentences } from './sentences.ts'
import { readRequestFocus, trackNotices } from './queries.ts'

const { fields, failed, sent, submit, sending, interrupted } = contactForm
const form = formOf(fields, contactForm.summary)
const announcements = [notices.messageSent.title, notices.messageFailed.title] as const

/** Returns the emitted events of the form that match a pattern. */
const toldOf = ({ emitted: told }: ContactFormState, what: RegExp) =>
  told.filter((one) => what.test(one))
const callsOf = (state: ContactFormState) => toldOf(state, /^feedback/).length
const announcedOf = (state: ContactFormState) =>
  toldOf(state, /^message\.(?:sent|failed)/).map(
    (code) => announcements[code === 'message.sent' ? 0 : 1],
  )

const titleIn = (id: unknown) =>
  requests.courses.find(({ anchor }) => id === `formation=${anchor}`)?.title ?? ''
const requestButton = (title: string) =>
  ({ role: 'button', name: `${catalogue.list.request} ${title}` }) as const

/** The headings of the list of requests, by number of requests. */
const requestTitles = [
  'Aucune formation dans votre demande',
  'Votre demande porte sur une formation',
  'Votre demande porte sur deux formations',
] as const

const firstCourse = itemAt(requests.courses, 0)

/**
 * Replaces the model's name of a course in an event by the site's id. The model uses the beginning of the title,
 * and the site uses an id such as `formation=incendie`.
 */
function inCatalogue(event: Event): Event {
  const { type, id = Object(event.request).id } = event
  if (typeof id !== 'string') return event
  const { anchor } =
    requests.courses.find(({ title }) => title.startsWith(id)) ?? firstCourse
  const course = `formation=${anchor}`
  if (type === 'request.remove') return { type, id: course }
  const [addition] = readRequests(`?${course}`, requests, '2026-11-24')
  return { type, ...addition }
}

const titleOf = ({ reason }: ContactFormState) =>
  reason === 'timeout' || reason === 'network' ? failed.unconfirmed : failed.title

const isInterrupted = ({ screen }: ContactFormState) =>
  screen === 'interrupted' || screen === 'warned'

function warningIn(state: ContactFormState) {
  if (!isInterrupted(state)) return []
  const { title, text, again } = interrupted
  return [title, text, ...(state.screen === 'warned' ? [again] : [])]
}

function cardsIn(state: ContactFormState) {
  const { screen, reason } = state
  if (screen === 'sent') return [{ title: sent.title, texts: [sent.text] }]
  if (screen !== 'failed') return []
  return [{ title: titleOf(state), texts: [reason && failed.reasons[reason], failed.kept] }]
}

function formSeen(state: ContactFormState): Readonly<Record<string, Phrase | false>> {
  const { screen, reason, requests: held } = state
  return {
    sent: screen === 'sent' && phrase(sentences.see, sent.text),
    failed: screen === 'failed' && phrase(sentences.see, titleOf(state)),
    reason: reason !== null && phrase(sentences.see, failed.reasons[reason]),
    sending: screen === 'sending' && phrase(sentences.see, sending),
    locked: screen === 'sending' && phrase(siteSentences.locked),
    interrupted: isInterrupted(state) && phrase(sentences.see, interrupted.title),
    warned: screen === 'warned' && phrase(sentences.see, interrupted.again),
    requested: held !== null && phrase(sentences.see, requestTitles[held.length] ?? ''),
    ...form.describeForm(state),
  }
}

/** Returns the heading of the feedback that has the focus: errors, a warning or a result. */
function headingOf(state: ContactFormState): string {
  const { screen, errors } = state
  if (Object.keys(errors).length > 0) return form.headingOf(errors)
  if (screen === 'warned') return interrupted.title
  return screen === 'sent' ? sent.title : titleOf(state)
}

const dispatch = (user: UserDriver, type: 'pagehide' | 'pageshow') =>
  user.trigger((name) => void dispatchEvent(new Event(name)), type)

/** Runs in the page: saves a draft as if another document had been left during sending. */
function saveUnconfirmedDraft() {
  const saved = JSON.stringify({ texts: {}, mayHaveArrived: true })
  sessionStorage.setItem('form-drafts', saved)
}

export const contactFormScreen = defineScreen({
  model: contactFormModel,
  title: 'Formulaire de contact (Entreprise)',
  pages: ['/contact', '/formations'],
  preconditions: [...desktopSetup, mailboxEmpty],
  unreachableByHand: {
    'editing.result.idle --sending.restore--> editing.result.interrupted':
      'Recharger la page pendant un envoi quitte la page et restaure le brouillon en même temps.',
  },
  adapt: inCatalogue,
  gestures: {
    'field.change': {
      impossible: ({ field, value }, { values }) =>
        fieldNames.some((name) => name === field && values[name] === value)
          ? 'Le champ contient déjà ce texte.'
          : undefined,
      describe: (event, { screen }) =>
        screen === 'sending' ? 'Les champs sont verrouillés.' : form.describeEdit(event),
    },
    'form.submit': {
      describe: () => ({
        phrases: [phrase(sentences.press, submit)],
        place: { isElsewhere: false },
      }),
    },
    'page.leave': {
      describe: (_, { screen }) =>
        screen === 'sending' ? phrase(siteSentences.reload) : 'Aucun envoi n’est en cours.',
    },
    'sending.restore': { describe: () => 'Aucun geste ne le provoque seul.' },
    'request.remove': { describe: ({ id }) => phrase(siteSentences.withdraw, titleIn(id)) },
    'request.add': {
      describe: ({ request }) => ({
        phrases: [
          phrase(siteSentences.follow, menuLabel('/formations')),
          phrase(siteSentences.request, titleIn(Object(request).id)),
          phrase(siteSentences.notice, titleIn(Object(request).id)),
          phrase(siteSentences.followNotice, noticeLabels.form),
        ],
        // The link moves the focus to the heading of the form. Feedback leaves it there.
        place: { isElsewhere: true },
      }),
    },
  },
  arrangements: {
    sendMessage: { before: causeFailure('silence') },
    'sendMessage accepted': { before: [] },
    'sendMessage offline': {
      before: [phrase(siteSentences.network, 'Hors connexion')],
      after: [phrase(siteSentences.network, 'Aucune limitation')],
    },
    ...Object.fromEntries(
      ['rejected', 'tooLarge', 'tooMany', 'server', 'unexpected', 'network'].map(
        (outcome) => [`sendMessage ${outcome}`, { before: causeFailure(outcome) }],
      ),
    ),
    'sendMessage timeout':
      'Le délai de 15 secondes est mesuré par la page, et une étape d’attente le vérifie. Le service d’envoi n’a pas d’autre délai.',
    'sendMessage unconfigured':
      'Il faut un site publié sans les réglages de l’envoi. « npm start » les fournit toujours.',
    'sendMessage crashed': 'Aucun geste ne provoque d’erreur inconnue.',
  },
  visit: (user) => {
    const announced = trackNotices(user, announcements)
    const { actions, reads } = form.visit(user)
    const focused: string[] = []
    return {
      arrive: async () => {
        await user.click(linkTo('/formations'))
        await user.waitFor(requestButton(firstCourse.title))
        await user.click(linkTo('/contact'))
        await user.waitFor(submitButton)
      },
      actions: {
        ...actions,
        // A path cannot leave its document, so this simulates a return from the back/forward cache.
        'page.leave': async () => {
          await dispatch(user, 'pagehide')
          await dispatch(user, 'pageshow')
          return true
        },
        'sending.restore': async () => {
          await user.trigger(saveUnconfirmedDraft)
          await dispatch(user, 'pageshow')
          return true
        },
        'request.remove': async ({ id }) => {
          const name = `${requests.remove} ${titleIn(id)}`
          const isDone = await user.click({ role: 'button', name })
          if (isDone) focused.push(await user.read(readRequestFocus))
          return isDone
        },
        'request.add': async (event) => {
          const request = requestButton(titleIn(Object(event.request).id))
          const back = { role: 'link', name: noticeLabels.form } as const
          await user.click(linkTo('/formations'))
          await user.waitFor(request)
          await user.click(request)
          await user.waitFor(back)
          await user.click(back)
          await user.waitFor(submitButton)
          // Closes a failure notice that reappears after the request's notice and would be counted twice.
          await user.click({ role: 'button', name: noticeLabels.close })
          // The submit button is locked while a message is being sent, but still focusable.
          await user.focus(submitButton)
          return true
        },
      },
      reads: {
        ...reads,
        focused: async () => [...focused],
        messages: () => user.messages(),
        announced: async () => (await announced()).titles,
      },
      settle: ({ outcome }) => user.answer(outcome),
    }
  },
  observations: {
    form: {
      expected: (state) => {
        const { screen, requests: held } = state
        const isSending = screen === 'sending'
        return {
          ...form.shownForm(state),
          cards: cardsIn(state),
          warning: warningIn(state),
          button: isSending ? sending : submit,
          isButtonOff: isSending,
          isBusy: isSending,
          locked: isSending ? fieldNames : [],
          mail: screen === 'failed' ? mailLinkOf(sentValues(state)) : null,
          request: held && {
            title: requestTitles[held.length] ?? null,
            rows: held.map(({ id }) => titleIn(id)),
          },
        }
      },
      describe: formSeen,
    },
    announced: {
      expected: announcedOf,
      describe: (state) => {
        const all = announcedOf(state)
        return countedPhrase(all.length, phrase(siteSentences.notice, all.at(-1) ?? ''))
      },
    },
    attention: {
      expected: callsOf,
      describe: (state, { isElsewhere }) =>
        state.screen !== 'sending' &&
        isElsewhere !== true &&
        countedPhrase(callsOf(state), phrase(sentences.focusIsOn, headingOf(state))),
    },
    focused: { expected: (state) => toldOf(state, /^request/) },
    messages: {
      expected: ({ sent: messages }) => messages,
      describe: (state) => {
        const arrived = toldOf(state, /^message\.sent/).length
        return arrived > 0 && phrase(siteSentences.received, String(arrived))
      },
    },
  },
})
