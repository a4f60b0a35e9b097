import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { walkAtRandom } from '../core/walks.ts'
import { senderModel } from '../examples/sender.model.ts'
import { commands, run } from './run.ts'
import { tourText } from './tour.ts'

const home = process.cwd()
let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'paths-'))
})
afterEach(() => {
  process.chdir(home)
  fs.rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

async function type(...typed: readonly string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const code = await run(typed)
  const [out, errors] = [log.mock.calls.join('\n'), error.mock.calls.join('\n')] as const
  vi.restoreAllMocks()
  return { code, out, errors }
}

test('prints the list of commands and the help of each command', async () => {
  const { code, out } = await type()
  expect(code).toBe(0)
  for (const name of Object.keys(commands)) {
    expect(out).toContain(`\n  ${name} `)
    const help = expect.stringMatching(/^npm run (?:paths -- |mutants)/)
    expect(await type(name, '--help')).toEqual({ code: 0, out: help, errors: '' })
  }
})

test.each([
  [['lits'], 'Unknown command "lits". Choose from: tour, list'],
  [['list', 'sneder'], 'Unknown machine "sneder". Choose from: sender.'],
  [['list', '--fast'], "Unknown option '--fast'"],
  [['walk', '--runs', 'many'], '--runs must be a whole number of at least 1'],
  [['tour'], 'Missing file.'],
  [['tour', 'tools/statecharts/node.ts'], 'node.ts exports no machine.'],
  [['tour', 'no/such.ts'], 'Cannot load no/such.ts: '],
  [['tour', 'order.ts', '--input', '{a'], '--input is not JSON: '],
  [['tour', 'order.ts', 'order.send {count:1}'], 'Not a step: order.send {count:1}.'],
  [['replay'], 'Missing file.'],
  [['replay', '/no/such'], 'Cannot read /no/such: '],
  [['export', 'sender', '--format', 'json'], 'Unknown format "json".'],
  [['export', 'sender', '--format', 'csv'], 'Missing --out FOLDER.'],
  [['proof', '--out', '/dev/null/a'], 'Cannot write to --out /dev/null/a: Error: ENOTDIR'],
  [['proof', '--out', '/proc/a'], 'Cannot write to --out /proc/a: Error: E'],
  [['new', 'Door'], 'A machine name consists of lower-case words'],
  [['product', '--states', '0'], '--states must be a whole number of at least 1'],
])('rejects %j with a one-line message and exit code 2', async (words, sentence) => {
  const { code, out, errors } = await type(...words)
  const lines = errors.split('\n').length
  expect({ code, out, lines }).toEqual({ code: 2, out: '', lines: 1 })
  expect(errors).toContain(sentence)
})

test('tours a machine that invokes an actor without an id', () => {
  const door = setup({
    actors: { swing: fromPromise(() => new Promise(() => {})) },
  }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { after: { 500: 'closing' } },
      closing: { invoke: { src: 'swing', onDone: 'shut' } },
      shut: {},
      locked: { on: { unlock: 'shut' } },
    },
  })
  expect(tourText(door, []).split('\n')).toEqual([
    'door: explored 3 states',
    '  ✓ state open: (the start)',
    '  ✓ state closing: after 500 ms',
    '  ✓ state shut: after 500 ms, swing done',
    '  ✗ state locked',
    '  ✓ transition open --after 500--> closing: after 500 ms',
    '  ✓ transition closing --swing done--> shut: after 500 ms, swing done',
    '  ✗ transition locked --unlock--> shut',
    '  ✗ Error: the machine does not handle the failure of its actor: after 500 ms, swing error',
  ])
})

test('merges states that differ only in the generated id of a spawned actor', () => {
  const parent = setup({
    actors: { wait: fromPromise(() => new Promise(() => {})) },
  }).createMachine({
    id: 'parent',
    context: ({ spawn }) => ({ child: spawn('wait') }),
    initial: 'on',
    states: { on: { on: { switch: 'off' } }, off: { on: { switch: 'on' } } },
  })
  // Each of the two states counts once with the running actor, and once with the ended actor.
  expect(tourText(parent, [])).toContain('parent: explored 4 states')
})

test('tours a machine with the given input', () => {
  const friend = setup({ types: { input: {} as { name: string } } }).createMachine({
    id: 'friend',
    context: ({ input }) => ({ size: input.name.length }),
  })
  expect(tourText(friend, [], { name: 'Ada' })).toBe('friend: explored 1 states')
})

test('tours the machines of a file with the given events', async () => {
  const file = 'tools/statecharts/examples/sender.ts'
  const { code, out } = await type('tour', file, 'field.change {"value":""}')
  expect(code).toBe(0)
  expect(out).toContain('sender: explored 1 states')
  expect(out).toContain(
    '✓ transition form --field.change--> (stays): field.change {"value":""}',
  )
})

test('rejects a configuration file without an export named config', async () => {
  vi.stubEnv('STATECHARTS_CONFIG', 'tools/statecharts/node.ts')
  expect((await type('list')).errors).toMatch(/node\.ts exports no `config`\.$/)
})

test('the command walk accepts a project without a product, unlike the command product', async () => {
  const file = path.join(folder, 'statecharts.config.mjs')
  fs.writeFileSync(file, 'export const config = { models: [] }')
  vi.stubEnv('STATECHARTS_CONFIG', file)
  expect((await type('walk')).code).toBe(0)
  const errors = 'The configuration has no "product" entry.'
  expect(await type('product')).toEqual({ code: 2, out: '', errors })
})

