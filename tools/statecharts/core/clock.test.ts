import { expect, test } from 'vitest'
import { TestClock } from './clock.ts'

test('timers fire in the order of their due times, then of their arming', () => {
  const clock = new TestClock()
  const fired: string[] = []
  clock.setTimeout(() => fired.push('late'), 300)
  clock.setTimeout(() => fired.push('early'), 100)
  clock.setTimeout(() => fired.push('late too'), 300)
  expect(clock.due()).toEqual([100, 300, 300])
  clock.increment(300)
  expect(fired).toEqual(['early', 'late', 'late too'])
})

test('timers that arm themselves without end are refused', () => {
  const clock = new TestClock()
  const again = (): void => void clock.setTimeout(again, 0)
  again()
  expect(() => clock.increment(1)).toThrow('without end at 0 ms')
})
