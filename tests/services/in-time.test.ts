import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '#src/services/in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('F07 what comes in time is handed on, and nothing is left waiting; what hangs is given up after 15 seconds', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const given = inTime(promise)
  vi.advanceTimersByTime(14_999)
  resolve('here')
  await expect(given).resolves.toBe('here')
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
  const hanging = inTime(new Promise(() => {}))
  vi.advanceTimersByTime(15_000)
  await expect(hanging).rejects.toThrow('15 s')
})
