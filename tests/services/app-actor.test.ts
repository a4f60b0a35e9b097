import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoticeCode } from '#machines/toast-queue.ts'
import { fieldNames } from '#tests/machines/form-fields.rules.ts'
import { createApp } from '#src/services/app-actor.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The site with a message that leaves, and fails when it is told to. */
async function startFailing() {
  const failures: (() => void)[] = []
  const app = createApp({
    sendMessage: () =>
      new Promise((_resolve, reject) => failures.push(() => reject(new Error('no')))),
  })
  app.start()
  const { contactForm, toastQueue, chat } = app.getSnapshot().children
  if (!contactForm || !toastQueue || !chat) throw new Error('A part of the site is missing')
  for (const field of fieldNames)
    contactForm.send({ type: 'field.change', field, value: '06@12345678.fr' })
  const submit = () => contactForm.send({ type: 'form.submit' })
  const fail = async () => {
    submit()
    failures.at(-1)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  await fail()
  const told = () => toastQueue.getSnapshot().context.toast?.notice
  return { submit, chat, toastQueue, told }
}

test('a message that was not confirmed leaves its reason in the log', async () => {
  await startFailing()
  expect(console.warn).toHaveBeenCalledWith('Message not confirmed: unexpected')
})

const others: readonly NoticeCode[] = [
  'messageSent',
  'courseRequest',
  'tailorMadeRequest',
  'brochure',
  'trainingDetails',
  'individualForm',
  'chatbot',
]

test.each(others)(
  'F43 after the notice %s a failure is told for its whole time',
  async (notice) => {
    const { toastQueue, told } = await startFailing()
    expect(told()).toBe('messageFailed')
    toastQueue.send({ type: 'toast.show', toast: { notice } })
    expect(told()).toBe(notice)
    vi.advanceTimersByTime(5000)
    expect(told()).toBe('messageFailed')
    vi.advanceTimersByTime(4999)
    expect(told()).toBe('messageFailed')
    vi.advanceTimersByTime(1)
    expect(told()).toBeUndefined()
  },
)

test('F43 what was written to the assistant before takes the failure away for a while only', async () => {
  const { chat, told } = await startFailing()
  chat.send({ type: 'chat.toggle' })
  chat.send({ type: 'draft.change', text: 'Bonjour' })
  chat.send({ type: 'message.submit' })
  vi.advanceTimersByTime(500)
  expect(told()).toBe('chatbot')
  vi.advanceTimersByTime(5000)
  expect(told()).toBe('messageFailed')
})

test('F43 a failure does not come back once its message has left again', async () => {
  const { toastQueue, submit, told } = await startFailing()
  toastQueue.send({ type: 'toast.show', toast: { notice: 'brochure' } })
  submit()
  vi.advanceTimersByTime(5000)
  expect(told()).toBeUndefined()
})
