import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { assistant, assistantButton, openAssistant } from './assistant.ts'
import {
  brochureButton,
  holdMessages,
  lasting,
  notice,
  openLive,
  send,
  solutionsButton,
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
