import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { titleOf } from '#tests/page-names.ts'
import { openLive, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: chat.title })
const inPanel = (page: Page) => panel(page).getByRole('textbox')
const launcher = (page: Page) => page.getByRole('button', { name: chat.open })

// The browser leads to the fragment once the document is parsed.
for (const [address, control] of [
  ['/contact?sujet=devis#formulaire', 'textarea'],
  ['/contact#formulaire', 'textarea'],
  ['/particulier/contact#formulaire', 'textarea'],
  ['/entreprise#contenu', '[name=financement]'],
  ['/particulier#contenu', '[name=financement]'],
] as const)
  test(`F46 the first script of ${address} leaves the focus where a visitor has put it @firefox`, async ({
    page,
  }) => {
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
  })

test('F46 the assistant opens beside a field that somebody went to while its code came @firefox', async ({
  page,
}) => {
  const release = await hold(page, files.assistant)
  await openLive(page, '/contact')
  await launcher(page).click()
  const message = page.locator('textarea')
  await message.click()
  await page.keyboard.type('Nous')
  release()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.type(' sommes douze.')
  await expect(message).toHaveValue('Nous sommes douze.')
})

test('F46 a page that comes late takes the focus from nobody who writes to the assistant @firefox', async ({
  page,
}) => {
  const release = await hold(page, files.content('formations'))
  await openLive(page, '/entreprise')
  await launcher(page).click()
  await expect(inPanel(page)).toBeFocused()
  await page.getByRole('main').locator('a[href="/formations"]').first().click()
  await inPanel(page).click()
  await page.keyboard.type('Nous')
  release()
  await expect(page).toHaveTitle(titleOf('/formations'))
  await page.keyboard.type(' sommes')
  await expect(inPanel(page)).toHaveValue('Nous sommes')
})
