import facts from '#facts/categories.json' with { type: 'json' }
import type { Family } from '#facts/schema.ts'
import { typeset } from '#facts/typeset.ts'

/** A choice of a filter. */
type Category = { id: string; name: string; short?: string }
type Categorised = readonly { category: string }[]

/** The choice of all, then those that a course has, in the owner's order. */
export function choicesOf(
  family: Family,
  all: Omit<Category, 'id'>,
  courses: Categorised,
): readonly Category[] {
  const own = ownOf(family, courses).map(({ id, name, short }) => ({
    id,
    name: typeset(name),
    ...(short !== null && { short: typeset(short) }),
  }))
  return [{ id: 'all', ...all }, ...own]
}

/** What the courses are about, as a sentence says it. */
export function topicsOf(family: Family, courses: Categorised): readonly string[] {
  return ownOf(family, courses).map(({ name, topic }) => topic ?? name.toLowerCase())
}

/** Those of the owner's domains that a training has; one without a title bears the name of its category. */
export function domainsOf(choices: readonly Category[]) {
  return facts.domains.flatMap(({ category, title, text, image }) => {
    const known = choices.find(({ id }) => id === (category ?? 'all'))
    return known === undefined
      ? []
      : { category: known.id, text, image, title: title ?? known.name }
  })
}

function ownOf(family: Family, courses: Categorised) {
  return facts[family].filter(({ id }) => courses.some(({ category }) => category === id))
}
