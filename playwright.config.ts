import { defineConfig } from '@playwright/test'
import {
  chromiumArguments,
  findChromium,
  findFirefox,
  findHeadlessShell,
} from './tools/check/browser.ts'
import { testDay } from './tools/publish/test-day.ts'

process.env.BUILD_DAY = testDay

// A worker reads this file again, without the arguments of the command.
if (['--headed', '--debug', '--ui'].some((shown) => process.argv.includes(shown)))
  process.env.SHOWN = 'yes'

const headlessShell = process.env.SHOWN ? undefined : findHeadlessShell(process.env)
const chromiumPath = headlessShell ?? findChromium(process.env)
const firefoxPath = findFirefox(process.env)

// Pages live for a second: code that is compiled to be fast, a process that waits for the next page
// and frames that nobody sees take a tenth of the time in Chromium, a fifth in Firefox.
const unoptimised = '--js-flags=--no-turbofan --no-maglev'
const firefoxUserPrefs = {
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'javascript.options.ion': false,
  'layout.frame_rate': 20,
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors of a small machine: a test spends a sixth of its time waiting.
  workers: 3,
  retries: 0,
  // What a page owes in milliseconds is the bench's: these only end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A seventh of the suite's time: `npx playwright test FILE --trace on` shows what failed.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          args: [...chromiumArguments, unoptimised],
          ...(chromiumPath ? { executablePath: chromiumPath } : {}),
        },
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        ...(firefoxPath ? { channel: 'moz-firefox' } : {}),
        launchOptions: {
          firefoxUserPrefs,
          ...(firefoxPath ? { executablePath: firefoxPath } : {}),
        },
      },
    },
  ],
})
