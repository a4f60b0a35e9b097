import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { assistant, assistantButton, openAssistant } from './assistant.ts'
import {
  answers,
  brochureButton,
  expectValues,
  fillIn,
  holdMessages,
  lasting,
  notice,
  openLive,
  openWhole,
  send,
  solutionsButton,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

test.describe('F31 B8 with reduced motion', () => {
  /** The longest animation or transition that the page runs or has just run, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration)),
      ),
    )
  const walk = async (page: Page) => {
    const found: number[] = []
    const look = async () => found.push(await longest(page))
    await openLive(page, '/contact')
    await brochureButton(page).click()
    await expect(notice(page)).toBeVisible()
    await look()
    await openAssistant(page)
    await solutionsButton(page).click()
    await expect(page.locator(':popover-open')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await assistantButton(page).click()
    await expect(assistant(page)).toHaveCount(0)
    const release = await holdMessages(page)
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
    await look()
    release()
    await expect(lasting(page, contactForm.sent.title)).toBeVisible()
    return Math.max(...found)
  }

  test('nothing moves for longer than an instant, which who did not ask for it sees move @rgaa-reduced-motion', async ({
    page,
    mailbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await walk(page)).toBeLessThanOrEqual(0.01)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await walk(page)).toBeGreaterThan(100)
    expect(await mailbox.requestCount()).toBe(2)
  })
})

test('F20 when the clock of the computer jumps by a day, ahead or back, a notice stays its five seconds, held or not, and a message keeps its fifteen', async ({
  page,
}) => {
  const jump = (day: string) => page.clock.setSystemTime(`${day}T11:00:30`)
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openWhole(page, '/contact')
  await page.clock.pauseAt('2026-11-20T11:00:00')
  const days = ['2026-11-21', '2026-11-19']
  for (const day of days) {
    await brochureButton(page).click()
    await page.clock.runFor(3000)
    await jump(day)
    await page.clock.runFor(1000)
    await notice(page).hover()
    await jump('2026-11-20')
    await page.clock.runFor(10_000)
    await page.mouse.move(2, 500)
    await page.clock.runFor(999)
    await expect(notice(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(notice(page)).toHaveCount(0)
  }

  const release = await holdMessages(page)
  await fillIn(page, answers)
  for (const day of days) {
    await submitButton(page).click()
    const sending = page.getByRole('button', { name: 'Envoi en cours...' })
    await expect(sending).toBeVisible()
    await page.clock.runFor(7000)
    await jump(day)
    await page.clock.runFor(7999)
    await expect(sending).toBeVisible()
    await page.clock.runFor(1)
    await expect(lasting(page, contactForm.failed.unconfirmed)).toBeVisible()
    await expectValues(page, answers)
  }
  release()
})
