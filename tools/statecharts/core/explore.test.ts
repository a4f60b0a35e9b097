import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, raise } from 'xstate'
import { senderModel } from '../examples/sender.model.ts'
import { explore } from './explore.ts'
import { mutantsOf } from './mutants.ts'
import type { Model } from './model.ts'
import type { Rule } from './oracle.ts'
import { unfulfilledGoals } from './coverage.ts'
import { score } from './score.ts'
import { Session } from './session.ts'
import { specify } from './spec.ts'
import { formatDifferences, parseStep, stableJson } from './step.ts'

const machine: AnyStateMachine = senderModel.machine
const outcomes = { send: { accepted: { output: 'OK' } } }

test('reports the data that makes the number of states exceed the limit', () => {
  let count = 0
  const identity = () => (count += 1)
  expect(() => explore({ ...senderModel, identity })).toThrow(
    /more than 2000 states.*after:\n {2}field\.change.*\n0\.0: expected \d+, seen 2001\n.*not distinguish/s,
  )
  const counts = Array.from({ length: 2000 }, (_, ends) => ends)
  const events = () => counts.map((ends) => ({ type: 'field.change', value: 'a', ends }))
  const rule: Partial<Rule> = { to: (_state, { ends }) => ({ ends }) }
  const counter = { ...change('field.change 1', rule), identity, events, view: () => 0 }
  expect(() => explore({ ...counter, observe: () => 0 })).toThrow(
    /0\.0: expected 2002, seen 4002\n.* distinguish .*\(the start\)/,
  )
})

function change(id: string, part: Partial<Rule>): Model {
  const table = senderModel.table.map((rule): Rule =>
    rule.id === id ? { ...rule, ...part } : rule,
  )
  return { ...senderModel, table }
}

