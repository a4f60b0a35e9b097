import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysUntil,
  deadlineOf,
  isOutOfDate,
  standingOf,
} from '#facts/days.ts'

const day = '2026-11-24'

describe('a date seen on a day', () => {
  test.each([
    [61, undefined],
    [60, 'due'],
    [0, 'due'],
    [-1, 'past'],
  ])('%d days away stands so: %s', (days, expected) => {
    expect(standingOf(addDays(day, days), day)).toBe(expected)
  })

  test.each(['2026-03-28', '2026-10-24', '2028-02-28'])(
    'is as far away over a change of clocks or a leap day from %s',
    (start) => {
      expect(daysUntil(addDays(start, 60), start)).toBe(60)
    },
  )
})

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

describe('a claim', () => {
  const claim = { verified: '2026-06-24', reviewMonths: 6, expires: null }

  test.each([
    ['its next review', {}, '2026-12-24'],
    ['its end, when that comes first', { expires: '2026-12-01' }, '2026-12-01'],
    ['its next review, when that does', { expires: '2027-12-01' }, '2026-12-24'],
    ['its end, unverified', { verified: null, expires: '2026-12-01' }, '2026-12-01'],
    ['no day, when it says only what we do', { verified: null }, null],
  ])('may be told until %s', (_, changes, expected) => {
    expect(deadlineOf({ ...claim, ...changes })).toBe(expected)
  })

  test('is in force on its last day and no longer the day after', () => {
    expect(isOutOfDate(claim, '2026-12-24')).toBe(false)
    expect(isOutOfDate(claim, '2026-12-25')).toBe(true)
    expect(isOutOfDate({ ...claim, verified: null }, '2099-01-01')).toBe(false)
  })
})
