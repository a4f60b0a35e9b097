import {
  type Event,
  phrase,
  type Phrase,
  defineScreen,
  sentences,
  type UserDriver,
} from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels, notices } from '#src/content/notices.ts'
import { contact } from '#src/page-content/contact.ts'
import { toastQueueModel, type ToastQueueState } from '#tests/machines/toast-queue.model.ts'
import { filled, fillIn, submitButton } from './forms.ts'
import { desktopSetup, causeFailure, mailboxEmpty } from './mailbox.ts'
import { elsewhere, linkTo, siteSentences } from './sentences.ts'
import { trackNotices } from './queries.ts'

const close = { role: 'button', name: noticeLabels.close } as const
const { brochure } = contact.consultation
const brochureButton = { role: 'button', name: brochure } as const
const card = { css: 'li[data-state]' }

const failure: Event = { type: 'toast.show', toast: { notice: 'messageFailed' } }
const brochureShown: Event = { type: 'toast.show', toast: { notice: 'brochure' } }
const isFailure = ({ toast }: Event) => JSON.stringify(toast).includes('messageFailed')

type Hold = {
  readonly phrases: readonly [start: Phrase, end: Phrase]
  /** Starts or ends a pause of the notice. Returns false if this is impossible. */
  make(user: UserDriver, isBegun: boolean): Promise<boolean>
}

const holds: Readonly<Record<string, Hold>> = {
  pointer: {
    phrases: [phrase(siteSentences.pointAtNotice), phrase(sentences.pointAway)],
    make: (user, isBegun) => user.hover(isBegun ? card : null),
  },
  focus: {
    phrases: [phrase(sentences.focus, noticeLabels.close), elsewhere],
    make: (user, isBegun) => user.focus(isBegun ? close : linkTo('/contact')),
  },
  window: {
    phrases: [
      phrase(siteSentences.changeWindow, 'une autre fenêtre'),
      phrase(siteSentences.changeWindow, 'la fenêtre du site'),
    ],
    make: async (user, isBegun) => {
      const tell = (type: string) => void dispatchEvent(new Event(type))
      await user.trigger(tell, isBegun ? 'blur' : 'focus')
      return true
    },
  },
}
const holdBy = ({ by }: Event) => holds[String(by)]

const away = ({ window }: ToastQueueState) =>
  window ? 'La fenêtre du site n’est pas active.' : undefined

export const toastQueueScreen = defineScreen({
  model: toastQueueModel,
  title: 'Notifications',
  pages: ['/contact'],
  preconditions: [
    ...desktopSetup,
    mailboxEmpty,
    'Le script est ouvert dans une autre fenêtre. La durée d’une notification ne s’écoule que si la fenêtre du site est active : le temps passé dans une autre fenêtre ne compte pas.',
  ],
  start: [filled],
  // Sending again withdraws a failure notice. The new request must not stay pending, so a failure follows.
  // The notice of the brochure represents all other notices.
  adapt: (event) => {
    if (event.type === 'toast.withdraw') return [event, failure]
    return event.type === 'toast.show' && !isFailure(event) ? brochureShown : event
  },
  gestures: {
    'toast.show': {
      describe: (event, state) =>
        away(state) ??
        (isFailure(event)
          ? [...causeFailure('server'), phrase(sentences.press, contactForm.submit)]
          : phrase(sentences.press, brochure)),
    },
    'toast.withdraw': {
      describe: (_event, state) => away(state) ?? [],
      impossible: (_event, { pointer, focus }) =>
        pointer || focus
          ? 'Le clic sur le bouton d’envoi met d’abord fin à la pause.'
          : undefined,
    },
    'toast.dismiss': {
      describe: (_event, state) => away(state) ?? phrase(siteSentences.closeNotice),
    },
    'hold.start': { describe: (event, state) => away(state) ?? holdBy(event)?.phrases[0] },
    'hold.end': { describe: (event) => holdBy(event)?.phrases[1] },
  },
  unreachable: {
    'failure.kept --toast.show--> failure.none [isFailure]':
      'Le nouvel envoi, qui précède un nouvel échec, retire déjà l’échec en attente.',
  },
  visit: (user) => {
    const look = trackNotices(user)
    let isLeaving = false
    return {
      arrive: async () => {
        await fillIn(user)
        await user.click(brochureButton)
        await user.waitFor(close)
        await user.focus(linkTo('/contact'))
        await user.hover(null)
      },
      actions: {
        'toast.show': async (event) => {
          if (!isFailure(event)) return user.click(brochureButton)
          if (!isLeaving) await user.click(submitButton)
          isLeaving = false
          return user.answer('server')
        },
        'toast.withdraw': async () => {
          isLeaving = await user.click(submitButton)
          return isLeaving
        },
        'toast.dismiss': async () => {
          const isClosed = await user.click(close)
          await user.hover(null)
          return isClosed
        },
        'hold.start': async (event) => (await holdBy(event)?.make(user, true)) ?? false,
        'hold.end': async (event) => (await holdBy(event)?.make(user, false)) ?? false,
      },
      reads: {
        notice: async () => {
          const { seen, titles } = await look()
          const { title, text, isPaused } = seen ?? {}
          return { title, text, isPaused, count: titles.length }
        },
      },
    }
  },
  observations: {
    notice: {
      expected: ({ mode, notice, shown }) => ({
        ...(notice !== null && {
          title: notices[notice].title,
          text: notices[notice].description,
          isPaused: mode === 'paused',
        }),
        count: shown,
      }),
      // The causes of the pause are part of the key, so that a new cause repeats the sentence.
      describe: ({ mode, notice, shown, pointer, focus, window }) => ({
        [`none ${shown}`]: notice === null && shown > 0 && phrase(siteSentences.noNotice),
        [`notice ${shown}`]:
          notice !== null && phrase(siteSentences.notice, notices[notice].title),
        [`paused ${pointer} ${focus} ${window}`]:
          mode === 'paused' && phrase(siteSentences.paused),
      }),
    },
  },
})
