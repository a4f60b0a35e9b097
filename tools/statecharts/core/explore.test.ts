import { expect, test } from 'vitest'
import {
  type AnyStateMachine,
  assign,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { senderSpec } from '../examples/sender.spec.ts'
import { explore } from './explore.ts'
import { type Model, specify } from './spec.ts'
import type { Rule, SpecState } from './oracle.ts'
import { leftOpen } from './coverage.ts'
import { score } from './score.ts'
import { Session } from './session.ts'
import { describeStep, parseStep } from './step.ts'

test('the time that remains is explored', () => {
  const abstract: typeof senderSpec.abstract = ({ value, context }, due) =>
    JSON.stringify([value, context, due])
  const { edges } = explore({ ...senderSpec, waits: [4000], abstract })
  expect(edges.map(({ step }) => describeStep(step))).toEqual(
    expect.arrayContaining(['wait 4000 ms', 'after 6000 ms', 'after 2000 ms']),
  )
})

test('a limit that is passed is an error, never a silent truncation', () => {
  expect(() => explore({ ...senderSpec, limit: 7 })).toThrow(
    /sender has more than 7 abstract states.*after field\.change/,
  )
  expect(explore({ ...senderSpec, limit: 8 }).nodes).toHaveLength(8)
})

/** The example, one of whose rules is another. */
function change(id: string, part: Partial<Rule>, model: Model = senderSpec): Model {
  const table = model.table.map((rule) => (rule.id === id ? { ...rule, ...part } : rule))
  return { ...model, table }
}

/** The lines of what goes wrong first. */
function first(model: Model): readonly string[] {
  try {
    explore(model)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('the first difference is told with its shortest way, the keys that differ, and the statement', () => {
  expect(first(change('form.submit 1', { gives: () => ({ screen: 'form' }) }))).toEqual([
    'sender departs from its table by "form.submit 1", after',
    '  field.change {"value":"Bonjour"}',
    '  form.submit',
    'screen: expected "form", seen "sending"',
    'isBusy: expected false, seen true',
    'isLit: expected false, seen true',
    'requests: expected 0, seen 1',
    expect.stringContaining('§'),
  ])
})

test('a rule that the machine does not follow, and what it does beyond the table, are told', () => {
  expect(first(change('form.submit 1', { from: {} })).join(' ')).toContain(
    'by "form.submit 1"',
  )
  const table = senderSpec.table.filter(({ id }) => id !== 'form.retry 1')
  expect(first({ ...senderSpec, table })[0]).toBe(
    'sender departs from its table, which ignores this, after',
  )
})

test.each([
  [[{ name: 'timeout', ms: 9999 }], 'timeout in 9999 ms'],
  [[{ name: 'timeout', ms: 10_001 }], 'timeout in 10001 ms'],
  [[], 'nothing never'],
])('timers in the table that are %j are told as such, before the limit', (timers, told) => {
  const gives = () => ({ screen: 'sending', attempts: 1, timers })
  expect(first(change('form.submit 1', { gives }, { ...senderSpec, limit: 4 }))).toContain(
    `the next timer: expected ${told}, seen in 10000 ms`,
  )
})

test('what an exploration leaves open is told: a rule, a reason, an event without either', () => {
  expect(leftOpen(explore({ ...senderSpec, ignored: [] }))).toContain(
    'sent, field.change: no rule answers it, and nothing says why',
  )
  const never = { id: 'never', from: {}, when: 'form.submit', if: () => false }
  const rule: Rule = { ...never, gives: () => ({}), says: '§9' }
  const when = 'form.submit'
  const ignored = [{ id: 'x', from: { screen: 'gone' }, when, ignoredBecause: 'closed' }]
  const table = [...senderSpec.table, rule]
  const open = leftOpen(explore({ ...senderSpec, table, ignored }))
  expect(open).toContainEqual(expect.stringContaining('rule never was never taken'))
  expect(open).toContain('form.submit: never ignored, though "closed"')
})

/** A machine of which nothing is seen, and whose only event always has an effect. */
function unseen(machine: AnyStateMachine, type: string): Model {
  return specify(machine)<SpecState, object>({
    name: machine.id,
    initial: {},
    rules: Object.fromEntries([[type, { says: '§1', gives: () => ({}) }]]),
    events: [type],
    observe: () => ({}),
  })
}

test('a machine that breaks, or takes steps without end, is an error that tells the way', () => {
  const isBroken = () => {
    throw new Error('no such field')
  }
  const machine = (initial: string) =>
    setup({ guards: { isBroken } }).createMachine({
      id: 'faulty',
      initial,
      states: {
        one: { on: { step: 'two' } },
        two: { on: { step: { guard: 'isBroken', target: 'one' } } },
        three: { on: { step: 'four' } },
        four: { always: 'five' },
        five: { always: 'four' },
      },
    })
  const explored = (initial: string) => () => explore(unseen(machine(initial), 'step'))
  expect(explored('one')).toThrow(
    /faulty departs .*step\n {2}step\nError: .*no such field/s,
  )
  expect(explored('three')).toThrow(/faulty departs .*step\n.*Infinite loop/s)
  expect(explored('four')).toThrow(/\(the start\)\n.*Infinite loop/s)
})

const unknown = 'sender knows no event "form.sbmit". It hears: field.change, form.submit'

test('an event, an actor or an outcome that the machine does not know is an error', async () => {
  const perform = (line: string) => new Session(senderSpec).perform(parseStep(line))
  expect(() => perform('form.sbmit')).toThrow(unknown)
  expect(() => perform('sned accepted')).toThrow(
    'sender starts no actor "sned". Its actors end as: send accepted, send refused.',
  )
  expect(() => perform('send acepted')).toThrow(
    'sender has no outcome "acepted" for "send"',
  )
  const events = () => [{ type: 'form.sbmit' }]
  expect(() => explore({ ...senderSpec, events })).toThrow(unknown)
  const steps = [parseStep('form.submit'), parseStep('form.sbmit')]
  const scenarios = [{ name: 'twice', steps }]
  const place = `twice, step 2: ${unknown}`
  expect(() => explore({ ...senderSpec, scenarios })).toThrow(place)
  await expect(score(senderSpec, scenarios)).rejects.toThrow(place)
  expect(first(change('form.reset 1', { when: 'form.print' }))[0]).toContain(
    'rule form.reset 1: sender knows no event "form.print"',
  )
  const table = senderSpec.table.filter(({ when }) => !when.startsWith('send '))
  expect(() => explore({ ...senderSpec, table, outcomes: {}, scenarios: [] })).toThrow(
    'sender runs the actor "send", whose outcomes its model does not name',
  )
})

test('a child that is sent what it does not know is told', () => {
  const bell = setup({}).createMachine({ id: 'bell', on: { 'bell.ring': { actions: [] } } })
  const porch = (type: string) => {
    const ring = sendTo('bell', { type })
    const machine = setup({ actors: { bell }, actions: { ring } }).createMachine({
      id: 'porch',
      entry: spawnChild('bell', { id: 'bell' }),
      on: { 'door.press': { actions: 'ring' } },
    })
    return unseen(machine, 'door.press')
  }
  expect(() => explore(porch('bell.ring'))).not.toThrow()
  expect(() => explore(porch('bell.rong'))).toThrow(
    'porch sends "bell.rong" to bell. bell hears: bell.ring.',
  )
})

/** A search that is started anew while the first still runs: nothing stops that one. */
function finder(isLateRead: boolean) {
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
  const answered = {
    says: '§2: a search is answered',
    gives: ({ answers }: { answers: number }) => ({ answers: answers + 1 }),
  }
  return specify(machine)<{ asked: number; answers: number }, object>({
    name: 'finder',
    initial: { asked: 0, answers: 0 },
    rules: {
      'search.ask': {
        from: { asked: [0, 1] },
        says: '§1: two searches at most',
        gives: ({ asked }) => ({ asked: asked + 1 }),
      },
      'search found': answered,
      ...(isLateRead && { 'search~1 found': answered }),
    },
    events: ['search.ask'],
    outcomes: { search: { found: { output: undefined } } },
    // Too coarse: says nothing of the actors.
    same: ({ context }) => context.asked,
    see: ({ answers }) => ({ answers }),
    observe: ({ context }) => ({ answers: context.answers }),
  })
}

test('a superseded actor that still runs answers too, and which run is part of the place', () => {
  expect(() => explore(finder(false))).toThrow(
    /search~1 found\nanswers: expected 0, seen 1/,
  )
  // None asked; one, running or answered; two, whichever of them were answered.
  expect(explore(finder(true)).nodes).toHaveLength(1 + 2 + 4)
})
