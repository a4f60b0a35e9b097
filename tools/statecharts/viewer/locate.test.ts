import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locateStates } from './locate.ts'
import { placeOf } from './nearest-place.ts'
import { config } from '../cli/machines.ts'
import { declaredStates } from '../core/xstate-adapter.ts'

test.each(config.models)(
  'each state of $name is found at the line that opens it',
  ({ name, machine }) => {
    const source = readFileSync(path.join(config.machinesFolder, `${name}.ts`), 'utf8')
    const places = locateStates(source, machine.id)
    const lines = source.split('\n')
    for (const state of declaredStates(machine)) {
      const { line, column } = places?.get(state.path) ?? { line: 0, column: 0 }
      const key = state.path.split('.').at(-1) ?? ''
      expect(lines[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^'?${key}'?:`))
    }
    expect(lines[(places?.get('')?.line ?? 0) - 1]).toContain('createMachine(')
  },
)

const source = `const other = setup({}).createMachine({ id: 'other', states: { a: {} } })
const shared = { c: {} }
createMachine({
  id: 'own',
  states: {
    'a b': {},
    a: { states: { ...shared, d: {} } } as const,
    b: shared,
  },
} satisfies Config)`

test('quoted keys, types and machines beside are no obstacle', () => {
  const places = locateStates(source, 'own')
  expect([...(places ?? [])]).toEqual([
    ['', { line: 3, column: 15 }],
    ['a b', { line: 6, column: 5 }],
    ['a', { line: 7, column: 5 }],
    ['a.d', { line: 7, column: 31 }],
    ['b', { line: 8, column: 5 }],
  ])
  expect(locateStates(source, 'nobody')).toBeUndefined()
})

test('a definition that a machine is made of elsewhere is found too', () => {
  const chart = "export const chart = { id: 'alone', states: { a: {} } } as const"
  expect([...(locateStates(chart, 'alone') ?? [])]).toEqual([
    ['', { line: 1, column: 22 }],
    ['a', { line: 1, column: 47 }],
  ])
})

test('a state that the source does not write out is looked for around it', () => {
  const places = Object.fromEntries(locateStates(source, 'own') ?? [])
  expect(placeOf(places, 'a.c')).toEqual({ line: 7, column: 5 })
  expect(placeOf(places, 'elsewhere')).toEqual({ line: 3, column: 15 })
  expect(placeOf({}, 'a.c')).toBeUndefined()
})
