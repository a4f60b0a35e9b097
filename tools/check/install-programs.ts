import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'
import { findChromium, findFirefox, findWebKit } from './browser.ts'
import { runProgram } from '#tools/publish/publish.ts'
import { npmBinary } from './tasks.ts'

const hasChromium = () => existsSync(findChromium() ?? chromium.executablePath())

type Program = {
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
  /** The consequence if the program is missing. By default, its tests are skipped. */
  readonly consequence?: string
}

const programs: readonly Program[] = [
  { packages: ['chromium'], isInstalled: hasChromium },
  {
    packages: ['chromium-headless-shell'],
    isInstalled: () => existsSync('/usr/bin/chromium-headless-shell'),
    consequence: 'the tests run in Chromium, which needs twice the CPU time',
  },
  {
    packages: ['firefox-esr'],
    isInstalled: () => existsSync(findFirefox() ?? firefox.executablePath()),
  },
  {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => findWebKit() !== undefined,
  },
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
    isInstalled: () => existsSync('/usr/sbin/nginx'),
  },
  { packages: ['caddy', 'openssl'], isInstalled: () => existsSync('/usr/bin/caddy') },
]

/**
 * Installs missing programs with apt if the process is root and systemd does not run, as in a container.
 * If there is still no Chromium, Playwright installs its own.
 * @returns a message for each program that is still missing
 * @throws when Chromium cannot be installed
 */
export async function installPrograms() {
  const findMissing = () => programs.filter(({ isInstalled }) => !isInstalled())
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const wanted = isRoot && !existsSync('/run/systemd/system') ? findMissing() : []
  // Debian does not start installed servers at run level 1.
  const apt = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  if (wanted.length > 0) await runProgram(['apt-get', 'update'], apt)
  // Programs are installed separately, because apt rejects a whole list if one package is unknown.
  for (const { packages } of wanted) {
    console.log(`Installing ${packages.join(' ')} for the tests…`)
    const options = ['install', '-y', '--no-install-recommends']
    await runProgram(['apt-get', ...options, ...packages], apt)
  }
  if (!hasChromium()) {
    const command = [...npmBinary('@playwright/test/cli.js'), 'install', 'chromium']
    const { code, output } = await runProgram(command)
    if (code !== 0)
      throw new Error(
        `${output}\nThe browser tests need Chromium. Install Debian’s chromium, or set CHROMIUM_PATH.`,
      )
  }
  return findMissing().map(
    ({ packages, consequence = 'its tests are SKIPPED' }) =>
      `${packages[0]} is missing: ${consequence}. Install Debian’s ${packages.join(' ')}.`,
  )
}
