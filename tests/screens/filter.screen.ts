import { phrase, defineScreen, sentences } from 'statecharts'
import { filter as words } from '#src/content/filter.ts'
import { courses } from '#src/model/course-list.ts'
import { courseCategories } from '#src/page-content/catalogue.ts'
import { filterModel } from '#tests/machines/filter.model.ts'
import { desktopSetup } from './mailbox.ts'

const page = '/formations'

function chip(value: unknown) {
  const address = value === 'all' ? page : `${page}#categorie-${String(value)}`
  return { css: `main [role=group] a[href="${address}"]` }
}
const nameOf = (value: unknown) => courseCategories.find(({ id }) => id === value)?.name

function shownIn(value: string) {
  return courses
    .filter(({ category }) => value === 'all' || category === value)
    .map(({ title }) => title)
}

function announcementOf(count: number): string {
  return `${count} ${count < 2 ? words.shown.one : words.shown.other}`
}

export const filterScreen = defineScreen({
  model: filterModel,
  title: 'Filtre des formations',
  pages: [page],
  preconditions: desktopSetup,
  controls: {
    chip: { at: ({ value }) => chip(value), label: ({ value }) => nameOf(value) ?? '' },
  },
  gestures: {
    'filter.choose': {
      on: 'chip',
      impossible: ({ value }) =>
        nameOf(value) === undefined
          ? 'Aucun bouton ne mène à une catégorie inconnue.'
          : undefined,
    },
  },
  observations: {
    chosen: {
      expected: ({ value }) => nameOf(value),
      read: () =>
        document.querySelector('main [role=group] [aria-current] span')?.textContent,
    },
    titles: {
      expected: ({ value }) => shownIn(value),
      read: () =>
        [...document.querySelectorAll('main section:has([role=group]) li h3')].map(
          ({ textContent }) => textContent,
        ),
      describe: ({ value }) =>
        Object.fromEntries(
          shownIn(value).map((title) => [title, phrase(sentences.see, title)]),
        ),
    },
    announced: {
      expected: ({ value, isAnnounced }) =>
        isAnnounced ? announcementOf(shownIn(value).length) : '',
      read: () => document.querySelector('main [role=group] ~ [role=status]')?.textContent,
    },
  },
})
