import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { titleOf } from '#tests/page-names.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import {
  answers,
  expectValues,
  field,
  holdMessages,
  lasting,
  nothing,
  notice,
  openLive,
  send,
} from './contact-page.ts'
import { test } from './fixtures.ts'

const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: navigation.main })
const pageLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name, exact: true })
const solutionLink = (page: Page, name: string) =>
  mainNavigation(page).getByRole('link', { name })
const solutionsButton = (page: Page) =>
  page.getByRole('button', { name: 'Solutions', exact: true })
const isOpen = (page: Page, open: boolean) =>
  expect(solutionsButton(page)).toHaveAttribute('aria-expanded', String(open))

test('B5 is walked with the arrows, Home, End and first letters, and left by Escape @rgaa-menu-arrows @rgaa-menu-letters @firefox', async ({
  page,
}) => {
  await openLive(page, '/contact')
  const [first = '', second = '', third = ''] = solutions.items.map(({ label }) => label)
  const walk = [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['End', third],
    ['ArrowDown', first],
    ['ArrowUp', third],
    ['Home', first],
    ['f', third],
  ] as const
  await solutionsButton(page).focus()
  for (const [step, [key, label]] of walk.entries()) {
    await page.keyboard.press(key)
    await expect(solutionLink(page, label), `${key}, step ${step}`).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await isOpen(page, false)
  await expect(solutionsButton(page)).toBeFocused()
})

test('B5 opens on Enter and on Space, and is left by Tab @rgaa-menu-tab', async ({
  page,
}) => {
  await openLive(page, '/contact')
  for (const key of ['Enter', 'Space']) {
    await solutionsButton(page).focus()
    await page.keyboard.press(key)
    await isOpen(page, true)
    await expect(solutionsButton(page)).toBeFocused()
    for (const { label } of solutions.items) {
      await page.keyboard.press('Tab')
      await expect(solutionLink(page, label)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(pageLink(page, 'Nos formations')).toBeFocused()
    await isOpen(page, false)
  }
})

test('the menu opens under a pointer that rests, at once on a click, and closes when that has left, on the next click and on one elsewhere @rgaa-menu-hover @firefox', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openLive(page, '/contact')
  await page.clock.pauseAt('2026-11-20T11:00:00')
  // A finger that only passes, as it scrolls.
  await solutionsButton(page).dispatchEvent('pointerover', { pointerType: 'touch' })
  await page.clock.runFor(1000)
  await isOpen(page, false)
  await solutionsButton(page).hover()
  await page.clock.runFor(99)
  await isOpen(page, false)
  await page.clock.runFor(1)
  await isOpen(page, true)
  await solutionLink(page, 'POEI').hover()
  await page.clock.runFor(5000)
  await isOpen(page, true)
  await page.mouse.move(2, 500)
  await page.clock.runFor(1000)
  await isOpen(page, false)

  const heading = page.getByRole('heading', { level: 1 })
  for (const elsewhere of [solutionsButton(page), heading]) {
    await solutionsButton(page).click()
    await isOpen(page, true)
    await expect(solutionLink(page, 'POEI')).toBeVisible()
    await elsewhere.click()
    await isOpen(page, false)
    await expect(solutionLink(page, 'POEI')).toBeHidden()
  }
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const button = (page: Page) => page.getByRole('button', { name: /^(Menu|Fermer)$/ })
  const menu = (page: Page) => page.getByRole('navigation', { name: navigation.mobile })

  test('covers the page, holds it still, and gives it back to Escape and to a wide screen', async ({
    page,
  }) => {
    await openLive(page, '/contact')
    const expectStill = async (isStill: boolean) => {
      await expect(menu(page)).toBeVisible({ visible: isStill })
      await expect(page.locator('html')).toHaveCSS(
        'overflow',
        isStill ? 'hidden' : /^(?!hidden)/,
      )
      await expect(page.locator('main[inert]')).toHaveCount(isStill ? 1 : 0)
    }
    await button(page).tap()
    await expectStill(true)
    await expect(button(page)).toHaveAccessibleName(navigation.menu.close)
    await page.keyboard.press('Escape')
    await expectStill(false)
    await expect(button(page)).toBeFocused()

    await button(page).tap()
    await expectStill(true)
    await page.setViewportSize({ width: 1440, height: 844 })
    await expectStill(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('B5 reaches all its links with the keyboard, and nothing behind it @rgaa-mobile-keyboard @firefox', async ({
    page,
  }) => {
    await openLive(page, '/contact')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    const links = menu(page).getByRole('link')
    const count = await links.count()
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
  })
})

test.describe('from page to page', () => {
  const top = (page: Page) => page.evaluate(() => scrollY)
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('B1 the title, the heading and the top of the page follow, Back included @rgaa-title-follows @firefox', async ({
    page,
  }) => {
    await openLive(page, '/contact')
    await expect(page.locator('body')).toBeFocused()
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await field(page, 'message').focus()
    expect(await top(page)).toBeGreaterThan(0)

    await pageLink(page, 'Nos formations').click()
    await expect(page).toHaveURL('/formations')
    await expect(page).toHaveTitle(titleOf('/formations'))
    await expect(heading(page)).toBeFocused()
    expect(await top(page)).toBe(0)
    await expect(pageLink(page, 'Nos formations')).toHaveAttribute('aria-current', 'page')

    // The browser alone would go back to where the message was.
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(page).toHaveTitle(titleOf('/contact'))
    await expect(heading(page)).toHaveText(contact.title)
    await expect(heading(page)).toBeFocused()
    expect(await top(page)).toBe(0)
    await expect(page.locator('body')).toHaveAttribute('data-same-document')
  })

  /** What is so when the heading of the next page stands in the document, before any paint. */
  const atArrival = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<{ top: number; hasEnd: boolean }>((resolve) => {
          const old = document.querySelector('h1')
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1') === old) return
            observer.disconnect()
            const hasEnd = document.querySelector('main form, #article-16') !== null
            resolve({ top: scrollY, hasEnd })
          }).observe(document.body, { subtree: true, childList: true })
        }),
    )

  test('B1 a page is at its top before it is painted, and its end follows', async ({
    page,
  }) => {
    await openLive(page, '/formations')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await top(page)).toBeGreaterThan(0)
    const arrival = atArrival(page)
    await pageLink(page, 'Contact').click()
    expect(await arrival).toEqual({ top: 0, hasEnd: false })
    await expect(heading(page)).toBeFocused()
    await expect(field(page, 'message')).toBeVisible()
  })

  test('B1 a page that a fragment leads into arrives whole', async ({ page }) => {
    await openLive(page, '/contact')
    const link = page.locator('main a[href^="/politique-de-confidentialite#"]').first()
    const id = (await link.getAttribute('href'))?.split('#')[1]
    const arrival = atArrival(page)
    await link.click()
    expect(await arrival).toMatchObject({ hasEnd: true })
    await expect(page.locator(`#${id}`)).toBeFocused()
  })

  test('B1 the skip link comes first and leads to the content @rgaa-skip-first @firefox', async ({
    page,
  }) => {
    await openLive(page, '/contact')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: navigation.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  test('a message goes on its way while its writer walks on', async ({ page, mailbox }) => {
    const release = await holdMessages(page)
    await openLive(page, '/contact')
    await send(page)
    await pageLink(page, 'Accueil').click()
    await expect(heading(page)).toBeFocused()
    release()
    await expect(notice(page)).toContainText('Message envoyé avec succès !')
    await expect(heading(page)).toBeFocused()
    await pageLink(page, 'Contact').click()
    await expect(lasting(page, contactForm.sent.title)).toBeVisible()
    await expectValues(page, nothing)
    expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
    expect(await mailbox.requestCount()).toBe(1)
  })
})
