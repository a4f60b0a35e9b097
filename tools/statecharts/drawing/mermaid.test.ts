import { expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { toMermaid } from './mermaid.ts'

// A snapshot test of docs/machines.md covers the other kinds of states and transitions.
test('draws history and final states, and escapes the syntax of Mermaid', () => {
  const machine = setup({}).createMachine({
    id: 'group',
    initial: 'in',
    states: {
      in: {
        initial: 'one',
        on: { 'leave;now': 'in_one' },
        states: {
          one: { exit: emit({ type: 'left' }), on: { 'next:"two"': 'end' } },
          before: { type: 'history', history: 'deep', target: 'end' },
          end: { type: 'final' },
        },
      },
      in_one: {},
    },
  })
  expect(toMermaid(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    'state "in" as s_in {',
    'state "in (*)" as in_s_in',
    'in_s_in : leave now → in_one',
    'state "one" as s_in_one',
    's_in_one : exit / emit',
    'state "before" as s_in_before',
    's_in_before : deep history',
    's_in_before : at first → end',
    'state "end" as s_in_end',
    '[*] --> s_in_one',
    's_in_end --> [*]',
    '}',
    'state "in_one" as s_in_5f_one',
    '[*] --> s_in',
    's_in_one --> s_in_end : next  two ',
  ])
})
