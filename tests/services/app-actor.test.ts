import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

/** The site with a message that has failed. */
async function startFailing() {
  const failures: (() => void)[] = []
  const app = createApp({
    sendMessage: () =>
      new Promise((_resolve, reject) => failures.push(() => reject(new Error('no')))),
  })
  app.start()
  const { contactForm, toastQueue } = app.getSnapshot().children
  if (!contactForm || !toastQueue) throw new Error('A part of the site is missing')
  for (const field of fieldNames)
    contactForm.send({ type: 'field.change', field, value: '06@12345678.fr' })
  contactForm.send({ type: 'form.submit' })
  failures.at(-1)?.()
  await vi.advanceTimersByTimeAsync(0)
  const told = () => toastQueue.getSnapshot().context.toast?.notice
  return { toastQueue, told }
}

test('a message that was not confirmed leaves its reason in the log', async () => {
  await startFailing()
  expect(console.warn).toHaveBeenCalledWith('Message not confirmed: unexpected')
})

test('F43 after another notice a failure is told for its whole time', async () => {
  const { toastQueue, told } = await startFailing()
  expect(told()).toBe('messageFailed')
  toastQueue.send({ type: 'toast.show', toast: { notice: 'brochure' } })
  expect(told()).toBe('brochure')
  vi.advanceTimersByTime(5000)
  expect(told()).toBe('messageFailed')
  vi.advanceTimersByTime(4999)
  expect(told()).toBe('messageFailed')
  vi.advanceTimersByTime(1)
  expect(told()).toBeUndefined()
})
