import type { Page } from '@playwright/test'
import { openPage, type ScreenOf } from './screen.ts'

export const screen: ScreenOf = {
  viewport: { width: 390, height: 844 },
  async open(page) {
    await openPage(page, '/entreprise')
    const button = page.locator('[aria-controls=menu]')
    const isOpen = async () => (await button.getAttribute('aria-expanded')) === 'true'
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        switch (gesture.event.type) {
          case 'menu.toggle':
            await button.click()
            return true
          case 'menu.close':
            await page.keyboard.press('Escape')
            return true
          case 'page.change':
            await leave(page, (await isOpen()) ? '#menu' : 'footer')
            return true
          default:
            return false
        }
      },
      observe: async () => ({ isOpen: await isOpen() }),
    }
  },
  // Only the browser opens the menu by itself, before the page answers.
  instead: (step) =>
    step.kind === 'event' && step.event.type === 'menu.open' ? undefined : step,
}

/** By a link of this part of the page, to another page. */
async function leave(page: Page, part: string): Promise<void> {
  const before = new URL(page.url()).pathname
  const links = page.locator(`${part} a[href^="/"]:not([href="${before}"])`)
  await links.first().click()
  await page.waitForURL((address) => address.pathname !== before)
}
