import { defineConfig } from '@playwright/test'
import {
  chromiumArguments,
  findChromium,
  findFirefox,
  findHeadlessShell,
} from './tools/check/browser.ts'
import { testDay, testFacts } from './tools/publish/test-inputs.ts'

process.env.BUILD_DAY = testDay
process.env.FACTS_FOLDER = testFacts

// Workers load this file without the command-line arguments, so HEADED passes the mode to them.
if (['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option)))
  process.env.HEADED = 'yes'

const headlessShell = process.env.HEADED ? undefined : findHeadlessShell()
const chromiumPath = headlessShell ?? findChromium()
const firefoxPath = findFirefox()

// Pages are open for about a second, which is too short for the optimizing compilers to pay off.
// Without Turbofan, axe takes a fifth less CPU time in Chromium. In Firefox, `firefoxUserPrefs` saves a
// fifth of the time.
const withoutOptimizer = '--js-flags=--no-turbofan'
const firefoxUserPrefs = {
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'javascript.options.ion': false,
  'layout.frame_rate': 20,
}

export default defineConfig({
  // PATHS_FOLDER replaces the folder of the tests, for example to run exported specifications.
  testDir: process.env.PATHS_FOLDER ?? 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Tests spend a sixth of their time waiting. On a machine with two cores, a third worker uses that time.
  workers: 3,
  // These timeouts only stop tests that hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 60 * 60_000,
  outputDir: 'reports/browsers',
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/playwright.json' }],
    ['junit', { outputFile: 'reports/playwright.xml' }],
  ],
  use: {
    screenshot: 'only-on-failure',
    // In traces, DOM snapshots and screenshots would slow down every test.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
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
          args: [...chromiumArguments, withoutOptimizer],
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
