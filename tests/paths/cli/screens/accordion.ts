import { openPage, type ScreenOf, textOf } from './screen.ts'

export const screen: ScreenOf = {
  async open(page) {
    await openPage(page, '/contact')
    const item = (id: string) =>
      page.locator('details').filter({ has: page.locator(`#${id}`) })
    // The browser opens and closes answers by itself: its search, a fragment.
    const set = (id: string, isOpen: boolean) =>
      item(id).evaluate((details: HTMLDetailsElement, open) => {
        details.open = open
      }, isOpen)
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        const id = textOf(gesture.event, 'id')
        if (gesture.event.type === 'item.toggle') await item(id).locator('summary').click()
        else await set(id, gesture.event.type === 'item.open')
        return true
      },
      async observe() {
        const ids = await page
          .locator('details[open] > [id]')
          .evaluateAll((answers) => answers.map(({ id }) => id))
        return { open: ids.length === 0 ? null : ids.join(' ') }
      },
    }
  },
}
