import { expect, type Page } from '@playwright/test'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

/** What the console and the page complain of, each with the address it stands on. */
function collectComplaints(page: Page) {
  const complaints: string[] = []
  const add = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('pageerror', (error) => add(error.message))
  page.on('console', (message) => {
    // The browser itself reports the status of an unknown address.
    const isStatus = message.text().includes('the server responded with a status of 404')
    if (['error', 'warning'].includes(message.type()) && !isStatus) add(message.text())
  })
  return complaints
}

const places = [
  { timezoneId: 'Pacific/Kiritimati', time: '2026-11-20T10:00:00' },
  { timezoneId: 'Pacific/Pago_Pago', time: '2031-01-01T10:00:00Z' },
]
for (const { timezoneId, time } of places) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('every page comes to life without a complaint', async ({ page }) => {
      test.slow()
      const complaints = collectComplaints(page)
      await page.clock.setFixedTime(time)
      for (const path of sitePaths) await openLive(page, path)
      expect(complaints).toEqual([])
    })
  })
}

test('every page is reached from another without a complaint', async ({ page }) => {
  test.slow()
  const complaints = collectComplaints(page)
  await openLive(page, '/')
  for (const path of sitePaths) {
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (path !== '/') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  expect(complaints).toEqual([])
})
