import { say, screenOf, sentences } from 'statecharts'
import { filter as words } from '#src/content/filter.ts'
import { courses } from '#src/content/course-list.ts'
import { courseCategories } from '#src/content/pages/catalogue.ts'
import { filterSpec } from '#tests/machines/filter.spec.ts'
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

function shownIn(value: string) {
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
          // No control leads there: the history of the tab does.
          if (value === unknown) {
            if (place > 0) await user.travel(-place)
            place = 0
            return true
          }
          if (!(await user.press(chip(value)))) return false
          if (entries[place] === value) return true
          place += 1
          entries = [...entries.slice(0, place), String(value)]
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
      of: ({ value }) => shownIn(value),
      read: () =>
        [...document.querySelectorAll('main section:has([role=group]) li h3')].map(
          ({ textContent }) => textContent,
        ),
      say: ({ value }) =>
        Object.fromEntries(
          shownIn(value).map((title) => [title, say(sentences.see, title)]),
        ),
    },
    said: {
      of: ({ value, isAnnounced }) => (isAnnounced ? saidOf(shownIn(value).length) : ''),
      read: () => document.querySelector('main [role=group] ~ [role=status]')?.textContent,
    },
  },
})
