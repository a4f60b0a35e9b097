import { say, screenOf, sentences } from 'statecharts'
import { filter as words } from '#src/content/filter.ts'
import { courses } from '#src/content/course-list.ts'
import { courseCategories } from '#src/content/pages/catalogue.ts'
import { filterSpec, type FilterState } from '#tests/machines/filter.spec.ts'
import { desk } from './mailbox.ts'
import { linkTo } from './sentences.ts'

const page = '/formations'
const unknown = 'inconnue'
/** Where the tab was before; the arrival of the paths comes last. */
const before = [unknown, 'continue', 'integration', 'another page', 'all']

function chip(value: unknown) {
  const address = value === 'all' ? page : `${page}#categorie-${String(value)}`
  return { css: `main [role=group] a[href="${address}"]` }
}
const nameOf = (value: unknown) => courseCategories.find(({ id }) => id === value)?.name

function shownIn({ value }: FilterState) {
  return courses
    .filter(({ category }) => value === 'all' || category === value)
    .map(({ title }) => title)
}

function saidOf(count: number): string {
  return `${count} ${count < 2 ? words.shown.one : words.shown.other}`
}

export const filterScreen = screenOf({
  model: filterSpec,
  title: 'Filtre des formations',
  pages: [`${page}#categorie-${unknown}`, '/contact'],
  opens: page,
  preconditions: desk,
  controls: {
    chip: { at: ({ value }) => chip(value), called: ({ value }) => nameOf(value) ?? '' },
  },
  gestures: {
    'filter.choose': {
      on: 'chip',
      say: ({ value }) =>
        nameOf(value) === undefined
          ? 'Aucun bouton ne mène à une catégorie inconnue.'
          : undefined,
    },
  },
  visit: (user) => {
    let entries = before
    let place = before.length - 1
    return {
      // Looks at two categories, leaves the page and comes back: the history then holds them.
      arrive: async () => {
        await user.press(chip('continue'))
        await user.press(chip('integration'))
        await user.press(linkTo('/contact'))
        await user.meet({ css: 'main form[method=post]' })
        await user.press(linkTo(page))
        await user.meet(chip('all'))
      },
      does: {
        'filter.choose': async ({ value }) => {
          if (value !== unknown) {
            if (!(await user.press(chip(value)))) return false
            if (entries[place] === value) return true
            entries = [...entries.slice(0, place + 1), String(value)]
            place += 1
            return true
          }
          // No control leads there: the history of the tab does.
          if (entries[place] === unknown) return false
          await user.travel(-place)
          place = 0
          return true
        },
      },
    }
  },
  sights: {
    chosen: {
      of: ({ value }) => nameOf(value),
      read: () =>
        document.querySelector('main [role=group] [aria-current] span')?.textContent,
    },
    titles: {
      of: shownIn,
      read: () =>
        [...document.querySelectorAll('main section:has([role=group]) li h3')].map(
          ({ textContent }) => textContent,
        ),
      say: (state) =>
        Object.fromEntries(
          shownIn(state).map((title) => [title, say(sentences.see, title)]),
        ),
    },
    said: {
      of: (state) => (state.isAnnounced ? saidOf(shownIn(state).length) : ''),
      read: () => document.querySelector('main [role=group] ~ [role=status]')?.textContent,
    },
  },
})
