import { expect, type Page } from '@playwright/test'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { files, remove } from './requests.ts'

/** What a test could leave to the one after it, as a page has it. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    stored: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    isMarked: 'marked' in globalThis,
    isOnLine: navigator.onLine,
    isPrinted: matchMedia('print').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isPointed: document.querySelector('main :hover') !== null,
    screen: [innerWidth, innerHeight],
    isNow: Math.abs(Date.now() - performance.timeOrigin) < 600_000,
    asked: await navigator.permissions
      .query({ name: 'notifications' })
      .then(({ state }) => state),
    top: scrollY,
    focus: document.activeElement?.localName,
  }))
}

// In one worker, one after the other: each has what the one before it left.
test.describe('a test', { tag: '@firefox' }, () => {
  test.describe.configure({ mode: 'default' })
  let clean: Awaited<ReturnType<typeof traces>> | undefined
  let last: Page | undefined
  let told = 0

  test('that leaves much behind', async ({ page, context, mailbox }) => {
    await mailbox.misbehave({ status: 429 })
    await page.goto('/contact')
    clean = await traces(page)
    last = page
    page.on('request', () => (told += 1))
    context.on('request', () => (told += 1))
    await page.setViewportSize({ width: 390, height: 500 })
    await remove(page, files.content('formations'))
    await visit.holdMessages(page)
    await context.route('/entreprise', (route) => route.abort())
    await visit.openLive(page, '/contact')
    await visit.field(page, 'message').fill('Bonjour')
    await visit.brochureButton(page).hover()
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      localStorage.setItem('kept', 'yes')
      sessionStorage.setItem('kept', 'yes')
      await caches.open('kept')
      await new Promise((resolve) => {
        indexedDB.open('kept').addEventListener('success', resolve)
      })
    })
    const other = await context.newPage()
    await other.goto('/particulier')
    expect(await traces(page)).not.toEqual(clean)
    expect(told).toBeGreaterThan(0)
  })

  test('that follows has the same page, and finds nothing of it', async ({
    page,
    context,
  }) => {
    expect(page === last).toBe(true)
    expect(context.pages()).toEqual([page])
    const before = told
    await page.goto('/contact')
    expect(await traces(page)).toEqual(clean)
    await visit.wake(page)
    await expect(visit.field(page, 'message')).toHaveValue('')
    await visit.travelTo(page, '/formations')
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await page.goto('/entreprise')
    await expect(page.getByRole('main')).toBeVisible()
    expect(told).toBe(before)
    // What no page gives back goes with it.
    await page.clock.install({ time: '2020-01-01T00:00:00' })
  })

  test('that follows one which changed its page for good has another', ({ page }) => {
    expect(page === last).toBe(false)
  })
})
