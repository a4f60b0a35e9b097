import { expect } from '@playwright/test'
import { collectConsoleErrors } from './requests.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'
import { oneOfEachLayout, sitePaths } from './site-paths.ts'

/** The day stands at the end of every page alone: one far away meets all of them. */
const places = [
  { timezoneId: 'Pacific/Kiritimati', time: '2026-11-20T10:00:00', paths: oneOfEachLayout },
  { timezoneId: 'Pacific/Pago_Pago', time: '2031-01-01T10:00:00Z', paths: sitePaths },
]
for (const { timezoneId, time, paths } of places) {
  test.describe(`F21 in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('every page comes to life without a console error', async ({ page }) => {
      test.slow()
      const consoleErrors = collectConsoleErrors(page)
      await page.clock.setFixedTime(time)
      for (const path of paths) await visit.openLive(page, path)
      expect(consoleErrors).toEqual([])
    })
  })
}

test('F21 a page looks the same whether it was prerendered or navigated to', async ({
  page,
}) => {
  test.slow()
  const appearance = () =>
    page.locator('body').evaluate((body) => {
      const unseen = '[hidden], [hidden] *, [data-drawing] *'
      return [...body.querySelectorAll(`#root :not(${unseen})`)].map((element) => {
        // The router marks the links to the current page by itself; classes of components that no
        // style names are left out of documents.
        const names = [...element.classList].filter((name) => !/^(active$|sc-)/.test(name))
        if (!element.matches('[data-drawing], img:not([loading])'))
          return `${element.localName}.${names.join('.')}`
        // Shapes in a document, a file later.
        const { left, width, height } = element.getBoundingClientRect()
        return ['drawing', ...names, ...[left, width, height].map(Math.round)].join('.')
      })
    })
  for (const path of ['/contact', '/entreprise', '/particulier/faq']) {
    const release = await hold(page, files.application)
    await page.goto(path)
    const prerendered = await appearance()
    release()
    await visit.openLive(page, '/')
    await visit.travelTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(appearance, { message: path }).toEqual(prerendered)
  }
})
