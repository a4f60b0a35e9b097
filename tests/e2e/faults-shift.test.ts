import { expect, type Page } from '@playwright/test'
import { courseCategories } from '#src/content/pages/catalogue.ts'
import { requests } from '#src/content/requests.ts'
import { itemAt } from '#tests/item-at.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'

/** How far what is on screen has moved by itself so far: 1 is all of it, by all of the screen. */
function shift(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    // What is drawn in a frame is told in the next one.
    await frame()
    await frame()
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const values = list
          .getEntries()
          .map((entry) => ('value' in entry ? Number(entry.value) : 0))
        resolve(values.reduce((sum, value) => sum + value, 0))
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      observer.observe({ type: 'mark', buffered: true })
      // Without an entry nobody is told.
      performance.mark('read')
    })
  })
}

const courses = 'formation=incendie&formation=leadership-et-management'
const category = itemAt(courseCategories, 3)
const restored: Record<string, (page: Page) => Promise<void>> = {
  [`/contact?${courses}#formulaire`]: (page) =>
    expect(page.getByRole('button', { name: requests.remove })).toHaveCount(2),
  '/contact?sujet=devis#formulaire': (page) =>
    expect(page.locator('[name=subject]')).toHaveValue('Demande de devis'),
  [`/formations#categorie-${category.id}`]: (page) =>
    expect(page.getByRole('link', { name: category.name })).toHaveAttribute(
      'aria-current',
      'true',
    ),
}

for (const width of [1440, 390])
  for (const [address, expectRestored] of Object.entries(restored))
    test(`F48 the application moves nothing of ${address} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const release = await hold(page, files.application)
      await page.goto(address)
      await expect(page.locator(':target')).toBeAttached()
      const before = await shift(page)
      release()
      await expectRestored(page)
      expect((await shift(page)) - before).toBeLessThan(0.05)
    })
