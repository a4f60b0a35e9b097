import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consult, type Rule, type Timer } from './oracle.ts'
import type { Step } from './step.ts'

type State = { readonly place: string; readonly timers: readonly Timer[] }

const rule = (
  id: string,
  from: NonNullable<Rule<State>['from']>,
  when: string,
  given: Partial<State>,
): Rule<State> => ({ id, from, when, gives: () => given, says: id })

const event = (type: string): Step => ({ kind: 'event', event: { type } })
const start: State = { place: 'a', timers: [] }

test('two rules that answer at once are an error that names both', () => {
  const table = [
    rule('1', { place: 'a' }, 'go', { place: 'b' }),
    rule('2', {}, 'go', { place: 'c' }),
  ]
  expect(() => consult(table, start, event('go'))).toThrow(
    'Ambiguous table: 1 and 2 both answer "go" in {"place":"a","timers":[]}',
  )
})

test('a table whose timers never end is refused', () => {
  const table = [rule('1', {}, 'after x', { timers: [{ name: 'x', ms: 0 }] })]
  const armed: State = { place: 'a', timers: [{ name: 'x', ms: 5 }] }
  expect(() => consult(table, armed, { kind: 'wait', ms: 5 })).toThrow('never end: 1')
})

test('the oracle knows nothing of the machines nor of XState', () => {
  const modules = ['oracle.ts', 'step.ts'].flatMap((name) => {
    const source = readFileSync(new URL(name, import.meta.url), 'utf8')
    return [...source.matchAll(/\b(?:from|import|require)\b[\s(]*['"]([^'"]+)/g)]
  })
  expect(modules.map(([, module]) => module)).toEqual(['./step.ts'])
})
