import { expect, test } from 'vitest'
import { courses, listOf } from '#src/content/course-list.ts'
import { addressOf, companyCourses } from '#src/content/courses.ts'
import { itemAt } from '#tests/item-at.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'

// A session in another town without an address is there, and not at the organisation’s.
test.each([
  [{ delivery: 'onSite', address: null }, '14, quai de l’Exemple, 00000 Exempleville'],
  [{ delivery: 'mixed', address: '3, rue X, 69003 Lyon' }, '3, rue X, 69003 Lyon'],
  [{ delivery: 'remote', address: null }, null],
  [{ address: null, place: 'Rouen' }, 'Rouen'],
] as const)('the address of a session with %j is %s', (given, expected) => {
  const session = itemAt(itemAt(companyCourses, 0).sessions, 0)
  const address = addressOf({ ...session, ...given })
  expect(address && inPlainSpaces(address)).toBe(expected)
})

test('up to 24 courses are cards, more are lines without what a card shows', () => {
  const course = itemAt(courses, 0)
  const some = (count: number) => Array.from({ length: count }, () => course)
  expect(listOf(some(24))).toEqual({ cards: some(24), lines: null })
  const { anchor, path, category, title, duration, price } = course
  const line = { anchor, path, category, title, duration, price }
  expect(listOf(some(25))).toEqual({ cards: null, lines: some(25).map(() => line) })
})
