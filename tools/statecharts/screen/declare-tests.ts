import { type Page, test } from '@playwright/test'
import { walk } from '../core/drivers.ts'
import { parseStep } from '../core/step.ts'
import type { Screen } from './screen.ts'
import type { UserDriver } from './user-driver.ts'

/** Declares one Playwright test per path. The environment variable BASE_URL is the URL of the tested site. */
export function declareTests(
  screen: Screen,
  userOf: (page: Page) => UserDriver,
  paths: Readonly<Record<string, readonly string[]>>,
): void {
  const { model, view, width = 1440 } = screen
  test.use({
    baseURL: process.env.BASE_URL ?? 'http://localhost:4173',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height: 900 },
  })
  for (const [name, lines] of Object.entries(paths))
    test(`${model.name}, ${name}`, async ({ page }) => {
      test.setTimeout(60_000 + lines.length * 1000)
      const path = { name, steps: lines.map(parseStep) }
      await walk(screen.driver(userOf(page)), path, { ...model, view })
    })
}
