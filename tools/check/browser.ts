import { existsSync } from 'node:fs'

type Variables = Readonly<Record<string, string | undefined>>

/** Arguments under which Chromium also runs as root, in a container, without background noise. */
export const chromiumArguments = (
  '--no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync'
).split(' ')

const firstThere = (...candidates: readonly (string | undefined)[]) =>
  candidates.find((candidate) => candidate && existsSync(candidate))

/** The machine's own Chromium, CHROMIUM_PATH first; undefined when it has none. */
export const findChromium = ({ CHROMIUM_PATH }: Variables) =>
  firstThere(
    CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  )

/** Chromium without windows, which takes half the processor time; CHROMIUM_PATH has its way. */
export const findHeadlessShell = ({ CHROMIUM_PATH }: Variables) =>
  CHROMIUM_PATH ? undefined : firstThere('/usr/bin/chromium-headless-shell')

/** Debian's Firefox ESR, FIREFOX_PATH first; undefined when the machine has none. */
export const findFirefox = ({ FIREFOX_PATH }: Variables) =>
  firstThere(FIREFOX_PATH, '/usr/bin/firefox-esr')

/** Debian's WebKitGTK under a display of its own; undefined when either half is missing. */
export function findWebKit() {
  const driver = firstThere('/usr/bin/WebKitWebDriver')
  const display = firstThere('/usr/bin/Xvfb')
  return driver && display ? { driver, display } : undefined
}
