import { chromium, expect, type Page } from '@playwright/test'
import { courseCategories } from '#src/page-content/catalogue.ts'
import { mandatoryCategories } from '#src/page-content/mandatory-trainings.ts'
import { requests } from '#src/model/requests.ts'
import { requestRecall } from '#src/content/request-recall.ts'
import { itemAt } from '#tests/item-at.ts'
import { findChromium } from '#tools/check/browser.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

// The tests need the full browser, because the headless shell rounds glyph widths of local fonts and
// has no back/forward cache. By default, Playwright disables this cache in Chromium. The tests skip
// Firefox, where Playwright loses a page that the cache restores.
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: findChromium() ?? chromium.executablePath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

/** Returns the sum of all layout shifts so far. */
function shift(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    // Layout shifts are reported in a later frame.
    for (let frames = 0; frames < 3; frames++) await frame()
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
}

test('the web font causes layout shifts of at most 0.02', async ({ page }) => {
  for (const width of [1440, 412]) {
    await page.setViewportSize({ width, height: 823 })
    for (const path of visit.pathPerLayout) {
      await page.goto(path)
      await visit.expectWebFont(page.locator('body'))
      // A changed line break causes a layout shift of 0.01, and a fallback font of another width 0.09.
      expect.soft(await shift(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.02)
    }
  }
})

const category = itemAt(courseCategories, 3)
const restored: Record<string, (page: Page) => Promise<void>> = {
  '/contact?formation=incendie&formation=leadership-et-management#formulaire': (page) =>
    expect(page.getByRole('button', { name: requests.remove })).toHaveCount(2),
  '/entreprise?financement=former.11-49.cette-annee#financement': (page) =>
    expect(page.locator('[data-done]')).toHaveCount(3),
  '/formations#contenu': (page) =>
    expect(page.getByRole('heading', { name: requestRecall.title.start })).toBeVisible(),
  [`/formations#categorie-${category.id}`]: (page) =>
    expect(page.locator('main [aria-current=true]')).toContainText(category.name),
}

test(
  'requests, answers and a filter in the URL are restored without an error or a layout shift',
  { tag: ['@F48'] },
  async ({ page }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    for (const [address, expectRestored] of Object.entries(restored))
      for (const width of [1440, 390]) {
        // Leaves the page, because a URL that differs only in its fragment would not load it again.
        await page.goto('/robots.txt')
        await page.setViewportSize({ width, height: 844 })
        const release = await visit.openUnhydrated(page, address)
        await expect(page.locator(':target')).toBeAttached()
        const before = await shift(page)
        release()
        await expectRestored(page)
        const moved = (await shift(page)) - before
        expect.soft(moved, `${address} at ${width} px`).toBeLessThan(0.005)
      }
    expect(consoleErrors.filter((text) => !visit.unusedPreload.test(text))).toEqual([])
  },
)

/** Runs in the page: measures the time from `DOMContentLoaded` until an element is visible. */
function measureAppearance(selector: string) {
  addEventListener('DOMContentLoaded', () => {
    const start = performance.now()
    const check = () => {
      const element = document.querySelector(selector)
      if (!element?.checkVisibility({ opacityProperty: true })) requestAnimationFrame(check)
      else performance.measure(selector, { start, end: performance.now() })
    }
    check()
  })
}

test(
  'a filtered list appears within 1.5 s after the HTML is parsed, without a large layout shift',
  { tag: ['@F48'] },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, name, { id }] of [
      ['/formations', 'categorie', category],
      ['/solutions/formations-obligatoires', 'domaine', itemAt(mandatoryCategories, 2)],
    ] as const) {
      const item = `main [data-category="${id}"]`
      await page.addInitScript(measureAppearance, item)
      await page.goto(`${path}#${name}-${id}`, { waitUntil: 'domcontentloaded' })
      const appearance = await page.waitForFunction(
        (measured) => performance.getEntriesByName(measured)[0],
        item,
      )
      expect.soft(await appearance.evaluate((it) => it?.duration), path).toBeLessThan(1500)
      expect.soft(await shift(page), path).toBeLessThan(0.05)
    }
  },
)

test(
  'the form can be sent after the browser restores the page from its back/forward cache',
  { tag: ['@F18'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'restored' : 'loaded'
      }),
    )
    await page.goto('/conditions-generales-utilisation')
    // `page.goBack` waits for a load event, which a restored page does not fire.
    await page.evaluate(() => history.back())
    await expect(page).toHaveTitle('restored')
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox)
  },
)
