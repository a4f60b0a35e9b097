import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: navigation.main }).getByRole('link', { name })
const expectOpen = (page: Page, isOpen: boolean) =>
  expect(visit.solutionsButton(page)).toHaveAttribute('aria-expanded', String(isOpen))
/** Returns the scroll position in whole pixels. Firefox may change it by a fraction of a pixel. */
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'the Solutions menu reacts to Tab, hover and click, but not to a scrolling touch',
  { tag: ['@B5', '@rgaa-menu-tab', '@rgaa-menu-hover', '@firefox'] },
  async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await visit.openHydrated(page, '/contact')
    await visit.solutionsButton(page).press('Enter')
    for (const name of [...solutions.items.map(({ label }) => label), 'Nos formations']) {
      await page.keyboard.press('Tab')
      await expect(menuLink(page, name)).toBeFocused()
    }
    await expectOpen(page, false)

    await page.clock.pauseAt('2026-11-20T11:00:00')
    // A touch that begins on the button and then scrolls the page also fires `pointerover`.
    await visit.solutionsButton(page).dispatchEvent('pointerover', { pointerType: 'touch' })
    await page.clock.runFor(1000)
    await expectOpen(page, false)
    await visit.solutionsButton(page).hover()
    await page.clock.runFor(100)
    await expectOpen(page, true)
    await menuLink(page, 'POEI').hover()
    await page.clock.runFor(5000)
    await expectOpen(page, true)
    await page.mouse.move(2, 500)
    await page.clock.runFor(1000)
    await expectOpen(page, false)
    await visit.solutionsButton(page).click()
    await expect(menuLink(page, 'POEI')).toBeVisible()
    await visit.heading(page).click()
    await expectOpen(page, false)
  },
)

test(
  'the mobile menu traps the focus and closes on Escape and on a wide screen',
  { tag: ['@B5', '@rgaa-mobile-keyboard', '@firefox'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit.openHydrated(page, '/contact')
    const button = page.getByRole('button', { name: /^(Menu|Fermer)$/ })
    const menu = page.getByRole('navigation', { name: navigation.mobile })
    const expectCovered = async (isCovered: boolean) => {
      await expect(menu).toBeVisible({ visible: isCovered })
      const overflow = isCovered ? 'hidden' : /^(?!hidden)/
      await expect(page.locator('html')).toHaveCSS('overflow', overflow)
    }
    await button.press('Enter')
    await expectCovered(true)
    await expect(button).toHaveAccessibleName(navigation.menu.close)
    const links = menu.getByRole('link')
    for (const link of await links.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expectCovered(false)
    await expect(button).toBeFocused()

    await button.press('Enter')
    await expectCovered(true)
    await links.last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 844 })
    await expectCovered(false)
  },
)

/**
 * Runs in the page: records the scroll position of the next page, and whether its part below the fold is
 * rendered, before the page is painted.
 */
function recordArrival() {
  const { promise, resolve } = Promise.withResolvers<{ top: number; hasEnd: boolean }>()
  const old = document.querySelector('h1')
  new MutationObserver((_, observer) => {
    if (document.querySelector('h1') === old) return
    observer.disconnect()
    const hasEnd = document.querySelector('main form, #article-16') !== null
    resolve({ top: scrollY, hasEnd })
  }).observe(document.body, { subtree: true, childList: true })
  return promise
}

test(
  'the skip link comes first and moves the focus to the content',
  { tag: ['@B1', '@rgaa-skip-first', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/formations')
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: navigation.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
)

test(
  'a navigation and Back both show the top of the page and focus its heading',
  { tag: ['@B1', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/formations')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await scrollTop(page)).toBeGreaterThan(0)
    const arrival = page.evaluate(recordArrival)
    await visit.followLink(page, '/contact')
    expect(await arrival).toEqual({ top: 0, hasEnd: false })
    await visit.expectNavigated(page, '/contact')
    await visit.field(page, 'message').focus()
    expect(await scrollTop(page)).toBeGreaterThan(0)
    await menuLink(page, 'Nos formations').click()
    await visit.expectNavigated(page, '/formations')
    expect(await scrollTop(page)).toBe(0)
    await expect(menuLink(page, 'Nos formations')).toHaveAttribute('aria-current', 'page')
    // The browser's own scroll restoration would scroll to the message field.
    await page.goBack()
    await visit.expectNavigated(page, '/contact')
    expect(await scrollTop(page)).toBe(0)
  },
)

test(
  'a linked article is shown below the sticky header, after a click and on load',
  { tag: ['@B1', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    const { href, link: name } = contactForm.privacy
    const title = page.locator(`#${href.split('#')[1]}`)
    const expectUnderHeader = async () => {
      await expect(title).toBeInViewport()
      await expect(async () => {
        const bar = await page.getByRole('banner').boundingBox()
        const box = await title.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      }).toPass()
    }
    const whole = page.evaluate(recordArrival)
    await page.getByRole('link', { name }).click()
    expect(await whole).toMatchObject({ hasEnd: true })
    await expect(page).toHaveURL(href)
    await expectUnderHeader()
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('link', { name })).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await page.goto(href)
    await expectUnderHeader()
  },
)

test(
  'Back focuses the link of the followed card and shows the top of the page',
  { tag: ['@F72', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/formations')
    const { path } = courseAt(4)
    const card = page.locator(`main a[href="${path}"]`).first()
    await card.click()
    await visit.expectNavigated(page, path)
    await page.goBack()
    await expect(card).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    await page.goForward()
    await visit.expectNavigated(page, path)
    await expect(visit.heading(page)).toBeFocused()
  },
)

test(
  'Back from an article restores the scroll position at the time of the click',
  { tag: ['@firefox'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await visit.openHydrated(page, '/politique-de-confidentialite')
    await page.locator('main nav summary').click()
    const last = page.locator('main nav a[href^="#"]').last()
    await last.scrollIntoViewIfNeeded()
    const pressed = await scrollTop(page)
    expect(pressed).toBeGreaterThan(0)
    await last.click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(pressed + 664)
    // In Firefox, `page.goBack` waits for a load event, which a change of the fragment does not fire.
    await page.evaluate(() => history.back())
    await expect.poll(() => scrollTop(page)).toBe(pressed)
    // A reload must not restore the position that the history entry still contains.
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    await visit.hydrate(page)
    expect(await scrollTop(page)).toBe(0)
  },
)
