import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { models } from '#tests/machines/models.ts'
import { frozenFolder, frozenPaths, scenariosOf } from './machines.ts'
import { typeMutants, typePaths } from './typed-fixture.ts'

const commands = ['list', 'show', 'run', 'export', 'replay', 'renew']

test('without a word the commands are listed', async () => {
  const { code, out } = await typePaths([])
  expect(code).toBe(0)
  for (const name of commands) expect(out).toContain(`\n  ${name} `)
})

test.each(commands)('%s --help says how it is typed', async (name) => {
  const { code, out, complaint } = await typePaths([name, '--help'])
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(out).toContain(`npm run paths -- ${name}`)
})

test('mutants --help says how it is typed', async () => {
  const { code, out } = await typeMutants(['--help'])
  expect(code).toBe(0)
  expect(out).toContain('npm run mutants')
})

test.each([
  [['lsit'], 'Did you mean "list"?'],
  [['show'], 'Which machine? One of: accordion, app,'],
  [['show', 'contact-from'], 'Did you mean "contact-form"?'],
  [['list', 'acordion'], 'Did you mean "accordion"?'],
  [['renew', 'chats'], 'Did you mean "chat"?'],
  [['show', 'chat', '--criterion', 'guard'], 'Did you mean "guards"?'],
  [['show', 'chat', '--most', '0'], '--most takes a whole number from 1, not "0"'],
  [['show', 'chat', 'app'], 'What is "app"?'],
  [['show', 'chat', '--criteria', 'states'], "Unknown option '--criteria'"],
  [['run', 'chat', '--driver', 'views'], 'Did you mean "view"?'],
  [['run', 'chat', '--path', 'two'], '--path takes a whole number from 1, not "two"'],
  [['run', 'app', '--path', '2'], 'app has 1 paths, no path 2'],
  [['run', 'chat', '--headed'], 'go with --driver browser'],
  [['run', 'chat', '--driver', 'browser', '--base-url', 'here'], '--base-url takes'],
  [['export', '--format', 'csv', '--out', '/tmp'], 'Which machine?'],
  [['export', 'chat', '--out', '/tmp'], 'Which format? One of: json, playwright,'],
  [['export', 'chat', '--format', 'cvs', '--out', '/tmp'], 'Did you mean "csv"?'],
  [['export', 'chat', '--format', 'csv'], '--out FOLDER'],
  [['replay'], 'Which file?'],
  [['replay', '/no/such/file'], '/no/such/file cannot be read'],
])('%j makes no sense, and it says why', async (words, reason) => {
  const { code, out, complaint } = await typePaths(words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(complaint).toContain(reason)
})

test('list counts what there is to test in a machine', async () => {
  const { code, out } = await typePaths(['list', 'mobile-menu'])
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.split(/\s+/))).toEqual([
    ['machine', 'states', 'transitions', 'pairs', 'paths', 'steps', 'mutants'],
    ['mobile-menu', '2', '5', '12', '1', '18', '19'],
  ])
})

describe('show', () => {
  test('prints the frozen paths', async () => {
    const { code, out } = await typePaths(['show', 'mobile-menu'])
    expect(code).toBe(0)
    expect(out).toContain('\npath 1\n  closed: menu.toggle\n')
  })

  test.each([
    ['states', /^# states 2\/2$/m],
    ['transitions', /^# transitions 5\/5$/m],
    ['pairs', /^# transitionPairs 12\/12$/m],
    ['guards', /^# guards 0\/0$/m],
    ['outcomes', /^# outcomes 0\/0$/m],
    ['delays', /^# delays 0\/0$/m],
    ['ignored', /^# ignored 3\/3$/m],
    ['shortest', /^path 1\n {2}closed: menu\.toggle$/m],
    ['simple', /^path 2\n {2}closed: menu\.open$/m],
  ])('--criterion %s prints its paths and what they cover', async (name, covered) => {
    const { code, out } = await typePaths(['show', 'mobile-menu', '--criterion', name])
    expect(code).toBe(0)
    expect(out).toMatch(covered)
    expect(out).not.toContain('To renew')
  })

  test('simple paths beyond the limit are an error, not fewer paths', async () => {
    const words = ['show', 'accordion', '--criterion', 'simple', '--most', '3']
    const { code, complaint } = await typePaths(words)
    expect({ code, complaint }).toEqual({
      code: 1,
      complaint: 'accordion has more than 3 simple paths',
    })
  })
})

test('mutants prints the score by operator, and the total', async () => {
  const { code, out } = await typeMutants(['mobile-menu'])
  expect(code).toBe(0)
  expect(out).toMatch(/^mobile-menu, 19 mutants in /)
  expect(out).toMatch(/^ {2}drop transition: 5 killed, 0 survived/m)
  expect(out).toMatch(/^ {2}score 100\.0 %$/m)
})

test('mutants refuses an unknown machine', async () => {
  const { code, complaint } = await typeMutants(['mobil-menu'])
  expect(code).toBe(2)
  expect(complaint).toContain('Did you mean "mobile-menu"?')
})

test('the scenarios that were written are all tried against the mutants', () => {
  const written = readdirSync(frozenFolder)
    .filter((name) => name.endsWith('.scenarios.ts'))
    .map((name) => name.replace('.scenarios.ts', ''))
  expect(
    models.filter((model) => scenariosOf(model).length > 0).map(({ name }) => name),
  ).toEqual(written.toSorted())
})

test('every machine has paths to show', () => {
  expect(models.filter((model) => frozenPaths(model).length === 0)).toEqual([])
})
