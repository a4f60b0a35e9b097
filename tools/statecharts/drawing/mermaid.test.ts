import { expect, test } from 'vitest'
import { emit, fromPromise, raise, setup } from 'xstate'
import { toMermaid } from './mermaid.ts'

test('draws states, actions and transitions with escaped Mermaid syntax', () => {
  const machine = setup({
    actors: { asking: fromPromise(async () => {}) },
    actions: { note: () => {}, remind: raise({ type: 'back' }, { delay: 'pause' }) },
    guards: { isLate: () => true },
    delays: { pause: 500 },
  }).createMachine({
    id: 'group',
    initial: 'in',
    states: {
      in: {
        initial: 'one',
        on: { 'leave;now': 'in_one', look: { actions: 'note' } },
        states: {
          one: {
            tags: 'busy',
            entry: 'note',
            exit: emit({ type: 'left' }),
            invoke: { id: 'ask', src: 'asking' },
            on: { 'next:"two"': { guard: 'isLate', target: 'two' } },
          },
          two: { type: 'parallel', states: { left: {}, right: {} } },
          before: { type: 'history', history: 'deep', target: 'two' },
          end: { type: 'final' },
        },
      },
      in_one: {
        entry: 'remind',
        on: { back: { target: 'in_one', reenter: true } },
        after: { pause: 'in' },
      },
    },
  })
  expect(toMermaid(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    'state "in" as s_in {',
    'state "in (*)" as in_s_in',
    'in_s_in : leave now → in_one',
    'in_s_in : look / note',
    'state "one" as s_in_one',
    's_in_one : tag busy',
    's_in_one : invoke / ask',
    's_in_one : entry / note',
    's_in_one : exit / emit',
    'state "two" as s_in_two {',
    'state "left" as s_in_two_left',
    '--',
    'state "right" as s_in_two_right',
    '}',
    'state "before" as s_in_before',
    's_in_before : deep history',
    's_in_before : at first → two',
    'state "end" as s_in_end',
    '[*] --> s_in_one',
    's_in_end --> [*]',
    '}',
    'state "in_one" as s_in_5f_one',
    's_in_5f_one : entry / remind after pause, 500 ms',
    's_in_5f_one : back (re-entered) → in_one',
    '[*] --> s_in',
    's_in_one --> s_in_two : next  two  [isLate]',
    's_in_5f_one --> s_in : after pause, 500 ms',
  ])
})

test('draws the regions of a parallel machine inside a composite state', () => {
  const states = { door: {}, lamp: {} }
  const machine = setup({}).createMachine({ id: 'room', type: 'parallel', states })
  expect(toMermaid(machine)).toMatch(/^stateDiagram-v2\nstate "room" as s_ {\n[^]*}$/)
})
