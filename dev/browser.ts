import { existsSync } from 'node:fs'

/** Arguments under which Chromium also runs as root, in a container, without background noise. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** The machine's own Chromium, CHROMIUM_PATH first; undefined when it has none. */
export function findChromium(variables: Readonly<Record<string, string | undefined>>) {
  const candidates = [
    variables.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((candidate) => candidate && existsSync(candidate))
}
