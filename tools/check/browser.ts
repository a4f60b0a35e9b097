import { existsSync } from 'node:fs'

/** These arguments let root run Chromium in a container, and disable GPU, HTTP/3 and background traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const findFirstExisting = (...candidates: readonly (string | undefined)[]) =>
  candidates.find((candidate) => candidate && existsSync(candidate))

export const findChromium = () =>
  findFirstExisting(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  )

/** Finds Chromium's headless shell, which needs half of Chromium's CPU time. CHROMIUM_PATH overrides it. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_PATH
    ? undefined
    : findFirstExisting('/usr/bin/chromium-headless-shell')

export const findFirefox = () =>
  findFirstExisting(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr')

export function findWebKit() {
  const driver = findFirstExisting('/usr/bin/WebKitWebDriver')
  const display = findFirstExisting('/usr/bin/Xvfb')
  return driver && display ? { driver, display } : undefined
}
