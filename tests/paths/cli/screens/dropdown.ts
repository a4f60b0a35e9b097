import { solutions } from '#src/content/navigation.ts'
import { openPage, type ScreenOf, textOf } from './screen.ts'

const keys: Readonly<Record<string, string>> = {
  'item.next': 'ArrowDown',
  'item.previous': 'ArrowUp',
}

export const screen: ScreenOf = {
  async open(page) {
    await openPage(page, '/entreprise')
    const button = page.locator('[aria-controls=solutions]')
    const links = page.locator('#solutions a')
    const isOpen = async () => (await button.getAttribute('aria-expanded')) === 'true'
    let isInside = false
    const enter = async () => {
      await button.hover()
      isInside = true
    }
    const leave = async () => {
      await page.mouse.move(2, 700)
      isInside = false
    }
    const focusIsOnLink = () =>
      page.evaluate(() => document.activeElement?.closest('#solutions') !== null)
    /** Leaves the menu by the keyboard; the pointer stays where it is. */
    const goTo = async (path: string) => {
      await button.focus()
      const link = page.locator(`header a[href="${path}"]:visible`).first()
      await link.focus()
      return link
    }
    return {
      async perform(gesture, isIgnored) {
        if (gesture.kind !== 'event') return false
        const { event } = gesture
        switch (event.type) {
          case 'pointer.enter':
            // A pointer that is there already comes back, where that means something.
            if (isInside && !isIgnored) await leave()
            await enter()
            return true
          case 'pointer.leave':
            await leave()
            return true
          case 'button.press':
            await button.press('Enter')
            return true
          case 'item.first':
            await button.press('ArrowDown')
            return true
          case 'item.last':
            await button.press('ArrowUp')
            return true
          case 'menu.close':
            await goTo('/formations')
            return true
          case 'menu.dismiss':
            if (!(await focusIsOnLink())) await button.focus()
            await page.keyboard.press('Escape')
            return true
          case 'page.change': {
            const before = new URL(page.url()).pathname
            const path = before === '/formations' ? '/contact' : '/formations'
            await (await goTo(path)).press('Enter')
            await page.waitForURL(`**${path}`)
            return true
          }
          case 'letter.type':
            if (!(await focusIsOnLink())) await button.focus()
            await page.keyboard.press(textOf(event, 'letter'))
            return true
          default:
            if (!(await isOpen())) return false
            if (!(await focusIsOnLink())) await links.first().focus()
            await page.keyboard.press(keys[event.type] ?? '')
            return true
        }
      },
      async observe() {
        const isShown = await isOpen()
        const href = await page.evaluate(() =>
          document.activeElement?.closest('#solutions a')?.getAttribute('href'),
        )
        const item = solutions.items.find((one) => one.href === href)
        return { isOpen: isShown, activeLabel: isShown && item ? item.label : null }
      },
    }
  },
}
