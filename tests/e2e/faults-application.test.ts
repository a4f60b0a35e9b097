import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { failure } from '#src/content/failure.ts'
import { solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import { titleOf } from '#tests/page-names.ts'
import { assistant, assistantButton } from './assistant.ts'
import { answers, brochureButton, fillIn, openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { expectMailProgram } from './mail-program.ts'
import { collectDocuments, files, hold, remove, untilRun } from './requests.ts'
import { itemAt } from '#tests/item-at.ts'

const incomplete = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.incomplete })
const answered = (page: Page) =>
  page.getByText("Cette fonctionnalité n'est pas encore implémentée.").first()

test('F02 F06 an application that could not be had comes with the next press, or with the reload that is offered @firefox', async ({
  page,
  browserName,
}) => {
  await remove(page, files.application, 'a cut connection')
  const documents = collectDocuments(page)
  await page.goto('/contact')
  await brochureButton(page).click()
  await expect(incomplete(page)).toBeVisible()
  await page.unrouteAll()
  await brochureButton(page).click()
  // Firefox remembers a failed import for the life of the page.
  const remembers = browserName === 'firefox'
  if (remembers) {
    await incomplete(page).getByRole('link', { name: failure.reload }).click()
    await brochureButton(page).click()
  }
  await expect(answered(page)).toBeVisible()
  await expect(incomplete(page)).toHaveCount(0)
  expect(documents).toEqual(remembers ? ['/contact', '/contact'] : ['/contact'])
})

test('F02 a first script that cannot be had leaves a document that works @firefox', async ({
  page,
}) => {
  await remove(page, files.entry, 'a cut connection')
  await page.goto('/contact')
  await page.getByRole('button', { name: solutions.label, exact: true }).click()
  await expect(page.locator('#solutions')).toBeVisible()
  await page.keyboard.press('Escape')
  const { question, answer } = itemAt(contact.faq.items, 0)
  await page.getByText(question).click()
  await expect(page.getByText(answer)).toBeVisible()
  await expectMailProgram(page)
  await page.locator('header a[href="/formations"]').first().click()
  await expect(page).toHaveTitle(titleOf('/formations'))
})

test.describe('F07 a file that hangs is waited for 15 seconds', () => {
  test.beforeEach(({ page }) => page.clock.install())

  /** Stops the clock once the page is at rest. */
  const pause = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

  /** Follows the link to the catalogue; resolves once its content is waited for. */
  async function leave(page: Page) {
    const asked = page.waitForRequest(files.content('formations'))
    await page.locator('header a[href="/formations"]').first().click()
    await asked
  }

  test('then the page comes as a document @firefox', async ({ page }) => {
    await hold(page, files.content('formations'))
    await openLive(page, '/entreprise')
    await pause(page)
    const documents = collectDocuments(page)
    await leave(page)
    await page.clock.runFor(14_999)
    await expect(page).toHaveTitle(titleOf('/entreprise'))
    expect(documents).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveTitle(titleOf('/formations'))
    expect(documents).toEqual(['/formations'])
  })

  test('then a text that was written is shown to be saved', async ({ page }) => {
    await hold(page, files.content('formations'))
    await openLive(page, '/contact')
    await fillIn(page, answers)
    await pause(page)
    const documents = collectDocuments(page)
    await leave(page)
    await page.clock.runFor(15_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title)
    await expect(page.getByRole('main').getByText(failure.kept.text)).toBeVisible()
    expect(documents).toEqual([])
  })

  test('then the assistant says that it is missing, and opens once it is here', async ({
    page,
  }) => {
    const release = await hold(page, files.assistant)
    await openLive(page, '/particulier')
    await pause(page)
    await assistantButton(page).click()
    await page.clock.runFor(14_999)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('alert')).toHaveText(chat.unavailable)
    await assistantButton(page).click()
    const here = page.waitForResponse(files.assistant)
    release()
    await untilRun(page, (await here).url())
    await assistantButton(page).click()
    await expect(assistant(page)).toBeVisible()
  })
})
