import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from './paths.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'paths-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function type(...typed: readonly string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const code = await run(typed)
  const told = { code, out: log.mock.calls.join('\n'), errors: error.mock.calls.join('\n') }
  vi.restoreAllMocks()
  return told
}

const commands = ['list', 'walk', 'replay', 'product', 'proof', 'new', 'export', 'mutants']

test('without a word the commands are listed; each says how it is typed', async () => {
  const { code, out } = await type()
  expect(code).toBe(0)
  for (const name of commands) {
    expect(out).toContain(`\n  ${name} `)
    const help = expect.stringMatching(/^npm run (?:paths -- |mutants)/)
    expect(await type(name, '--help')).toEqual({ code: 0, out: help, errors: '' })
  }
})

test.each([
  [['lits'], 'There is no command "lits". One of: list, walk'],
  [['list', 'sneder'], 'There is no machine "sneder". One of: sender.'],
  [['list', '--fast'], "Unknown option '--fast'"],
  [['walk', '--runs', 'many'], '--runs takes a whole number from 1'],
  [['replay'], 'Which file?'],
  [['replay', '/no/such'], '/no/such cannot be read.'],
  [['export', 'sender', '--format', 'json'], 'There is no format "json".'],
  [['export', 'sender', '--format', 'csv'], 'Into which folder?'],
  [['export', 'sender', '--format', 'csv', '--out', '/proc/a'], 'Nothing can be written'],
  [
    ['proof', '--out', '/dev/null/a'],
    'Nothing can be written in --out /dev/null/a (Error: ENOTDIR',
  ],
  [['new', 'Door'], 'A machine is named in small letters'],
  [['product', '--states', '0'], '--states takes a whole number from 1'],
])('%j makes no sense: one sentence, and exit code 2', async (words, sentence) => {
  const { code, out, errors } = await type(...words)
  const lines = errors.split('\n').length
  expect({ code, out, lines }).toEqual({ code: 2, out: '', lines: 1 })
  expect(errors).toContain(sentence)
})

test('list counts what there is to test, and tells the bounds', async () => {
  const { code, out } = await type('list', 'sender')
  expect(code).toBe(0)
  expect(out).toMatch(/^sender: 8 states explored by \d+ edges, \d+ steps .* mutants$/m)
  expect(out).toContain('bound: one field, which is filled in or not')
})

test('each statement is told with the rules that prove it', async () => {
  expect((await type('proof', '--out', folder)).code).toBe(0)
  const out = readFileSync(path.join(folder, 'proof.md'), 'utf8')
  expect(out).toContain('\n| §3: another message can be written | sender: form.reset 1 |')
  expect(out).toContain('\n| two attempts are enough | sender: form.retry 2, ignored |')
  expect(out).toContain('| sender: after timeout 1<br>studio: message-ends |')
})

test('walks and mutants end well on what is sound', async () => {
  const walked = await type('walk', 'sender', '--runs', '20', '--seed', '1')
  expect(walked.code).toBe(0)
  const { code, out } = await type('mutants', 'sender')
  expect(code).toBe(0)
  expect(out).toMatch(/^ {2}score 100\.0 %$/m)
})

async function replay(text: string, ...words: readonly string[]) {
  const file = path.join(folder, 'steps')
  writeFileSync(file, text)
  return type('replay', file, ...words)
}

test('steps are replayed as a failed walk prints them, and each says what is seen', async () => {
  const steps = '  field.change {"value":"Bonjour"}\n  form.submit\n  wait 12.5 ms\n'
  const { code, out } = await replay(`✗ sender, a walk departs, after\n${steps}isLit: no`)
  expect(code).toBe(0)
  expect(out).toContain('1. field.change {"value":"Bonjour"}\n   form --field.change-->')
  expect(out).toContain('"screen":"sending"}\n3. wait 12.5 ms\n')
  expect(out).toContain('✓ 3 steps')
})

test.each([
  ['form.submit\n\n@form send accepted', 'Line 3 is no step: @form send accepted'],
  ['# nothing\n', 'There is no step in it.'],
  ['form.submit', 'Which machine?'],
  ['form.sbmit', 'sender knows no event "form.sbmit".', '--machine', 'sender'],
  ['send acepted', 'sender has no "send acepted".', '--machine', 'sender'],
  ['@sender form.sbmit', 'cannot be done there', '--machine', 'studio'],
])('%j is not replayed: %s', async (steps, sentence, ...words) => {
  const { code, errors } = await replay(steps, ...words)
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)])
})

test('nothing is written when one of the three files of a new machine is there', async () => {
  const before = process.cwd()
  process.chdir(folder)
  try {
    mkdirSync('tests/screens', { recursive: true })
    writeFileSync('tests/screens/door.screen.ts', '')
    const errors = 'tests/screens/door.screen.ts is there already.'
    expect(await type('new', 'door')).toEqual({ code: 2, out: '', errors })
    expect(readdirSync('.')).toEqual(['tests'])
    expect((await type('new', 'gate')).out.split('\n')).toHaveLength(3)
  } finally {
    process.chdir(before)
  }
})

test('scripts are written for the machines that a visitor meets', async () => {
  const out = path.join(folder, 'new')
  const words = ['export', '--all', '--format', 'markdown', '--out', out]
  expect((await type(...words)).code).toBe(0)
  // What is there is written over.
  expect((await type(...words)).code).toBe(0)
  const rows = readFileSync(path.join(out, 'sender.md'), 'utf8').split('\n')
  expect(rows).toContain('| 3 | Activer « Send » |  | « Sent » est affiché. | ☐ |')
  expect(rows.find((row) => row.startsWith('| 1 |'))).toContain(
    'Écrire « Bonjour » dans « Message » | Bonjour |',
  )
})

test('a spreadsheet has eight columns, and no cell that is a formula', async () => {
  await type('export', 'sender', '--format', 'csv', '--out', folder)
  const text = readFileSync(path.join(folder, 'sender.csv'), 'utf8')
  const rows = text.slice(1).match(/(?:"(?:[^"]|"")*";){7}"(?:[^"]|"")*"\r\n/g) ?? []
  expect(rows.join('')).toBe(text.slice(1))
  expect(text).not.toMatch(/"[=+\-@]/)
})
