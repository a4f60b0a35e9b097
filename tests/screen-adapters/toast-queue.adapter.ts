import { contactForm } from '#src/content/contact-form.ts'
import { notices, noticeLabels } from '#src/content/notices.ts'
import { contact } from '#src/content/pages/contact.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import type { ToastQueueState } from '#tests/machines/toast-queue.rules.ts'
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts'
import type {
  Event,
  MappedStep,
  ScreenAdapter,
  Step,
  Target,
  UserDriver,
} from 'statecharts'
import { noticeWatch } from './notices.ts'
import { linkTo } from './locators.ts'

const card = { css: 'li[data-variant]' }
const close = { role: 'button', name: noticeLabels.close } as const
const elsewhere = linkTo('/contact')
const brochure: Target = { role: 'button', name: contact.consultation.brochure }
const submit: Target = { css: 'main form[method=post] [type=submit]' }

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
function mapStep(step: Step): MappedStep {
  if (step.kind !== 'event') return [step]
  const { event } = step
  // What leaves must end too: it fails again.
  if (event.type === 'toast.withdraw') return [step, { kind: 'event', event: failure }]
  if (event.type !== 'toast.show' || noticeOf(event) === 'messageFailed') return [step]
  return [{ kind: 'event', event: { type: 'toast.show', toast: { notice: 'brochure' } } }]
}

export const toastQueueAdapter = {
  model: toastQueueModel,
  pages: ['/contact'],
  stepMapper: () => ({ map: mapStep }),
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
    isFocusLost: false,
  }),
  visitor: (user) => {
    const look = noticeWatch(user)
    let isFocusLost = false
    let isLeaving = false
    return {
      arrive: async () => {
        for (const name of fieldNames)
          await user.write({ label: contactForm.fields[name].label }, answers[name])
        await user.press(brochure)
        await user.meet(close)
        await user.focus(elsewhere)
        await user.point(null)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { event } = action
        switch (event.type) {
          case 'toast.show': {
            if (noticeOf(event) === 'brochure') return user.press(brochure)
            if (!isLeaving) await user.press(submit)
            isLeaving = false
            return user.answer('server')
          }
          case 'toast.withdraw':
            isLeaving = await user.press(submit)
            return isLeaving
          case 'toast.dismiss': {
            await user.happen(markFocus)
            const isClosed = await user.press(close)
            isFocusLost = await user.read(hasLeftMark)
            await user.point(null)
            return isClosed
          }
          case 'hold.start':
            return hold(user, event.by)
          case 'hold.end':
            return release(user, event.by)
          default:
            throw new Error(`Nobody knows how to do ${event.type}`)
        }
      },
      observe: async () => {
        const { notice, count } = await look()
        return { notice, count, isFocusLost }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<ToastQueueState>

async function hold(user: UserDriver, by: unknown): Promise<boolean> {
  if (by === 'pointer') return user.point(card)
  if (by === 'focus') return user.focus(close)
  await user.happen(() => dispatchEvent(new Event('blur')))
  return true
}

async function release(user: UserDriver, by: unknown): Promise<boolean> {
  if (by === 'pointer') return user.point(null)
  if (by === 'focus') return user.focus(elsewhere)
  await user.happen(() => dispatchEvent(new Event('focus')))
  return true
}

/** Notes on the page what has the focus, unless it is among the notices. */
function markFocus() {
  const { activeElement } = document
  if (activeElement === null || activeElement.closest('[role=region]')) return
  for (const marked of document.querySelectorAll('[data-origin]'))
    marked.removeAttribute('data-origin')
  activeElement.setAttribute('data-origin', '')
}

/** Whether the last notice went and the focus did not go back to where it was. */
function hasLeftMark() {
  const isGone = document.querySelector('li[data-variant]') === null
  const marked = document.querySelector('[data-origin]')
  return isGone && marked !== null && document.activeElement !== marked
}
