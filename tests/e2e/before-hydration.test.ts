import { expect } from '@playwright/test'
import { hrefWithAnswers, spaces } from './funding-page.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

test(
  'a message submitted before hydration is sent once, without React rendering the page again',
  { tag: ['@F04', '@asvs-early-message-once', '@firefox'] },
  async ({ page, mailbox }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    // One number is too short, the other is truncated.
    const doubtful = { ...visit.answers, siret: '732', phone: `${visit.answers.phone} 9` }
    const release = await visit.openUnhydrated(page, '/contact')
    await visit.fillIn(page, doubtful)
    await visit.submitButton(page).click()
    await visit.submitButton(page).click()
    await visit.field(page, 'name').press('Enter')
    await visit.expectValues(page, doubtful)
    expect(await mailbox.requestCount()).toBe(0)
    release()
    const { phone } = visit.answers
    await visit.expectSent(page, mailbox, [{ ...doubtful, phone }])
    await visit.expectValues(page, visit.nothing)
    await expect(page).toHaveURL('/contact')
    expect(consoleErrors).toEqual([])
  },
)

// The browser scrolls to the fragment once the document is parsed.
test(
  'the first script keeps the visitor’s focus and an answer chosen before hydration',
  { tag: ['@F46', '@firefox'] },
  async ({ page }) => {
    const [company] = spaces
    const asked = hrefWithAnswers(company, company.answers)
    for (const address of [
      '/contact?sujet=devis#formulaire',
      '/particulier/contact#formulaire',
      asked,
    ]) {
      const release = await visit.holdRequests(page, visit.files.entry)
      await page.goto(address, { waitUntil: 'commit' })
      const held = page.locator('textarea, [name=financement]').last()
      await held.click()
      await page.keyboard.type('Nous')
      const loaded = page.waitForEvent('load')
      release()
      await loaded
      await expect(held, address).toBeFocused()
      await page.keyboard.type(' sommes')
      await visit.hydrate(page)
      await expect(held, address).toBeFocused()
      await page.keyboard.type(' douze.')
      if (address === asked) {
        await expect(page).toHaveURL('/entreprise#financement')
        await expect(held).toBeChecked()
      } else await expect(held).toHaveValue('Nous sommes douze.')
      await page.unrouteAll()
      await page.goto('/robots.txt')
      await page.evaluate(() => sessionStorage.clear())
    }
  },
)
