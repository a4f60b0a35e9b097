import { notices, noticeLabels } from '#src/content/notices.ts'
import { catalogue, courses } from '#src/content/pages/catalogue.ts'
import type { ToastQueueState } from '#tests/machines/toast-queue.rules.ts'
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts'
import { toastQueueScenarios } from '#tests/machines/toast-queue.scenarios.ts'
import type { Event, Step } from '#tests/paths/step.ts'
import type { Hands, Target } from './hands.ts'
import { noticeWatch } from './notices.ts'
import { linkTo } from './places.ts'
import type { Planned, Visit } from './visit.ts'

const card = { css: 'li[data-variant]' }
const close = { role: 'button', name: noticeLabels.close } as const
const elsewhere = linkTo('/contact')
const course = courses[0].title

/** The notices that a button of the catalogue shows, instead of those of the paths. */
const shown = {
  messageSent: { notice: 'courseRequest', subject: course },
  courseRequest: {
    notice: 'tailorMadeRequest',
    subject: catalogue.tailorMade.courseTitle,
  },
} as const
const buttons: Readonly<Record<string, Target>> = {
  courseRequest: { role: 'button', name: `${catalogue.list.request} ${course}` },
  tailorMadeRequest: { role: 'button', name: catalogue.tailorMade.request },
}
const sentences: Readonly<
  Record<string, { readonly title: string; readonly description: string }>
> = notices

type Asked = { readonly notice: string }

function askedIn({ toast }: Event): Asked | null {
  return typeof toast === 'object' && toast !== null && 'notice' in toast
    ? { notice: String(toast.notice) }
    : null
}

function plan(step: Step): Planned {
  const asked = step.kind === 'event' && askedIn(step.event)
  if (!asked) return [step]
  const toast = asked.notice === 'messageSent' ? shown.messageSent : shown.courseRequest
  return [{ kind: 'event', event: { type: 'toast.show', toast } }]
}

export const toastQueueVisit = {
  model: toastQueueModel,
  pages: ['/formations'],
  planner: () => ({ plan }),
  scenarios: toastQueueScenarios,
  view: ({ mode, notice, subject, shown: count }) => ({
    notice:
      notice === null
        ? null
        : {
            title: sentences[notice]?.title ?? null,
            text: `${sentences[notice]?.description}${subject ?? ''}`,
            isPaused: mode === 'paused',
          },
    count,
  }),
  visitor: (hands) => {
    const look = noticeWatch(hands)
    return {
      arrive: async () => {
        const button = buttons[shown.courseRequest.notice] ?? close
        await hands.press(button)
        await hands.meet(close)
        await hands.focus(elsewhere)
        await hands.point(null)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { event } = action
        switch (event.type) {
          case 'toast.show':
            return hands.press(buttons[askedIn(event)?.notice ?? ''] ?? close)
          case 'toast.dismiss': {
            const isClosed = await hands.press(close)
            await hands.point(null)
            return isClosed
          }
          case 'hold.start':
            return hold(hands, event.by)
          case 'hold.end':
            return release(hands, event.by)
          default:
            throw new Error(`Nobody knows how to do ${event.type}`)
        }
      },
      observe: async () => {
        const { notice, count } = await look()
        return { notice, count }
      },
    }
  },
  beyond: {},
} satisfies Visit<ToastQueueState>

async function hold(hands: Hands, by: unknown): Promise<boolean> {
  if (by === 'pointer') return hands.point(card)
  if (by === 'focus') return hands.focus(close)
  await hands.happen(() => dispatchEvent(new Event('blur')))
  return true
}

async function release(hands: Hands, by: unknown): Promise<boolean> {
  if (by === 'pointer') return hands.point(null)
  if (by === 'focus') return hands.focus(elsewhere)
  await hands.happen(() => dispatchEvent(new Event('focus')))
  return true
}
