import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'
import { findChromium, findFirefox, findWebKit } from './browser.ts'
import { runProgram } from '#tools/publish/publish.ts'
import { programCommand } from './tasks.ts'

const hasChromium = () => existsSync(findChromium() ?? chromium.executablePath())

/**
 * What the tests use and npm does not bring, as Debian's packages, the first required; and what
 * goes without it.
 */
const programs: readonly [packages: string, isThere: () => boolean, loss?: string][] = [
  ['chromium', hasChromium],
  [
    'chromium-headless-shell',
    () => existsSync('/usr/bin/chromium-headless-shell'),
    'Chromium itself takes twice as long',
  ],
  ['firefox-esr', () => existsSync(findFirefox() ?? firefox.executablePath())],
  ['webkit2gtk-driver xvfb', () => findWebKit() !== undefined],
  ['nginx libnginx-mod-http-brotli-static openssl', () => existsSync('/usr/sbin/nginx')],
  ['caddy openssl', () => existsSync('/usr/bin/caddy')],
]

/**
 * Installs what the tests lack where this process may, and where no systemd would start the servers
 * of it: a container. Elsewhere Playwright's own Chromium serves.
 * @returns one sentence for each optional program that stays missing
 * @throws one sentence when no Chromium can be had
 */
export async function installPrograms() {
  const listMissing = () => programs.filter(([, isThere]) => !isThere())
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const programsToInstall =
    isRoot && !existsSync('/run/systemd/system') ? listMissing() : []
  // At run level 1 an installed server is not started.
  const runApt = (...commandArguments: readonly string[]) =>
    runProgram(['apt-get', ...commandArguments], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    })
  if (programsToInstall.length > 0) await runApt('update')
  // One by one: Debian refuses a whole list for one package that it does not have.
  for (const [packages] of programsToInstall) {
    console.log(`Installing ${packages} for the tests…`)
    await runApt('install', '-y', '--no-install-recommends', ...packages.split(' '))
  }
  if (!hasChromium()) {
    const installCommand = [...programCommand('playwright'), 'install', 'chromium']
    const { code, output } = await runProgram(installCommand)
    if (code !== 0)
      throw new Error(
        `${output}\nNo Chromium for the browser tests: install Debian’s chromium, or name one in CHROMIUM_PATH.`,
      )
  }
  return listMissing().map(
    ([packages, , loss = 'its tests are SKIPPED']) =>
      `No ${packages.split(' ', 1).join()}: ${loss}; install Debian’s ${packages}.`,
  )
}
