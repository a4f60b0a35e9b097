import { describe, expect, test } from 'vitest'
import { typeMutants, typePaths } from './typed-fixture.ts'

const commands = ['list', 'show', 'run', 'walk', 'export', 'replay', 'renew']

test('without a word the commands are listed', async () => {
  const { code, out } = await typePaths([])
  expect(code).toBe(0)
  for (const name of commands) expect(out).toContain(`\n  ${name} `)
})

test.each(commands)('%s --help says how it is typed', async (name) => {
  const { code, out, errors } = await typePaths([name, '--help'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out).toContain(`npm run paths -- ${name}`)
})

test('mutants --help says how it is typed', async () => {
  const { code, out } = await typeMutants(['--help'])
  expect(code).toBe(0)
  expect(out).toContain('npm run mutants')
})

test('list counts what there is to test in a machine', async () => {
  const { code, out } = await typePaths(['list', 'upload'])
  expect(code).toBe(0)
  const [head, counts, ...bounds] = out.split('\n')
  expect([head?.split(/\s+/), counts?.split(/\s+/)]).toEqual([
    'machine states transitions pairs explored edges paths steps mutants'.split(' '),
    ['upload', '4', '6', '10', '8', '38', '4', '30', '80'],
  ])
  expect(bounds.join('\n')).toContain('upload: one file, which is chosen or not')
})

describe('show', () => {
  test('prints the frozen paths', async () => {
    const { code, out } = await typePaths(['show', 'upload'])
    expect(code).toBe(0)
    expect(out).toContain('\npath 1\n  choosing: file.choose {"name":"plan.pdf"}\n')
  })

  test.each([
    ['states', /^# states 4\/4$/m],
    ['transitions', /^# transitions 6\/6$/m],
    ['pairs', /^# transitionPairs 10\/10$/m],
    ['guards', /^# guards 4\/4$/m],
    ['outcomes', /^# outcomes 2\/2$/m],
    ['delays', /^# delays 1\/1$/m],
    ['ignored', /^# ignored 11\/11$/m],
    ['shortest', /^path 1\n {2}choosing: file\.choose/m],
  ])('--criterion %s prints its paths and what they cover', async (name, covered) => {
    const { code, out } = await typePaths(['show', 'upload', '--criterion', name])
    expect(code).toBe(0)
    expect(out).toMatch(covered)
    expect(out).not.toContain('To renew')
  })
})

test('mutants prints the score by operator, and the total', async () => {
  const { code, out } = await typeMutants(['upload'])
  expect(code).toBe(0)
  expect(out).toMatch(/^upload, 80 mutants in /)
  expect(out).toMatch(/^ {2}drop transition: 6 killed, 0 survived/m)
  expect(out).toMatch(/^ {2}score 100\.0 %$/m)
})
