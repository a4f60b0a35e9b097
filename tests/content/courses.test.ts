import { expect, test } from 'vitest'
import { addressOf, companyCourses } from '#src/content/courses.ts'
import { itemAt } from '#tests/item-at.ts'

// A session in another town without an address is there, and not at the organisation’s.
test.each([
  [{ delivery: 'onSite', address: null }, '14, quai de l’Exemple, 00000 Exempleville'],
  [{ delivery: 'mixed', address: '3, rue X, 69003 Lyon' }, '3, rue X, 69003 Lyon'],
  [{ delivery: 'remote', address: null }, null],
  [{ address: null, place: 'Rouen' }, 'Rouen'],
] as const)('the address of a session with %j is %s', (given, expected) => {
  const session = itemAt(itemAt(companyCourses, 0).sessions, 0)
  const text = addressOf({ ...session, ...given })
  expect(text?.replaceAll(/[\u00a0\u202f\u2060]/g, ' ') ?? null).toBe(expected)
})
