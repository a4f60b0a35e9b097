import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './browser.ts'
import { runProgram } from './run-program.ts'

const ownBrowser = ['node_modules/.bin/playwright', 'install', 'chromium']
const debianBrowser = [
  'sh',
  '-c',
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
]

/**
 * Makes sure that the browser tests have a Chromium: the machine's, else Debian's where this
 * process may install it, else Playwright's own.
 * @throws one sentence when none can be had
 */
export async function installBrowser() {
  if (findChromium(process.env) || existsSync(chromium.executablePath())) return
  console.log('Installing a browser for the tests…')
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) await runProgram(debianBrowser)
  if (findChromium(process.env)) return
  const { code, output } = await runProgram(ownBrowser)
  if (code === 0) return
  console.error(output.trimEnd())
  throw new Error(
    'No Chromium for the browser tests: install one and name it in CHROMIUM_PATH, ' +
      'or let "playwright install chromium" reach the network.',
  )
}
