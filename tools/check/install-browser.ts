import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'
import { findChromium, findFirefox, findHeadlessShell, findWebKit } from './browser.ts'
import { runProgram } from '#tools/publish/publish.ts'

/** What the tests use and npm does not bring; without an optional one some are skipped. */
type Wanted = {
  readonly name: string
  /** Debian's packages. */
  readonly packages: readonly string[]
  /** Whether Debian starts it as a service once it is installed. */
  readonly isService?: true
  isThere(): boolean
  /** What is lost without it; its tests, unless said. */
  readonly loss?: string
  /** What to do where Debian's packages cannot be had. */
  readonly otherwise: string
}

const required: Wanted = {
  name: 'Chromium',
  packages: ['chromium'],
  isThere: () =>
    findChromium(process.env) !== undefined || existsSync(chromium.executablePath()),
  otherwise:
    'install one and name it in CHROMIUM_PATH, ' +
    'or let "playwright install chromium" reach the network.',
}

const optional: readonly Wanted[] = [
  {
    name: 'headless shell of Chromium',
    packages: ['chromium-headless-shell'],
    isThere: () => findHeadlessShell({}) !== undefined,
    loss: 'Chromium itself takes twice as long',
    otherwise: 'install Debian’s chromium-headless-shell.',
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () =>
      findFirefox(process.env) !== undefined || existsSync(firefox.executablePath()),
    otherwise: 'name an ESR 153 in FIREFOX_PATH, or run "npx playwright install firefox".',
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => findWebKit() !== undefined,
    otherwise: 'it needs Linux, with Debian’s webkit2gtk-driver and xvfb.',
  },
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isService: true,
    isThere: () => existsSync('/usr/sbin/nginx'),
    otherwise: 'install Debian’s nginx and libnginx-mod-http-brotli-static.',
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    isService: true,
    isThere: () => existsSync('/usr/bin/caddy'),
    otherwise: 'install Debian’s caddy.',
  },
]

/** The machine, as far as installing on it is concerned. */
export type Machine = {
  /** Whether this process may install Debian's packages. */
  readonly mayInstall: boolean
  /** Whether services are started by systemd, which asks nobody. */
  readonly startsServices: boolean
  readonly run: typeof runProgram
}

const thisMachine: Machine = {
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
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
  machine = thisMachine,
  [must, may]: readonly [Wanted, readonly Wanted[]] = [required, optional],
) {
  const installable = [must, ...may].filter(
    ({ isThere, isService }) => !isThere() && !(isService && machine.startsServices),
  )
  if (installable.length > 0 && machine.mayInstall) {
    await aptInstall(machine, installable)
    // One package that Debian does not have makes it refuse them all.
    if (!must.isThere()) await aptInstall(machine, [must])
  }
  if (!must.isThere()) await installOwn(machine, must)
  return may
    .filter((wanted) => !wanted.isThere())
    .map(
      ({ name, loss = 'its tests are SKIPPED', otherwise }) =>
        `No ${name}: ${loss}; ${otherwise}`,
    )
}

async function aptInstall({ run }: Machine, wanted: readonly Wanted[]) {
  console.log(`Installing ${wanted.map(({ name }) => name).join(', ')} for the tests…`)
  const packages = wanted.flatMap((each) => each.packages).join(' ')
  // At run level 1 an installed server is not started.
  await run(
    [
      'sh',
      '-c',
      `apt-get update && apt-get install -y --no-install-recommends ${packages}`,
    ],
    { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  )
}

async function installOwn({ run }: Machine, { name, otherwise }: Wanted) {
  console.log(`Installing Playwright’s own ${name} for the tests…`)
  const { code, output } = await run([
    'node_modules/.bin/playwright',
    'install',
    'chromium',
  ])
  if (code === 0) return
  console.error(output.trimEnd())
  throw new Error(`No ${name} for the browser tests: ${otherwise}`)
}
