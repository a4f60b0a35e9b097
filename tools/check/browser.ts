import { existsSync } from 'node:fs'

/** Arguments under which Chromium also runs as root, in a container, without background noise. */
export const chromiumArguments = (
  '--no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync'
).split(' ')

const findFirstExisting = (...candidates: readonly (string | undefined)[]) =>
  candidates.find((candidate) => candidate && existsSync(candidate))

/** The machine's own Chromium, CHROMIUM_PATH first; undefined when it has none. */
export const findChromium = () =>
  findFirstExisting(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  )

/** Chromium without windows, which takes half the processor time; CHROMIUM_PATH has its way. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_PATH
    ? undefined
    : findFirstExisting('/usr/bin/chromium-headless-shell')

/** Debian's Firefox ESR, FIREFOX_PATH first; undefined when the machine has none. */
export const findFirefox = () =>
  findFirstExisting(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr')

/** Debian's WebKitGTK under a display of its own; undefined when either half is missing. */
export function findWebKit() {
  const driver = findFirstExisting('/usr/bin/WebKitWebDriver')
  const display = findFirstExisting('/usr/bin/Xvfb')
  return driver && display ? { driver, display } : undefined
}
