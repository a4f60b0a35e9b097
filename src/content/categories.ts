import type { Family } from '#facts/schema/schema.ts'
import { typeset } from '#facts/format/typeset.ts'
import { individualTrainings } from './courses.ts'
import { facts } from './facts.ts'

type Category = { id: string; name: string; short?: string }
type Categorised = readonly { category: string }[]

/** Returns a filter's options: `all`, then the categories that have courses, in the owner's order. */
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

/** Returns the topics of the categories that have courses, as they appear within a sentence. */
export function topicsOf(family: Family, courses: Categorised): readonly string[] {
  return ownOf(family, courses).map(({ name, topic }) => topic ?? name.toLowerCase())
}

/** Returns the domains that have a training. A domain without a title is named after its category. */
export function domainsOf(choices: readonly Category[]) {
  return facts.categories.domains.flatMap(({ category, title, text, image }) => {
    const known = choices.find(({ id }) => id === (category ?? 'all'))
    return known === undefined
      ? []
      : { category: known.id, text, image, title: title ?? known.name }
  })
}

export const individualCategories = choicesOf(
  'individual-trainings',
  { name: facts['texts-individual-trainings'].all },
  individualTrainings,
)

function ownOf(family: Family, courses: Categorised) {
  return facts.categories[family].filter(({ id }) =>
    courses.some(({ category }) => category === id),
  )
}
