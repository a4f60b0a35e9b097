import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: navigation.main }).getByRole('link', { name })
/** Returns the scroll position in whole pixels. Firefox may change it by a fraction of a pixel. */
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'the mobile menu traps the focus, prevents scrolling and closes on Escape',
  { tag: ['@B5', '@rgaa-mobile-keyboard', '@firefox'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit.openHydrated(page, '/contact')
    const button = page.getByRole('button', { name: /^(Menu|Fermer)$/ })
    const menu = page.getByRole('navigation', { name: navigation.mobile })
    await button.press('Enter')
    await expect(button).toHaveAccessibleName(navigation.menu.close)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const links = menu.getByRole('link')
    for (const link of await links.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.press('Enter')
    await links.last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
  },
)

test(
  'the Solutions menu stays open while Enter is held on its button',
  { tag: ['@B5', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    const button = visit.solutionsButton(page)
    await button.focus()
    for (let press = 1; press <= 4; press += 1) await page.keyboard.down('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.up('Enter')
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
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
  'the skip link moves the focus to the content',
  { tag: ['@B1', '@rgaa-skip-link-followed', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/formations')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
)

test(
  'a header link and Back both show the top of the page and focus its heading',
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
  { tag: '@B1' },
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
