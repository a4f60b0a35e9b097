import { beforeEach, expect, test, vi } from 'vitest'
import { installPrograms } from './install-browser.ts'

let there: Set<string>
let commands: string[]

beforeEach(() => {
  there = new Set()
  commands = []
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

const programs = ['chromium', 'firefox', 'caddy'].map((name) => ({
  name,
  packages: name,
  isThere: () => there.has(name),
  otherwise: 'get one.',
  ...(name === 'caddy' && { isService: true as const }),
}))

/** Installs on a machine whose installer has the given packages, or refuses the whole list. */
function installOn(known: readonly string[], machine: object = {}) {
  const run = async (command: readonly string[]) => {
    const text = command.join(' ')
    commands.push(text)
    const own = text.includes('install chromium') && !text.includes('apt-get')
    const asked = programs.map(({ name }) => name).filter((name) => text.includes(name))
    const isKnown = asked.every((name) => known.includes(own ? `own ${name}` : name))
    if (isKnown) for (const name of asked) there.add(name)
    return { code: isKnown ? 0 : 100, output: 'no such package' }
  }
  return installPrograms(
    { mayInstall: true, startsServices: false, run, ...machine },
    programs,
  )
}

test('what is missing, and only that, is installed in one go', async () => {
  there = new Set(['firefox'])
  expect(await installOn(['chromium', 'caddy'])).toEqual([])
  expect(commands).toEqual([expect.stringContaining('chromium caddy')])
  expect(await installOn([])).toEqual([])
  expect(commands).toHaveLength(1)
})

test('a server that systemd would start is not installed', async () => {
  there = new Set(['chromium', 'firefox'])
  expect(await installOn(['caddy'], { startsServices: true })).toHaveLength(1)
  expect(commands).toEqual([])
})

test('an optional package that cannot be had costs a notice, and no browser', async () => {
  expect(await installOn(['chromium', 'firefox'])).toEqual([
    'No firefox: its tests are SKIPPED; get one.',
    'No caddy: its tests are SKIPPED; get one.',
  ])
  expect(there).toContain('chromium')
  expect(commands).toHaveLength(2)
})

test('without the right to install, Playwright’s own Chromium serves', async () => {
  expect(await installOn(['own chromium'], { mayInstall: false })).toHaveLength(2)
  expect(commands).toEqual([expect.stringMatching(/cli\.js install chromium$/)])
})

test('no Chromium at all is one sentence', async () => {
  await expect(installOn([])).rejects.toThrow('No chromium for the browser tests: get one.')
})
