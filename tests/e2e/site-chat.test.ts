import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { navigation } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { contact } from '#src/content/pages/contact.ts'
import { organisation } from '#src/content/organisation.ts'
import {
  assistant,
  assistantButton,
  assistantField,
  openAssistant,
  say,
} from './assistant.ts'
import { brochureButton, notice, openLive, openWhole } from './contact-page.ts'
import { test } from './fixtures.ts'
import { itemAt } from '#tests/item-at.ts'

const greeting = `${chat.senders.bot}${chat.greeting}`
const messages = (page: Page) =>
  assistant(page).getByRole('log', { name: chat.log }).locator('p')
const closeNotice = (page: Page) =>
  notice(page).getByRole('button', { name: noticeLabels.close })

test('B6 the assistant greets once, by its name, in line', async ({ page }) => {
  await openLive(page, '/particulier')
  await expect(assistant(page)).toHaveCount(0)
  await openAssistant(page)
  await expect(assistant(page).getByText('En ligne', { exact: true })).toBeVisible()
  await expect(messages(page)).toHaveText([greeting])
  await expect(messages(page)).toContainText(organisation.name)
  await assistantButton(page).click()
  await expect(assistant(page)).toHaveCount(0)
  await openAssistant(page)
  await expect(messages(page)).toHaveText([greeting])
})

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

test('what is said outlives a change of page and of space, not a reload @firefox', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/entreprise')
  await openAssistant(page)
  await say(page, 'Une question')
  await expect(assistantField(page)).toHaveValue('')
  await assistantField(page).fill('Et une aut')
  const said = [greeting, `${chat.senders.user}Une question`]
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

test.describe('on a stopped clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await openWhole(page, '/contact')
    await page.clock.pauseAt('2026-11-20T11:00:00')
    await openAssistant(page)
  })

  const expectToldAfter = async (page: Page, milliseconds: number) => {
    await page.clock.runFor(milliseconds - 1)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(notice(page)).toHaveCount(1)
    await expect(notice(page)).toContainText('Fonctionnalité en cours de développement')
  }

  test('half a second after a message comes the notice, and no answer @firefox', async ({
    page,
  }) => {
    await say(page, '  Bonjour !  ')
    await expect(assistantField(page)).toHaveValue('')
    await expect(assistantField(page)).toBeFocused()
    await expectToldAfter(page, 500)
    await expect(messages(page)).toHaveCount(2)
    await expect(messages(page).last()).toHaveText(`${chat.senders.user} Bonjour ! `)
    const link = assistant(page).getByRole('link', { name: chat.write })
    await expect(link).toHaveAttribute('href', /&body=%20%20Bonjour%20!%20%20$/)
    await page.clock.runFor(60_000)
    await expect(messages(page)).toHaveCount(2)
  })

  test('each of two quick messages has its own notice', async ({ page }) => {
    await say(page, 'Un')
    await page.clock.runFor(200)
    await say(page, 'Deux')
    await expect(messages(page)).toHaveCount(3)
    await expectToldAfter(page, 300)
    await closeNotice(page).click()
    await expect(notice(page)).toHaveCount(0)
    await expectToldAfter(page, 200)
    await closeNotice(page).click()
    await page.clock.runFor(10_000)
    await expect(notice(page)).toHaveCount(0)
  })

  test('the notice comes to an assistant that was closed meanwhile', async ({ page }) => {
    await say(page, 'Un')
    await assistantButton(page).click()
    await expect(assistant(page)).toHaveCount(0)
    await expectToldAfter(page, 500)
  })

  test('a blank message is not sent', async ({ page }) => {
    for (const blank of ['', '   ', '\u00A0\t '])
      await test.step(JSON.stringify(blank), async () => {
        await assistantField(page).fill(blank)
        await assistant(page).getByRole('button', { name: chat.send }).click()
        await assistantField(page).press('Enter')
        await page.clock.runFor(10_000)
        await expect(messages(page)).toHaveText([greeting])
        await expect(notice(page)).toHaveCount(0)
      })
  })

  test('F28 B3 B6 one Escape closes one layer: the one with the focus, else the notice', async ({
    page,
  }) => {
    await brochureButton(page).press('Enter')
    await expect(notice(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
    await expect(assistant(page)).toBeVisible()

    await brochureButton(page).press('Enter')
    await expect(notice(page)).toBeVisible()
    await assistantField(page).focus()
    await page.keyboard.press('Escape')
    await expect(assistant(page)).toHaveCount(0)
    await expect(notice(page)).toBeVisible()
    await brochureButton(page).focus()
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
  })
})