function first(model: Model): readonly string[] {
  try {
    explore(model)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('reports the first difference with its shortest path, differing keys and requirement', () => {
  expect(first(change('form.submit 1', { to: () => ({ screen: 'form' }) }))).toEqual([
    'sender differs from its specification (rule "form.submit 1"), after:',
    '  field.change {"value":"Bonjour"}',
    '  form.submit',
    'screen: expected "form", seen "sending"',
    'isBusy: expected false, seen true',
    'isLit: expected false, seen true',
    'requests: expected 0, seen 1',
    expect.stringContaining('§'),
  ])
})

test('reports an event that has an effect but no rule', () => {
  const table = senderModel.table.filter(({ id }) => id !== 'form.retry 1')
  expect(first({ ...senderModel, table })[0]).toBe(
    'sender differs from its specification, which ignores this event, after:',
  )
})

test.each([
  [[{ name: 'timeout', ms: 9999 }], 'timeout in 9999 ms'],
  [[{ name: 'timeout', ms: 10_001 }], 'timeout in 10001 ms'],
  [[], '(none) never'],
])(
  'reports the expected and the actual next timer when the rule sets %j',
  (timers, expectedTimer) => {
    const to = () => ({ screen: 'sending', attempts: 1, timers })
    expect(first(change('form.submit 1', { to }))).toContain(
      `the next timer: expected ${expectedTimer}, seen in 10000 ms`,
    )
  },
)

test('reports unused rules, unused reasons, and events without rule or reason', () => {
  expect(unfulfilledGoals(explore({ ...senderModel, ignored: [] }))).toContain(
    'sent, field.change: no rule matches and no reason to ignore it is given',
  )
  const never = { id: 'never', from: {}, when: 'form.submit', if: () => false }
  const rule: Rule = { ...never, to: () => ({}), says: '§9' }
  const ignored = [{ ...never, from: { screen: 'gone' }, ignoredBecause: 'closed' }]
  const table = [...senderModel.table, rule]
  const open = unfulfilledGoals(explore({ ...senderModel, table, ignored }))
  expect(open).toContainEqual(expect.stringContaining('rule never was never applied'))
  expect(open).toContain('form.submit was never ignored for the reason "closed"')
})

function provided(part: Parameters<typeof machine.provide>[0]): Model {
  return { ...senderModel, machine: machine.provide(part) }
}

test('reports the steps that lead to a thrown error or to an infinite loop', () => {
  const isFilled = () => {
    throw new Error('no such field')
  }
  expect(() => explore(provided({ guards: { isFilled } }))).toThrow(
    /sender differs .*\n {2}form\.submit\nError: .*no such field/s,
  )
  const again = { type: 'field.change', value: '' }
  const setValue = raise(again)
  expect(() => explore(provided({ actions: { setValue } }))).toThrow(
    /sender differs .*\n {2}field\.change .*Infinite loop/s,
  )
})

const unknown =
  'sender has no event "form.sbmit". Its events: field.change, form.submit, form.reset, form.retry.'

test('rejects unknown events, actors and outcomes', async () => {
  const perform = (line: string) => new Session(senderModel).perform(parseStep(line))
  expect(() => perform('form.sbmit')).toThrow(unknown)
  expect(() => perform('sned accepted')).toThrow(
    'sender has no outcome "sned accepted". Its outcomes: send accepted, send refused.',
  )
  expect(() => perform('send acepted')).toThrow('sender has no outcome "send acepted"')
  const events = () => [{ type: 'form.sbmit' }]
  expect(() => explore({ ...senderModel, events })).toThrow(unknown)
  const steps = [parseStep('form.submit'), parseStep('form.sbmit')]
  await expect(score(senderModel, [{ name: 'twice', steps }])).rejects.toThrow(
    /^sender, twice differs .*\n {2}form\.submit\n {2}form\.sbmit\n.* has no event/s,
  )
  const table = senderModel.table.filter(({ when }) => !when.startsWith('send '))
  expect(() => explore({ ...senderModel, table, outcomes: {} })).toThrow(
    'sender runs the actor "send", but its model lists no outcomes for it',
  )
})

test('rejects events that no wildcard of the machine matches', () => {
  const wild = createMachine({ on: { 'form.*': { actions: 'note' } } })
  const session = new Session({ ...senderModel, machine: wild })
  expect(session.perform(parseStep('form.reset'))).toBe(true)
  expect(() => session.perform(parseStep('forms.reset'))).toThrow('Its events: form.*.')
})

test('F85 requires an error among the outcomes of an actor, or the reason why it cannot fail', () => {
  const table = senderModel.table.filter(({ when }) => when !== 'send refused')
  const model = { ...senderModel, table, outcomes }
  expect(() => explore(model)).toThrow(
    'sender runs the actor "send", but its model lists no error among its outcomes.',
  )
  const infallible = { send: 'It only reads a constant.' }
  expect(() => explore({ ...model, infallible })).not.toThrow()
})

/** Returns the model of a player. With a history state, it continues at the speed at which it was stopped. */
function playerModel(hasHistory: boolean): Model {
  const last = { type: 'history' } as const
  const machine = createMachine({
    initial: 'stopped',
    states: {
      stopped: { on: { start: hasHistory ? 'playing.last' : 'playing' } },
      playing: {
        initial: 'slow',
        on: { stop: 'stopped' },
        states: { slow: { on: { faster: 'fast' } }, fast: {}, ...(hasHistory && { last }) },
      },
    },
  })
  const initial = { isOn: false, isFast: false }
  return specify({ machine, initial })({
    name: 'player',
    rules: {
      start: { from: { isOn: false }, says: '§1', to: { isOn: true } },
      stop: { from: { isOn: true }, says: '§2', to: { isOn: false } },
      faster: { from: { isOn: true, isFast: false }, says: '§3', to: { isFast: true } },
    },
    events: ['start', 'stop', 'faster'],
    view: ({ isOn, isFast }) => ({ isOn, isFast: isOn && isFast }),
    observe: (snapshot) => ({
      isOn: snapshot.matches('playing'),
      isFast: snapshot.matches({ playing: 'fast' }),
    }),
  })
}

test('reports data that a machine forgets unless a history state keeps it', () => {
  expect(explore(playerModel(true)).nodes).toHaveLength(8)
  const lines = first(playerModel(false))
  expect(lines.slice(1)).toEqual([
    '  start',
    '  faster',
    '  stop',
    'isFast: expected false, seen true',
    '"expected" is the state after the first path: (the start)',
    expect.stringContaining('the machine forgets this data'),
  ])
})

test('rejects a machine of another copy of XState', () => {
  const foreign = createMachine({})
  Object.setPrototypeOf(foreign, {})
  const specifyForeign = () => specify({ machine: foreign, initial: {} })
  expect(specifyForeign).toThrow('another copy of XState')
})

test('rejects a specification with ambiguous rules, rules that throw, or endless timers', () => {
  const [rule, ...others] = senderModel.table
  const twin = rule ? [rule, { ...rule, id: 'twin' }] : []
  expect(() => explore({ ...senderModel, table: [...twin, ...others] })).toThrow(
    /^The rules for {.*"field.change".*} fail in {.*}: .*Ambiguous rules: field.change 1 and twin$/,
  )
  expect(() => explore(change('form.submit 1', { to: () => JSON.parse('') }))).toThrow(
    /^The rules for {"type":"form.submit"} fail in {.*}: SyntaxError/,
  )
  const to = () => ({ timers: [{ name: 'timeout', ms: 0 }] })
  expect(() => explore(change('after timeout 1', { to }))).toThrow(
    'Endless timers in the specification: after timeout 1',
  )
})

test('explores the outcomes of superseded actors even if the identity ignores actors', () => {
  const kept = mutantsOf(machine).find(({ id }) => id === 'keep actor: sending send')
  const table = senderModel.table.filter(({ when }) => when !== 'send refused')
  const identity: Model['identity'] = ({ value, context }) => [value, context.value]
  const infallible = { send: 'Its failure is not under test.' }
  const model = { ...senderModel, table, outcomes, infallible, identity }
  expect(() => explore({ ...model, machine: kept?.machine ?? machine })).toThrow(
    /send~1 accepted\nscreen: expected "sending", seen "sent"/,
  )
})

test('compares sets, errors and dates by their content', () => {
  const values = [new Set([1]), new Set([2]), new Error('1'), new Error('2')]
  expect(new Set(values.map(stableJson)).size).toBe(values.length)
  expect(formatDifferences(values, values.toReversed())).toHaveLength(values.length)
  expect(formatDifferences(new Date(0), new Date(1))).toHaveLength(1)
})

test('distinguishes NaN from null', () => {
  expect(stableJson(NaN)).not.toBe(stableJson(null))
  expect(formatDifferences(NaN, null)).toHaveLength(1)
})
