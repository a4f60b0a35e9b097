import { beforeEach, expect, test, vi } from 'vitest'
import { installPrograms } from './install-browser.ts'

let there: Set<string>
let commands: string[]

beforeEach(() => {
  there = new Set()
  commands = []
  vi.spyOn(console, 'log').mockReturnValue()
})

const program = (name: string, isService?: true) => ({
  name,
  packages: name,
  isThere: () => there.has(name),
  ...(isService && { isService }),
})

/** Installs on a machine whose installer has the given packages. */
function installOn(known: readonly string[], machine: object = {}) {
  const run = async (command: readonly string[]) => {
    commands.push(command.join(' '))
    const isOwn = command.some((part) => part.endsWith('cli.js'))
    const name = command.at(-1) ?? ''
    const isKnown = known.includes(isOwn ? `own ${name}` : name)
    if (isKnown) there.add(name)
    return { code: isKnown ? 0 : 100, output: 'no such package' }
  }
  return installPrograms({ mayInstall: true, startsServices: false, run, ...machine }, [
    program('chromium'),
    program('firefox'),
    program('caddy', true),
  ])
}

test('what is missing, and only that, is installed; what cannot be had costs a notice', async () => {
  there = new Set(['chromium'])
  expect(await installOn(['firefox'])).toEqual([
    'No caddy: its tests are SKIPPED; install Debian’s caddy.',
  ])
  expect(commands).toEqual([
    'apt-get update',
    ...['firefox', 'caddy'].map((name) => expect.stringMatching(`install .* ${name}$`)),
  ])
})

test('a server that systemd would start is not installed', async () => {
  there = new Set(['chromium', 'firefox'])
  expect(await installOn(['caddy'], { startsServices: true })).toHaveLength(1)
  expect(commands).toEqual([])
})

test('without the right to install, Playwright’s own Chromium serves', async () => {
  expect(await installOn(['own chromium'], { mayInstall: false })).toHaveLength(2)
  expect(commands).toEqual([expect.stringMatching(/cli\.js install chromium$/)])
})

test('no Chromium at all says why, and what to do', async () => {
  await expect(installOn([])).rejects.toThrow(
    'no such package\nNo chromium for the browser tests: install Debian’s chromium.',
  )
})
