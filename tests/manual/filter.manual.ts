import { type ManualAdapter, say, sentences } from 'statecharts'
import { courseCategories, courses } from '#src/content/pages/catalogue.ts'
import type { FilterState } from '#tests/machines/filter.rules.ts'
import { filterAdapter } from '../screen-adapters/filter.adapter.ts'

const page = '/formations'

/** What a chip is called, by category. */
function chip(value: unknown): string | undefined {
  return courseCategories.find(({ id }) => id === value)?.name
}

export const filterTargets = Object.fromEntries(
  courseCategories.map(({ id, name }) => {
    const address = id === 'all' ? page : `${page}?categorie=${id}`
    return [name, { css: `main [role=group] a[href="${address}"]` }] as const
  }),
)

export const filterManual = {
  screen: filterAdapter,
  preconditions: [],
  start: [say(sentences.open, page)],
  perform: ({ value }) => {
    const name = chip(value)
    return name === undefined
      ? 'Aucun bouton ne mène à une catégorie inconnue.'
      : { sayings: [say(sentences.press, name)] }
  },
  see: ({ value }) =>
    Object.fromEntries(
      courses
        .filter(({ category }) => value === 'all' || category === value)
        .map(({ title }) => [title, say(sentences.see, title)]),
    ),
} satisfies ManualAdapter<FilterState>
