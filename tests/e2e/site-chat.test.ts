import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { navigation } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import {
  assistant,
  assistantButton,
  assistantField,
  openAssistant,
  say,
} from './assistant.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { itemAt } from '#tests/item-at.ts'

const greeting = `${chat.senders.bot}${chat.greeting}`
const messages = (page: Page) =>
  assistant(page).getByRole('log', { name: chat.log }).locator('p')

for (const [width, height] of [
  [1280, 720],
  [844, 390],
] as const)
  test(
    `B6 the focus goes to the message and comes back to the button at ${width} × ${height} @rgaa-assistant-focus`,
    { tag: width === 1280 ? '@firefox' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openLive(page, '/formations')
      await assistantButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(assistantField(page)).toBeFocused()
      await assistant(page).getByRole('button', { name: chat.close }).click()
      await expect(assistantButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(assistantField(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(assistant(page)).toHaveCount(0)
      await expect(assistantButton(page)).toBeFocused()
    },
  )

test('B6 the page stays in use beside the assistant @rgaa-assistant-beside', async ({
  page,
}) => {
  await openLive(page, '/contact')
  await openAssistant(page)
  const { question, answer } = itemAt(contact.faq.items, 0)
  await page.getByText(question).click()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(assistant(page)).toBeVisible()
})

test('what is said is in the mail beside it, and outlives a change of page and of space, not a reload', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/entreprise')
  await openAssistant(page)
  await say(page, 'Une question')
  await expect(assistantField(page)).toHaveValue('')
  await assistantField(page).fill('Et une aut')
  const said = [greeting, `${chat.senders.user}Une question`]
  const link = assistant(page).getByRole('link', { name: chat.write })
  await expect(link).toHaveAttribute('href', /&body=Une%20question$/)
  await page
    .getByRole('group', { name: navigation.switch })
    .getByRole('link', { name: navigation.spaces.individual.label })
    .click()
  await expect(page).toHaveURL('/particulier')
  await expect(assistant(page)).toBeVisible()
  await expect(messages(page)).toHaveText(said)
  await expect(assistantField(page)).toHaveValue('Et une aut')
  await page.goBack()
  await expect(page).toHaveURL('/entreprise')
  await expect(messages(page)).toHaveText(said)

  await page.reload()
  await expect(assistant(page)).toHaveCount(0)
  await openAssistant(page)
  await expect(messages(page)).toHaveText([greeting])
  expect(await mailbox.requestCount()).toBe(0)
})
