import { expect, type Page } from '@playwright/test'
import { titleOf } from '#tests/page-names.ts'
import { assistantButton, assistantField } from './assistant.ts'
import {
  answers,
  expectValues,
  field,
  fillIn,
  nothing,
  notice,
  openHeld,
  openLive,
  submitButton,
  wake,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'

test('F04 a message submitted before the application comes leaves once @asvs-early-message-once @firefox', async ({
  page,
  mailbox,
}) => {
  const release = await openHeld(page, '/contact')
  await fillIn(page, answers)
  await submitButton(page).click()
  await submitButton(page).click()
  await field(page, 'name').press('Enter')
  await expectValues(page, answers)
  expect(await mailbox.requestCount()).toBe(0)
  release()
  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  await expectValues(page, nothing)
  await expect(page).toHaveURL('/contact')
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
  expect(await mailbox.requestCount()).toBe(1)
})

// The browser leads to the fragment once the document is parsed.
test('F46 the first script leaves the focus where a visitor has put it @firefox', async ({
  page,
}) => {
  for (const [address, control] of [
    ['/contact?sujet=devis#formulaire', 'textarea'],
    ['/contact#formulaire', 'textarea'],
    ['/particulier/contact#formulaire', 'textarea'],
    ['/entreprise#contenu', '[name=financement]'],
    ['/particulier#contenu', '[name=financement]'],
  ] as const)
    await test.step(address, async () => {
      const release = await hold(page, files.entry)
      await page.goto(address, { waitUntil: 'commit' })
      const held = page.locator(control).first()
      await held.focus()
      await page.keyboard.type('Nous')
      const loaded = page.waitForEvent('load')
      release()
      await loaded
      await expect(held).toBeFocused()
      await page.keyboard.type(' sommes')
      await wake(page)
      await expect(held).toBeFocused()
      await page.keyboard.type(' douze.')
      if (control === 'textarea') await expect(held).toHaveValue('Nous sommes douze.')
      await page.unrouteAll()
      await page.goto('/robots.txt')
      await page.evaluate(() => sessionStorage.clear())
    })
})

/** What is written goes on while something else comes, and loses nothing. */
const goOn = (page: Page) => page.keyboard.type(' sommes douze.')

test('F46 a page that comes late takes the focus from nobody who writes to the assistant @firefox', async ({
  page,
}) => {
  const release = await hold(page, files.content('formations'))
  await openLive(page, '/entreprise')
  await assistantButton(page).click()
  await expect(assistantField(page)).toBeFocused()
  await page.getByRole('main').locator('a[href="/formations"]').first().click()
  await assistantField(page).click()
  await page.keyboard.type('Nous')
  release()
  await expect(page).toHaveTitle(titleOf('/formations'))
  await goOn(page)
  await expect(assistantField(page)).toHaveValue('Nous sommes douze.')
})
