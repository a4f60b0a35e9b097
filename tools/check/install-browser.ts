import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'
import { findChromium, findFirefox, findHeadlessShell, findWebKit } from './browser.ts'
import { runProgram } from '#tools/publish/publish.ts'
import { program } from './tasks.ts'

/** What the tests use and npm does not bring; without an optional one some are skipped. */
type Wanted = {
  readonly name: string
  /** Debian's packages. */
  readonly packages: string
  /** Whether Debian starts it as a service once it is installed. */
  readonly isService?: true
  isThere(): boolean
  /** What is lost without it; its tests, unless said. */
  readonly loss?: string
  /** What to do where Debian's packages cannot be had. */
  readonly otherwise: string
}

/** The first is required. */
const programs: readonly Wanted[] = [
  {
    name: 'Chromium',
    packages: 'chromium',
    isThere: () =>
      findChromium(process.env) !== undefined || existsSync(chromium.executablePath()),
    otherwise:
      'install one and name it in CHROMIUM_PATH, ' +
      'or let "playwright install chromium" reach the network.',
  },
  {
    name: 'headless shell of Chromium',
    packages: 'chromium-headless-shell',
    isThere: () => findHeadlessShell({}) !== undefined,
    loss: 'Chromium itself takes twice as long',
    otherwise: 'install Debian’s chromium-headless-shell.',
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isThere: () =>
      findFirefox(process.env) !== undefined || existsSync(firefox.executablePath()),
    otherwise: 'name an ESR 153 in FIREFOX_PATH, or run "npx playwright install firefox".',
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    isThere: () => findWebKit() !== undefined,
    otherwise: 'it needs Linux, with Debian’s webkit2gtk-driver and xvfb.',
  },
  {
    name: 'nginx',
    packages: 'nginx libnginx-mod-http-brotli-static openssl',
    isService: true,
    isThere: () => existsSync('/usr/sbin/nginx'),
    otherwise: 'install Debian’s nginx and libnginx-mod-http-brotli-static.',
  },
  {
    name: 'Caddy',
    packages: 'caddy openssl',
    isService: true,
    isThere: () => existsSync('/usr/bin/caddy'),
    otherwise: 'install Debian’s caddy.',
  },
]

const thisMachine = {
  /** Whether this process may install Debian's packages. */
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  /** Whether services are started by systemd, which asks nobody. */
  startsServices: existsSync('/run/systemd/system'),
  run: runProgram,
}

/**
 * Makes sure that the tests have a Chromium (the machine's, else Debian's where this process
 * may install it, else Playwright's own) and, where it may, the other browsers and servers.
 * @returns one sentence for each optional program that stays missing
 * @throws one sentence when no Chromium can be had
 */
export async function installPrograms(
  { mayInstall, startsServices, run }: typeof thisMachine = thisMachine,
  wanted = programs,
) {
  const [must] = wanted
  const missing = () => wanted.filter(({ isThere }) => !isThere())
  const install = (packages: string) =>
    // At run level 1 an installed server is not started.
    run(
      [
        'sh',
        '-c',
        `apt-get update && apt-get install -y --no-install-recommends ${packages}`,
      ],
      {
        DEBIAN_FRONTEND: 'noninteractive',
        RUNLEVEL: '1',
      },
    )
  const lists = missing()
    .filter(({ isService }) => !(isService && startsServices))
    .map(({ packages }) => packages)
  if (lists.length > 0 && mayInstall) {
    console.log(`Installing ${lists.join(' ')} for the tests…`)
    await install(lists.join(' '))
    // One package that Debian does not have makes it refuse them all.
    if (must && !must.isThere()) await install(must.packages)
  }
  if (must && !must.isThere()) {
    console.log(`Installing Playwright’s own ${must.name} for the tests…`)
    const { code, output } = await run([...program('playwright'), 'install', 'chromium'])
    if (code !== 0) {
      console.error(output.trimEnd())
      throw new Error(`No ${must.name} for the browser tests: ${must.otherwise}`)
    }
  }
  return missing()
    .filter((each) => each !== must)
    .map(
      ({ name, loss = 'its tests are SKIPPED', otherwise }) =>
        `No ${name}: ${loss}; ${otherwise}`,
    )
}
