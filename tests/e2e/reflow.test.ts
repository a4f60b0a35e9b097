import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { answers, fillIn, lasting, notice, openLive, submitButton } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'
import { setScreen } from './targets.ts'

test.use({ viewport: { width: 320, height: 568 } })

/** Pixels by which the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Pixels that the bar takes from a page which was scrolled. */
const barHeight = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    scrollTo({ top: 400, behavior: 'instant' })
    return bar.getBoundingClientRect().bottom
  })

test('F30 B8 no page is wider than a screen of 320 px @rgaa-reflow-pages', async ({
  page,
}) => {
  test.slow()
  const widths: Record<string, number> = {}
  const lowWidths: Record<string, number> = {}
  for (const path of sitePaths) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    widths[path] = await overflow(page)
    await setScreen(page, [320, 256])
    lowWidths[path] = await overflow(page)
    expect(await barHeight(page), path).toBeLessThanOrEqual(256 / 3)
  }
  const none = Object.fromEntries(sitePaths.map((path) => [path, 0]))
  expect(widths).toEqual(none)
  expect(lowWidths).toEqual(none)
})

test('F30 B8 the form in all its states holds in 320 px @rgaa-reflow-form', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await submitButton(page).click()
  await expect(lasting(page, contactForm.summary[6])).toBeFocused()
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
