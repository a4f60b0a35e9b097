import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import { clickIfThere, openPage, type ScreenOf, textOf } from './screen.ts'

export const screen: ScreenOf = {
  async open(page) {
    await openPage(page, '/formations')
    const chips = page.getByRole('group', { name: catalogue.filterLabel })
    const nameOf = (value: string) =>
      courseCategories.find(({ id }) => id === value)?.name ?? value
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        const value = textOf(gesture.event, 'value')
        if (gesture.event.type === 'filter.choose')
          return clickIfThere(chips.getByRole('link', { name: nameOf(value) }))
        // As the browser's Back and Forward do.
        await page.evaluate(
          (search) => {
            history.pushState(null, '', search)
            dispatchEvent(new PopStateEvent('popstate', { state: null }))
          },
          value === 'all' ? location('') : location(`?categorie=${value}`),
        )
        return true
      },
      async observe() {
        const shown = (await chips.locator('[aria-current]').textContent()) ?? ''
        const said = await page.locator('main [role=status]').first().textContent()
        return {
          value: courseCategories.find(({ name }) => shown.startsWith(name))?.id,
          isAnnounced: said !== '',
        }
      },
    }
  },
  // No link asks for what does not exist: an address alone does.
  instead: (step) =>
    step.kind === 'event' &&
    step.event.type === 'filter.choose' &&
    step.event.value === 'inconnue'
      ? undefined
      : step,
}

function location(search: string): string {
  return `/formations${search}`
}
