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
  /** What also serves where Debian's packages cannot be had. */
  readonly otherwise?: string
}

/** The first is required. */
const programs: readonly [Wanted, ...Wanted[]] = [
  {
    name: 'Chromium',
    packages: 'chromium',
    isThere: () => existsSync(findChromium(process.env) ?? chromium.executablePath()),
    otherwise:
      'or name one in CHROMIUM_PATH, or let "playwright install" reach the network',
  },
  {
    name: 'headless shell of Chromium',
    packages: 'chromium-headless-shell',
    isThere: () => findHeadlessShell({}) !== undefined,
    loss: 'Chromium itself takes twice as long',
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isThere: () => existsSync(findFirefox(process.env) ?? firefox.executablePath()),
    otherwise:
      'or name an ESR 153 in FIREFOX_PATH, or run "npx playwright install firefox"',
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    isThere: () => findWebKit() !== undefined,
  },
  {
    name: 'nginx',
    packages: 'nginx libnginx-mod-http-brotli-static openssl',
    isService: true,
    isThere: () => existsSync('/usr/sbin/nginx'),
  },
  {
    name: 'Caddy',
    packages: 'caddy openssl',
    isService: true,
    isThere: () => existsSync('/usr/bin/caddy'),
  },
]

const thisMachine = {
  /** Whether this process may install Debian's packages. */
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  /** Whether services are started by systemd, which asks nobody. */
  startsServices: existsSync('/run/systemd/system'),
  run: runProgram,
}

// At run level 1 an installed server is not started.
const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

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
  const missing = () => wanted.filter(({ isThere }) => !isThere())
  const adviceOf = ({ packages, otherwise = '' }: Wanted) =>
    `install Debian’s ${packages} ${otherwise}`.trimEnd()
  const installed = missing().filter(({ isService }) => !(isService && startsServices))
  if (mayInstall && installed.length > 0) await run(['apt-get', 'update'], environment)
  // One by one: Debian refuses a whole list for one package that it does not have.
  for (const { name, packages } of mayInstall ? installed : []) {
    console.log(`Installing ${name} for the tests…`)
    const options = ['-y', '--no-install-recommends']
    await run(['apt-get', 'install', ...options, ...packages.split(' ')], environment)
  }
  const [must] = wanted
  if (!must.isThere()) {
    console.log(`Installing Playwright’s own ${must.name} for the tests…`)
    const { code, output } = await run([...program('playwright'), 'install', 'chromium'])
    if (code !== 0)
      throw new Error(
        `${output}\nNo ${must.name} for the browser tests: ${adviceOf(must)}.`,
      )
  }
  return missing()
    .filter((each) => each !== must)
    .map((each) => {
      const { name, loss = 'its tests are SKIPPED' } = each
      return `No ${name}: ${loss}; ${adviceOf(each)}.`
    })
}
