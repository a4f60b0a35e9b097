import { expect, test } from 'vitest'
import { courses, listOf } from '#src/content/course-list.ts'

const [course] = courses
const some = (count: number) =>
  Array.from({ length: count }, () => course).filter((each) => each !== undefined)

test('up to 24 courses are cards, more are lines without what a card shows', () => {
  expect(listOf(some(24))).toEqual({ cards: some(24), lines: null })
  const { cards, lines } = listOf(some(25))
  expect(cards).toBeNull()
  expect(lines).toHaveLength(25)
  expect(lines?.[0]).toEqual({
    anchor: course?.anchor,
    path: course?.path,
    category: course?.category,
    title: course?.title,
    duration: course?.duration,
    price: course?.price,
  })
})
