import { expect, type Page } from '@playwright/test'
import { field, holdMessages, openLive, travelTo } from './contact-page.ts'
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
    screen: [innerWidth, innerHeight],
    clock: Math.abs(Date.now() - performance.timeOrigin) < 600_000,
    mayRead: await navigator.permissions
      .query({ name: 'notifications' })
      .then(({ state }) => state),
    top: scrollY,
    focus: document.activeElement?.localName,
  }))
}

// In one worker, one after the other: the second has the context of the first.
test.describe('a test', { tag: '@firefox' }, () => {
  test.describe.configure({ mode: 'default' })
  let clean: Awaited<ReturnType<typeof traces>> | undefined

  test('that leaves everything as it should not', async ({ page, context, siteUrl }) => {
    await page.goto('/contact')
    clean = await traces(page)
    await context.grantPermissions(['notifications'])
    await context.addCookies([{ name: 'kept', value: 'yes', url: siteUrl }])
    await context.addInitScript(() => Object.assign(globalThis, { marked: true }))
    await page.addInitScript(() => Object.assign(globalThis, { marked: true }))
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 500 })
    await page.clock.install({ time: '2020-01-01T00:00:00' })
    await remove(page, files.content('catalogue'))
    await holdMessages(page)
    await context.route('/entreprise', (route) => route.abort())
    await openLive(page, '/contact')
    await field(page, 'message').fill('Bonjour')
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
    await context.setOffline(true)
    expect(await traces(page)).not.toEqual(clean)
  })

  test('finds nothing of the one before it', async ({ page, context }) => {
    expect(context.pages()).toEqual([page])
    await page.goto('/contact')
    expect(await traces(page)).toEqual(clean)
    await openLive(page, '/contact')
    await expect(field(page, 'message')).toHaveValue('')
    await travelTo(page, '/formations')
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await page.goto('/entreprise')
    await expect(page.getByRole('main')).toBeVisible()
  })
})
