import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { answers, fillIn, lasting, notice, openLive, submitButton } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

test.use({ viewport: { width: 320, height: 568 } })

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

test('F30 no page is wider than a screen of 320 px', async ({ page }) => {
  test.slow()
  const widths: Record<string, number> = {}
  for (const path of sitePaths) {
    await page.goto(path)
    widths[path] = await overflow(page)
  }
  expect(widths).toEqual(Object.fromEntries(sitePaths.map((path) => [path, 0])))
})

test('F30 the form in all its states holds in 320 px', async ({ page, mailbox }) => {
  await openLive(page, '/contact')
  await submitButton(page).click()
  await expect(lasting(page, contactForm.summary[7])).toBeFocused()
  expect(await overflow(page)).toBe(0)

  await fillIn(page, { ...answers, message: 'W'.repeat(400) })
  await mailbox.misbehave({ status: 500 })
  await submitButton(page).click()
  await expect(lasting(page, contactForm.failed.title)).toBeFocused()
  await expect(notice(page)).toBeVisible()
  expect(await overflow(page)).toBe(0)

  await mailbox.behave()
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect(await overflow(page)).toBe(0)

  await page.getByRole('button', { name: navigation.menu.open }).click()
  await expect(page.getByRole('navigation', { name: navigation.mobile })).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
