import { expect, test, vi } from 'vitest'
import { createAppActor } from '#src/services/app-actor.ts'
import { withTimeout } from '#src/services/with-timeout.ts'

test.each([1, -1])(
  'F20 the display time of a notice does not change if the system clock jumps by %i day',
  (days) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
    const jump = () => vi.setSystemTime(Date.now() + days * 86_400_000)
    const app = createAppActor({ sendMessage: () => new Promise(() => {}) })
    app.start()
    const { toastQueue } = app.getSnapshot().children
    const shownNotice = () => toastQueue?.getSnapshot().context.toast?.notice
    toastQueue?.send({ type: 'toast.show', toast: { notice: 'brochure' } })
    vi.advanceTimersByTime(3000)
    jump()
    vi.advanceTimersByTime(1000)
    toastQueue?.send({ type: 'hold.start', by: 'pointer' })
    jump()
    toastQueue?.send({ type: 'hold.end', by: 'pointer' })
    vi.advanceTimersByTime(999)
    expect(shownNotice()).toBe('brochure')
    vi.advanceTimersByTime(1)
    expect(shownNotice()).toBeUndefined()
  },
)

test('F07 `withTimeout` passes on the result of a promise', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here')
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('F07 `withTimeout` clears its timer when the promise settles', async () => {
  vi.useFakeTimers()
  await withTimeout(Promise.resolve('here'))
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