test('the command list prints the numbers of states, steps and mutants, and the bounds', async () => {
  const { code, out } = await type('list', 'sender')
  expect(code).toBe(0)
  expect(out).toMatch(/^sender: 8 states and \d+ edges explored, \d+ steps .* mutants$/m)
  expect(out).toContain('bound: one field, either empty or filled in')
})

test('the command proof lists each requirement with the rules and properties that check it', async () => {
  expect((await type('proof', '--out', folder)).code).toBe(0)
  const out = fs.readFileSync(path.join(folder, 'proof.md'), 'utf8')
  expect(out).toContain('\n| §3: another message can be written | sender: form.reset 1 |')
  expect(out).toContain('\n| two attempts are enough | sender: form.retry 2, ignored |')
  expect(out).toContain('| sender: after timeout 1<br>studio: message-ends |')
})

test('the commands walk and mutants exit with code 0 for a correct machine', async () => {
  const walked = await type('walk', 'sender', '--runs', '20', '--seed', '1')
  expect(walked.code).toBe(0)
  const { code, out } = await type('mutants', 'sender')
  expect(code).toBe(0)
  expect(out).toMatch(/^ {2}score 100\.0 %$/m)
})

async function replay(text: string, ...words: readonly string[]) {
  const file = path.join(folder, 'steps')
  fs.writeFileSync(file, text)
  return type('replay', file, ...words)
}

test('replays the steps of a failed walk and prints the view after each', async () => {
  const steps = '  field.change {"value":"Bonjour"}\n  form.submit\n  wait 12.5 ms\n'
  const { code, out } = await replay(`✗ sender, a walk differs, after:\n${steps}isLit: no`)
  expect(code).toBe(0)
  expect(out).toContain('1. field.change {"value":"Bonjour"}\n   form --field.change-->')
  expect(out).toContain('"screen":"sending"}\n3. wait 12.5 ms\n')
  expect(out).toContain('✓ 3 steps')
})

test('replays the printed error of a failed random walk, which has the same steps each time', async () => {
  const table = senderModel.table.filter(({ id }) => id !== 'form.retry 1')
  const fail = () => walkAtRandom({ ...senderModel, table }, { seed: 3, runs: 200 })
  const printed = await fail().catch(String)
  expect(await fail().catch(String)).toBe(printed)
  const { code, out } = await replay(
    `FAIL\n${printed}\n ❯ walk drivers.ts:59:17\n     57|  }`,
  )
  expect(code).toBe(0)
  expect(out).toContain('✓ 4 steps match the specification')
})

test.each([
  'sender differs from its specification, after:\n  form.submit\nisLit: no\n  a note\n',
  'sender has more than 2000 states, the limit of an exploration. One of them is reached after:\r\n  form.submit\r\n',
  'studio: 9 states\nsender: 9 states\nsender, path 1, after:\n  form.submit',
])('replays the first failure in the output %j', async (output) => {
  const { out } = await replay(`${output}\ndoor differs, after:\n  door.open\n`)
  expect(out).toContain('✓ 1 steps match the specification')
})

test.each([
  ['form.submit\n\n@form send accepted', 'Not a step: @form send accepted. Write an event'],
  ['# empty\n', 'The file contains no steps.'],
  ['form.submit', 'Missing machine.'],
  ['form.sbmit', 'sender has no event "form.sbmit".', '--machine', 'sender'],
  ['field.change {"value":5}', 'such as field.change {"value":"', '--machine', 'sender'],
  ['field.change', 'field.change matches no event', '--machine', 'sender'],
  ['form.submit {"on":[]}', 'such as form.submit.', '--machine', 'sender'],
  ['send acepted', 'sender has no outcome "send acepted".', '--machine', 'sender'],
  ['@sender form.sbmit', 'is not possible at this point', '--machine', 'studio'],
])('refuses to replay %j: %s', async (steps, sentence, ...words) => {
  const { code, errors } = await replay(steps, ...words)
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)])
})

test('creates no file for a new machine if one of its three files exists', async () => {
  process.chdir(folder)
  fs.mkdirSync('tests/screens', { recursive: true })
  fs.writeFileSync('tests/screens/door.screen.ts', '')
  const errors = 'tests/screens/door.screen.ts already exists.'
  expect(await type('new', 'door')).toEqual({ code: 2, out: '', errors })
  expect(fs.readdirSync('.')).toEqual(['tests'])
  expect((await type('new', 'gate')).out.split('\n')).toHaveLength(3)
})

test('exports manual scripts in Markdown and overwrites existing files', async () => {
  const out = `${folder}/new/../new/./scripts`
  const words = ['export', '--all', '--format', 'markdown', '--out', out]
  expect((await type(...words)).code).toBe(0)
  expect((await type(...words)).code).toBe(0)
  const rows = fs.readFileSync(path.join(out, 'sender.md'), 'utf8').split('\n')
  expect(rows).toContain('| 3 | Activer « Send » |  | « Sent » est affiché. | ☐ |')
  expect(rows.find((row) => row.startsWith('| 1 |'))).toContain(
    'Écrire « Bonjour » dans « Message » | Bonjour |',
  )
})

test('exports CSV with eight columns and without formula cells', async () => {
  await type('export', 'sender', '--format', 'csv', '--out', folder)
  const text = fs.readFileSync(path.join(folder, 'sender.csv'), 'utf8')
  const rows = text.slice(1).match(/(?:"(?:[^"]|"")*";){7}"(?:[^"]|"")*"\r\n/g) ?? []
  expect(rows.join('')).toBe(text.slice(1))
  expect(text).not.toMatch(/"[=+\-@]/)
})
