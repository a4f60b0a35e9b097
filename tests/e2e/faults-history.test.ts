import { chromium, expect } from '@playwright/test'
import { findChromium } from '#tools/check/browser.ts'
import {
  answers,
  expectArrival,
  expectValues,
  fillIn,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

// Playwright turns Chromium's back-forward cache off, and loses a page in Firefox's; the headless
// shell has none.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      executablePath: findChromium(process.env) ?? chromium.executablePath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

test('F18 a page that comes back from the browser’s cache goes on where it was', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'restored' : 'loaded'
    }),
  )
  await page.goto('/conditions-generales-utilisation')
  // `page.goBack` waits for a load, and there is none.
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle('restored')
  await expectValues(page, answers)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await submitButton(page).click()
  await expectArrival(page, mailbox)
})
