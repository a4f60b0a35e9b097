import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '#dev/browser.ts'

const executablePath = findChromium(process.env)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  globalTimeout: 20 * 60_000,
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          args: [...chromiumArguments],
          ...(executablePath ? { executablePath } : {}),
        },
      },
    },
  ],
})
