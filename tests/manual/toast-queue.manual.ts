import { type ManualAdapter, type Means, say, type Saying, sentences } from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels, notices } from '#src/content/notices.ts'
import { contact } from '#src/content/pages/contact.ts'
import { answers } from '#tests/machines/form-fields.rules.ts'
import type { ToastQueueState } from '#tests/machines/toast-queue.rules.ts'
import { toastQueueAdapter } from '../screen-adapters/toast-queue.adapter.ts'
import { filled } from './forms.ts'
import { failures, mailboxEmpty } from './mailbox.ts'
import { elsewhere } from './menus.ts'
import { siteSentences, windows } from './sentences.ts'

const card = 'la notification'
const titles: Readonly<Record<string, { readonly title: string }>> = notices

export const noticeTargets = { [card]: { css: 'li[data-variant]' } } as const

/** By what holds the notice, the gesture that begins and the one that ends it. */
const holds: Readonly<Record<string, readonly [start: Saying, end: Saying]>> = {
  pointer: [say(sentences.point, card), say(sentences.pointAway)],
  focus: [say(sentences.focus, noticeLabels.close), elsewhere()],
  window: [
    say(siteSentences.changeWindow, windows.other),
    say(siteSentences.changeWindow, windows.own),
  ],
}

function hold(by: unknown, moment: 0 | 1): Means {
  const gesture = holds[String(by)]?.[moment]
  return gesture ? { sayings: [gesture] } : 'Rien d’autre ne retient une notification.'
}

function isFailure(toast: unknown): boolean {
  return JSON.stringify(toast).includes('messageFailed')
}

export const toastQueueManual = {
  screen: toastQueueAdapter,
  preconditions: [mailboxEmpty],
  start: [say(sentences.open, '/contact'), filled(contactForm.fields, answers)],
  perform: ({ type, by, toast }) => {
    switch (type) {
      case 'hold.start':
        return hold(by, 0)
      case 'hold.end':
        return hold(by, 1)
      case 'toast.dismiss':
        return { sayings: [say(siteSentences.closeNotice)] }
      case 'toast.withdraw':
        return { sayings: [] }
      default:
        return isFailure(toast)
          ? { sayings: [...failures.server, say(sentences.press, contactForm.submit)] }
          : { sayings: [say(sentences.press, contact.consultation.brochure)] }
    }
  },
  see: ({ mode, notice, shown }) => ({
    ...(notice === null
      ? shown > 0 && { [`none ${shown}`]: say(siteSentences.noNotice) }
      : {
          [`notice ${shown}`]: say(siteSentences.notice, titles[notice]?.title ?? ''),
        }),
    ...(mode === 'paused' && { paused: say(siteSentences.paused) }),
  }),
} satisfies ManualAdapter<ToastQueueState>
