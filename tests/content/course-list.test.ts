import { expect, test } from 'vitest'
import { courses, listOf } from '#src/content/course-list.ts'
import { itemAt } from '#tests/item-at.ts'

const some = (count: number) => Array.from({ length: count }, () => itemAt(courses, 0))

test('up to 24 courses are cards, more are lines without what a card shows', () => {
  expect(listOf(some(24))).toEqual({ cards: some(24), lines: null })
  const { cards, lines } = listOf(some(25))
  expect(cards).toBeNull()
  expect(lines).toHaveLength(25)
  const { anchor, path, category, title, duration, price } = itemAt(courses, 0)
  expect(lines?.[0]).toEqual({ anchor, path, category, title, duration, price })
})
