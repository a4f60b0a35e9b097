import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { titleOf } from '#tests/page-names.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import {
  answers,
  expectValues,
  field,
  fillIn,
  holdMessages,
  lasting,
  nothing,
  notice,
  openLive,
  submitButton,
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

test.describe('the company navigation', () => {
  test('B5 names its five entries', async ({ page }) => {
    await page.goto('/contact')
    const entries = mainNavigation(page).locator('> ul > li > :is(a, button)')
    await expect(entries).toHaveText([
      'Accueil',
      'Qui sommes nous ?',
      'Solutions',
      'Nos formations',
      'Contact',
    ])
    await expect(pageLink(page, 'Contact')).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('the Solutions menu, by the keyboard', () => {
  test.beforeEach(({ page }) => openLive(page, '/contact'))

  test('B5 is walked with the arrows, Home and End @rgaa-menu-arrows @firefox', async ({
    page,
  }) => {
    const [first, second, third] = solutions.items.map(({ label }) => label)
    const walk = [
      ['ArrowDown', first],
      ['ArrowDown', second],
      ['End', third],
      ['ArrowDown', first],
      ['ArrowUp', third],
      ['Home', first],
    ] as const
    await solutionsButton(page).focus()
    for (const [step, [key, label]] of walk.entries()) {
      await page.keyboard.press(key)
      await expect(solutionLink(page, label ?? ''), `${key}, step ${step}`).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await isOpen(page, false)
    await expect(solutionsButton(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(solutionLink(page, third ?? '')).toBeFocused()
  })

  test('B5 opens on Enter and on Space, and is left by Tab @rgaa-menu-tab', async ({
    page,
  }) => {
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
})

test.describe('the Solutions menu, by the pointer and in time', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await openLive(page, '/contact')
    await page.clock.pauseAt('2026-11-20T11:00:00')
  })

  test('opens 100 ms after the pointer enters, and closes when it has left @rgaa-menu-hover @firefox', async ({
    page,
  }) => {
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
  })

  test('stays closed under a pointer that only passes', async ({ page }) => {
    await solutionsButton(page).hover()
    await page.clock.runFor(99)
    await page.mouse.move(2, 500)
    await page.clock.runFor(1000)
    await isOpen(page, false)
  })

  test('opens at once on a click, and closes on the next, or on one elsewhere', async ({
    page,
  }) => {
    await solutionsButton(page).click()
    await isOpen(page, true)
    await expect(solutionLink(page, 'POEI')).toBeVisible()
    await solutionsButton(page).click()
    await isOpen(page, false)
    await expect(solutionLink(page, 'POEI')).toBeHidden()
    await solutionsButton(page).click()
    await isOpen(page, true)
    await page.getByRole('heading', { level: 1 }).click()
    await isOpen(page, false)
  })

  test('B5 finds a link by its first letters, typed within a second @rgaa-menu-letters @firefox', async ({
    page,
  }) => {
    await solutionsButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('fo')
    await expect(solutionLink(page, 'Formations obligatoires')).toBeFocused()
    await page.clock.runFor(999)
    await page.keyboard.type('a')
    await expect(solutionLink(page, 'Formations obligatoires')).toBeFocused()
    await page.clock.runFor(1000)
    await page.keyboard.type('A')
    await expect(solutionLink(page, 'Apprentissage')).toBeFocused()
  })

  test('closes when its link is followed', async ({ page }) => {
    await solutionsButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/solutions/poei')
    await isOpen(page, false)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await solutionsButton(page).click()
    await solutionLink(page, 'POEI').click()
    await isOpen(page, false)
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const button = (page: Page) => page.getByRole('button', { name: /^(Menu|Fermer)$/ })
  const menu = (page: Page) => page.getByRole('navigation', { name: navigation.mobile })

  test('covers the page, holds it still, and gives it back', async ({ page }) => {
    await openLive(page, '/contact')
    await button(page).tap()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page)).toHaveAccessibleName(navigation.menu.close)
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('main')).toHaveAttribute('inert')

    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('closes when a link is followed, also to the page that is open, and gives way to Back and to a wide screen', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await openLive(page, '/contact')
    await button(page).tap()
    await menu(page).getByRole('link', { name: 'Contact' }).tap()
    await expect(menu(page)).toHaveCount(0)

    await button(page).tap()
    await menu(page).getByRole('link', { name: 'Formations obligatoires' }).tap()
    await expect(page).toHaveURL('/solutions/formations-obligatoires')
    await expect(menu(page)).toHaveCount(0)
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(heading).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')

    await button(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toHaveCount(0)
    await expect(heading).toHaveText(contact.title)
    await expect(heading).toBeFocused()

    await button(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 844 })
    await expect(heading).toBeVisible()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
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

  test('a half-written message is still there on the way back @firefox', async ({
    page,
  }) => {
    const half = { ...answers, email: '', message: 'Bonjour,\nje voudr' }
    await openLive(page, '/contact')
    await fillIn(page, half)
    await submitButton(page).click()
    await expect(lasting(page, contactForm.summary[0])).toBeFocused()
    await pageLink(page, 'Accueil').click()
    await expect(heading(page)).toBeFocused()
    await pageLink(page, 'Contact').click()
    await expect(heading(page)).toBeFocused()
    await expectValues(page, half)
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a message goes on its way while its writer walks on', async ({ page, mailbox }) => {
    const release = await holdMessages(page)
    await openLive(page, '/contact')
    await fillIn(page, answers)
    await submitButton(page).click()
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

  test('a message that fails while its writer is away waits in the form', async ({
    page,
    mailbox,
  }) => {
    const release = await holdMessages(page)
    await mailbox.misbehave({ status: 500 })
    await openLive(page, '/contact')
    await fillIn(page, answers)
    await submitButton(page).click()
    await pageLink(page, 'Accueil').click()
    await expect(heading(page)).toBeFocused()
    release()
    await expect(notice(page)).toContainText('Une erreur est survenue.')
    await page.goBack()
    await expect(lasting(page, contactForm.failed.title)).toBeVisible()
    await expectValues(page, answers)
  })
})
