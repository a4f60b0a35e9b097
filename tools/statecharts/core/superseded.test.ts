import { expect, test } from 'vitest'
import { assign, fromPromise, setup, spawnChild } from 'xstate'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import type { Rule } from './oracle.ts'
import { senderModel } from './sender-fixture.ts'
import { Session } from './session.ts'
import { parseStep } from './step.ts'

/** A search that is started anew while the first still runs: nothing stops that one. */
const machine = setup({
  types: { context: {} as { asked: number; answers: number } },
  actors: { search: fromPromise(async () => {}) },
  guards: { isPatient: ({ context }) => context.asked < 2 },
}).createMachine({
  id: 'finder',
  context: { asked: 0, answers: 0 },
  on: {
    'search.ask': {
      guard: 'isPatient',
      actions: [
        assign({ asked: ({ context }) => context.asked + 1 }),
        spawnChild('search', { id: 'search' }),
      ],
    },
    'xstate.done.actor.search': {
      actions: assign({ answers: ({ context }) => context.answers + 1 }),
    },
  },
})

const model = {
  name: 'finder',
  machine,
  events: () => [{ type: 'search.ask' }],
  outcomes: { search: { found: { output: undefined } } },
  // Too coarse: says nothing of the actors.
  abstract: ({ context }) => String(context.asked),
  initial: { asked: 0, answers: 0 },
  table: [
    {
      id: 'finder-1',
      from: { asked: [0, 1] },
      when: 'search.ask',
      gives: ({ asked }) => ({ asked: asked + 1 }),
      statement: '§1: two searches at most',
    },
    {
      id: 'finder-2',
      from: {},
      when: 'search found',
      gives: ({ answers }) => ({ answers: answers + 1 }),
      statement: '§2: the search that was asked for last is answered',
    },
  ],
  view: ({ answers }) => ({ answers }),
  observe: ({ context }) => ({ answers: context.answers }),
} satisfies Model<
  typeof machine,
  { readonly asked: number; readonly answers: number },
  { readonly answers: number }
>

test('a superseded actor that still runs answers too', () => {
  expect(() => explore(model)).toThrow(/search~1 found\nanswers: expected 0, seen 1/)
})

test('which actors run is part of the place, whatever the model calls one place', () => {
  const late: Rule = {
    id: 'finder-3',
    from: {},
    when: 'search~1 found',
    gives: ({ answers }) => ({ answers: Number(answers) + 1 }),
    statement: '§3: so is the one before it',
  }
  const told: Model = { ...model, table: [...model.table, late] }
  expect(explore(told).nodes.map(({ key }) => key.split('\n').slice(1))).toEqual([
    [],
    ['search~0'],
    ['search~0', 'search~1'],
    [],
    ['search~0'],
    ['search~1'],
    [],
  ])
})

test('an actor that was stopped answers nobody', () => {
  const session = new Session(senderModel)
  for (const line of ['field.change {"value":"a"}', 'form.submit', 'after 10000 ms']) {
    const step = parseStep(line)
    session.perform(step.kind === 'delay' ? { kind: 'wait', ms: step.ms } : step)
  }
  session.send({ type: 'form.retry' })
  expect(session.calls).toHaveLength(2)
  expect(session.settle('send', 'accepted', 1)).toBe(false)
  expect(session.read().value).toBe('sending')
  expect(session.settle('send', 'accepted')).toBe(true)
})
