import { beforeEach, expect, test, vi } from 'vitest'
import { installPrograms, type Machine } from './install-browser.ts'

type Run = Machine['run']

let there: Set<string>
let commands: string[]

beforeEach(() => {
  there = new Set()
  commands = []
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

const wanted = (name: string) => ({
  name,
  packages: [name.toLowerCase()],
  isThere: () => there.has(name),
  otherwise: 'get one.',
})
const caddy = { ...wanted('Caddy'), isService: true as const }
const programs = [wanted('Chromium'), [wanted('Firefox'), caddy]] as const

/** A machine whose installer has the given packages, or refuses the whole list. */
function machine(packages: readonly string[], mayInstall = true): Machine {
  const run: Run = async (command) => {
    const text = command.join(' ')
    commands.push(text)
    const own = text.includes('playwright install')
    const asked = own
      ? ['Chromium']
      : ['Chromium', 'Firefox', 'Caddy'].filter((name) => text.includes(name.toLowerCase()))
    const known = asked.every((name) => packages.includes(own ? `own ${name}` : name))
    if (known) for (const name of asked) there.add(name)
    return { code: known ? 0 : 100, output: 'no such package' }
  }
  return { mayInstall, startsServices: false, run }
}

test('nothing is installed where everything is there', async () => {
  there = new Set(['Chromium', 'Firefox', 'Caddy'])
  expect(await installPrograms(machine([]), programs)).toEqual([])
  expect(commands).toEqual([])
})

test('what is missing, and only that, is installed in one go', async () => {
  there = new Set(['Firefox'])
  expect(await installPrograms(machine(['Chromium', 'Caddy']), programs)).toEqual([])
  expect(commands).toEqual([expect.stringContaining('chromium caddy')])
})

test('a server that systemd would start is not installed', async () => {
  there = new Set(['Chromium', 'Firefox'])
  const withSystemd = { ...machine(['Caddy']), startsServices: true }
  expect(await installPrograms(withSystemd, programs)).toHaveLength(1)
  expect(commands).toEqual([])
})

test('an optional package that cannot be had costs a notice, and no browser', async () => {
  const missing = await installPrograms(machine(['Chromium', 'Firefox']), programs)
  expect(missing).toEqual([
    'No Firefox: its tests are SKIPPED; get one.',
    'No Caddy: its tests are SKIPPED; get one.',
  ])
  expect(there).toContain('Chromium')
  expect(commands).toHaveLength(2)
})

test('without the right to install, Playwright’s own Chromium serves', async () => {
  const missing = await installPrograms(machine(['own Chromium'], false), programs)
  expect(missing).toHaveLength(2)
  expect(commands).toEqual(['node_modules/.bin/playwright install chromium'])
})

test('no Chromium at all is one sentence', async () => {
  await expect(installPrograms(machine([]), programs)).rejects.toThrow(
    'No Chromium for the browser tests: get one.',
  )
})
