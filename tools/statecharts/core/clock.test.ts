import { expect, test } from 'vitest'
import { TestClock } from './clock.ts'

test('fires timers by due time, and simultaneous ones in the order of their creation', () => {
  const clock = new TestClock()
  const fired: string[] = []
  clock.setTimeout(() => fired.push('late'), 300)
  clock.setTimeout(() => fired.push('early'), 100)
  clock.setTimeout(() => fired.push('late too'), 300)
  expect(clock.due()).toEqual([100, 300, 300])
  clock.increment(300)
  expect(fired).toEqual(['early', 'late', 'late too'])
})

test('rejects timers that re-arm themselves endlessly', () => {
  const clock = new TestClock()
  const again = (): void => void clock.setTimeout(again, 0)
  again()
  expect(() => clock.increment(1)).toThrow('endlessly at 0 ms')
})
