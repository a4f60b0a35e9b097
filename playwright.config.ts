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

const headlessShell = process.env.SHOWN ? undefined : findHeadlessShell()
const chromiumPath = headlessShell ?? findChromium()
const firefoxPath = findFirefox()

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
  // An exported specification stands elsewhere.
  testDir: process.env.PATHS_FOLDER ?? 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors of a small machine: a test spends a sixth of its time waiting.
  workers: 3,
  // What a page owes in milliseconds is the bench's: these only end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
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
