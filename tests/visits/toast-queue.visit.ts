import { contactFields } from '#machines/contact-draft.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import { contact } from '#src/content/pages/contact.ts'
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
const brochure: Target = { role: 'button', name: contact.consultation.brochure }
const submit: Target = { css: 'main form[method=post] [type=submit]' }

/** A message that can leave. */
const filled = {
  name: 'Marie Morel',
  email: 'marie@exemple.fr',
  company: 'Boulangerie Morel',
  phone: '06 12 34 56 78',
  siret: '732 829 320 00074',
  subject: 'Autre',
  message: 'Bonjour',
} as const
const failure: Event = { type: 'toast.show', toast: { notice: 'messageFailed' } }
const sentences: Readonly<
  Record<string, { readonly title: string; readonly description: string }>
> = notices

function noticeOf({ toast }: Event): unknown {
  return typeof toast === 'object' && toast !== null && 'notice' in toast
    ? toast.notice
    : null
}

/** A failure is a message that fails; what replaces it, the notice of the brochure. */
function plan(step: Step): Planned {
  if (step.kind !== 'event') return [step]
  const { event } = step
  // What leaves must end too: it fails again.
  if (event.type === 'toast.withdraw') return [step, { kind: 'event', event: failure }]
  if (event.type !== 'toast.show' || noticeOf(event) === 'messageFailed') return [step]
  return [{ kind: 'event', event: { type: 'toast.show', toast: { notice: 'brochure' } } }]
}

export const toastQueueVisit = {
  model: toastQueueModel,
  pages: ['/contact'],
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
    let isLeaving = false
    return {
      arrive: async () => {
        for (const field of contactFields)
          await hands.write({ label: contactForm.fields[field].label }, filled[field])
        await hands.press(brochure)
        await hands.meet(close)
        await hands.focus(elsewhere)
        await hands.point(null)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { event } = action
        switch (event.type) {
          case 'toast.show': {
            if (noticeOf(event) === 'brochure') return hands.press(brochure)
            if (!isLeaving) await hands.press(submit)
            isLeaving = false
            return hands.answer('server')
          }
          case 'toast.withdraw':
            isLeaving = await hands.press(submit)
            return isLeaving
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
