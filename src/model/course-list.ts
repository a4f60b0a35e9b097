import { buildDay } from '#src/content/build-day.ts'
import { companyCourses, programmePath } from '#src/content/courses.ts'
import { lengthOf, priceOn, sheetOf } from './programme.ts'
import { askAddress } from '#src/content/request-topics.ts'

/** What a card of the catalogue shows. */
export const courses = companyCourses.map((course) => ({
  anchor: course.anchor,
  /** Of the page of its programme. */
  path: programmePath(course),
  category: course.category,
  title: course.title,
  description: course.description,
  duration: lengthOf(course.days),
  participants: `${course.group.min}-${course.group.max}`,
  level: course.level,
  highlights: course.highlights,
  /** Shown on paper, and by a line. */
  price: priceOn(sheetOf(course, buildDay)),
  image: course.image,
  /** Address of the contact form that knows the course. */
  ask: askAddress('information-sur-une-formation', course.anchor),
}))

/** So many cards can be scanned: more courses stand as lines, under their categories. */
const scannable = 24

/** The courses as the catalogue draws them, as cards or as lines. */
export function listOf(cards: typeof courses) {
  if (cards.length <= scannable) return { cards, lines: null }
  const lines = cards.map(({ anchor, path, category, title, duration, price }) => {
    return { anchor, path, category, title, duration, price }
  })
  return { cards: null, lines }
}
