import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { companyCourses, mandatoryTrainings, programmePath } from '#src/content/courses.ts'
import { facts } from '#src/content/facts.ts'
import { lengthOf } from '#src/content/french-dates.ts'
import { groupInWords, offersOf } from './programme.ts'
import { askAddress } from '#src/content/request-topics.ts'

export const courses = companyCourses.map((course) => ({
  anchor: course.anchor,
  path: programmePath(course),
  category: course.category,
  title: course.title,
  description: course.description,
  duration: lengthOf(course.days),
  /** The group size in figures: « 8-12 ». */
  participants: [...new Set([course.group.min, course.group.max])].join('-'),
  /** The group size for screen readers: « de 8 à 12 participants ». */
  group: typeset(groupInWords(course)),
  level: course.level,
  highlights: course.highlights,
  offers: offersOf(course, buildDay),
  image: course.image,
  /** The URL of the contact form with a request for this course. */
  ask: askAddress('information-sur-une-formation', course.anchor),
}))

/** The link to the mandatory trainings, which have a page of their own; `false` if there are none. */
export const mandatoryLink = mandatoryTrainings.length > 0 && {
  label: typeset(facts['texts-catalogue'].list.mandatory),
  href: '/solutions/formations-obligatoires',
}

/** The catalogue shows up to this many cards. Longer catalogues use lines, grouped by category. */
const scannable = 24

export function listOf(cards: typeof courses) {
  if (cards.length <= scannable) return { cards, lines: null }
  const lines = cards.map(({ anchor, path, category, title, duration, offers }) => {
    return { anchor, path, category, title, duration, offers }
  })
  return { cards: null, lines }
}
