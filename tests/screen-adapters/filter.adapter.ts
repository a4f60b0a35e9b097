import { filter as words } from '#src/content/filter.ts'
import { courseCategories, courses } from '#src/content/pages/catalogue.ts'
import { filterModel } from '#tests/machines/filter.model.ts'
import type { FilterState } from '#tests/machines/filter.rules.ts'
import type { ScreenAdapter, Target, UserDriver } from 'statecharts'
import { linkTo } from './locators.ts'

const page = '/formations'
const unknown = 'inconnue'
/** Where the tab was before; the arrival of the paths comes last. */
const before = [unknown, 'continue', 'integration', 'another page', 'all']

function chip(value: string): Target {
  const address = value === 'all' ? page : `${page}?categorie=${value}`
  return { css: `main [role=group] a[href="${address}"]` }
}

function lookAtList() {
  const group = 'main [role=group]'
  return {
    chosen: document.querySelector(`${group} [aria-current] span`)?.textContent,
    titles: [...document.querySelectorAll('main section:has([role=group]) li h3')].map(
      ({ textContent }) => textContent,
    ),
    said: document.querySelector(`${group} ~ [role=status]`)?.textContent,
  }
}

function saidOf(count: number): string {
  return `${count} ${count < 2 ? words.shown.one : words.shown.other}`
}

export const filterAdapter = {
  model: filterModel,
  pages: [`${page}?categorie=${unknown}`, '/contact'],
  view: ({ value, isAnnounced }) => {
    const titles = courses
      .filter(({ category }) => value === 'all' || category === value)
      .map(({ title }) => title)
    return {
      chosen: courseCategories.find(({ id }) => id === value)?.name,
      titles,
      said: isAnnounced ? saidOf(titles.length) : '',
    }
  },
  visitor: (user) => {
    let entries = before
    let place = before.length - 1
    return {
      arrive: async () => {
        await goBefore(user)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const value = String(action.event.value)
        if (value !== unknown) {
          if (!(await user.press(chip(value)))) return false
          if (entries[place] === value) return true
          entries = [...entries.slice(0, place + 1), value]
          place += 1
          return true
        }
        // No control leads there: the history of the tab does.
        if (entries[place] === unknown) return false
        await user.travel(-place)
        place = 0
        return true
      },
      observe: () => user.read(lookAtList),
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<FilterState>

/** Looks at two categories, leaves the page and comes back: the history then holds them. */
async function goBefore(user: UserDriver): Promise<void> {
  await user.press(chip('continue'))
  await user.press(chip('integration'))
  await user.press(linkTo('/contact'))
  await user.meet({ css: 'main form[method=post]' })
  await user.press(linkTo(page))
  await user.meet(chip('all'))
}
