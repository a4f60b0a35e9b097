import { expect, test } from 'vitest'
import { addMonths } from '#facts/days.ts'

test.each([
  ['2026-11-24', 12, '2027-11-24'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 1, '2026-12-30'],
])('%s and %d months is %s', (start, months, expected) => {
  expect(addMonths(start, months)).toBe(expected)
})
