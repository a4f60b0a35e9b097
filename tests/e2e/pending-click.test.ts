import { expect, type Page } from '@playwright/test'
import { failure } from '#src/content/failure.ts'
import * as organisation from '#src/content/organisation.ts'
import * as visit from './visit.ts'
import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'

test(
  'a click that waits for the application marks its button as busy at once, without resizing it',
  { tag: '@F39' },
  async ({ page }) => {
    const release = await visit.openUnhydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    // The test waits for the web font, which changes the widths of words.
    await visit.expectWebFont(visit.brochureButton(page))
    for (const find of [visit.brochureButton, visit.submitButton, visit.assistantButton]) {
      // The button is measured in the same task as the click, because it must look busy at once.
      const [before, after] = await find(page).evaluate((element: HTMLElement) => {
        const look = () => ({
          size: [element.clientWidth, element.clientHeight, element.textContent],
          isBusy: element.getAttribute('aria-busy'),
          isMarked: element.hasAttribute('data-waiting'),
        })
        const before = look()
        element.click()
        return [before, look()] as const
      })
      expect(before).toMatchObject({ isBusy: null, isMarked: false })
      expect(after).toEqual({ size: before.size, isBusy: 'true', isMarked: true })
      await expect(page.locator('[data-waiting]')).toHaveCount(1)
    }
    await expectAccessible(page, 'a pending click')
    release()
    await expect(visit.assistant(page)).toBeVisible()
    await expect(page.locator('[data-waiting], button[aria-busy]')).toHaveCount(0)
  },
)

test(
  'a pending click is reported after 4 seconds and given up after 12',
  { tag: ['@F07', '@F39', '@F82'] },
  async ({ page, context }) => {
    await page.clock.install()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit.openUnhydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await visit.watchSubmissions(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await visit.brochureButton(page).click()
    await page.clock.runFor(3000)
    await visit.submitButton(page).click()
    const slow = page.getByRole('status').getByText(failure.slow)
    await page.clock.runFor(3999)
    await expect(slow).toBeHidden()
    await page.clock.runFor(1)
    await expect(slow).toBeVisible()
    await page.clock.runFor(7999)
    await expect(visit.loadFailureAlert(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(visit.loadFailureAlert(page)).toBeVisible()
    await expect(slow).toBeHidden()
    await expect(visit.submitButton(page)).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(1)
    await expect(page).toHaveTitle('submitted natively')
    const { email } = organisation
    const link = visit.loadFailureAlert(page).getByRole('link', { name: email })
    await expect(link).toHaveAttribute('href', `mailto:${email}`)
    const button = visit.loadFailureAlert(page).getByRole('button')
    await expect(button).toHaveText(failure.copy)
    await button.click()
    await expect(button).toHaveText(failure.copied)
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    expect(await readClipboard()).toBe(email)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.clock.runFor(1500)
    await button.click()
    // The second copy restarts the timer only when the browser has written to the clipboard.
    await expect.poll(readClipboard).toBe(email)
    await page.clock.runFor(1999)
    await expect(button).toHaveText(failure.copied)
    await page.clock.runFor(1)
    await expect(button).toHaveText(failure.copy)
    await visit.expectValues(page, visit.answers)
    // After a failure a click waits only 3 seconds, so that it may still open a mail program.
    await page.evaluate(() => {
      document.title = ''
    })
    await visit.submitButton(page).click()
    await page.clock.runFor(3001)
    await expect(page).toHaveTitle('submitted natively')
  },
)

function collectRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('an idle page loads its application with all its styles', async ({ page }) => {
  const paths = collectRequests(page)
  await page.goto('/contact')
  await expect(page.locator('header [aria-expanded]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  for (const file of [visit.files.vendor, visit.files.notices, visit.files.assistant])
    expect(paths.filter((path) => file.test(path))).toHaveLength(1)

  // A style that is inserted by the first click would restyle the whole page.
  for (const view of ['aside > [hidden]', '[hidden] > [role=region] > ol'])
    await expect(page.locator(view)).toBeAttached()
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) =>
        Array.from(cssRules, ({ cssText }) => cssText),
      ),
    )
  const before = await rules()
  await visit.brochureButton(page).click()
  await expect(visit.notice(page)).toBeVisible()
  await visit.openAssistant(page)
  expect(await rules()).toEqual(before)
})

test('with Save-Data, scrolling does not load the application', async ({ page }) => {
  await visit.saveData(page)
  const paths = collectRequests(page)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  await visit.hydrate(page)
})
