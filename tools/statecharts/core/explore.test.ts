import { expect, test } from 'vitest'
import { type AnyStateMachine, raise } from 'xstate'
import { senderSpec } from '../examples/sender.model.ts'
import { explore } from './explore.ts'
import { mutantsOf } from './mutants.ts'
import type { Model } from './spec.ts'
import type { Rule } from './oracle.ts'
import { leftOpen } from './coverage.ts'
import { score } from './score.ts'
import { Session } from './session.ts'
import { parseStep } from './step.ts'

const machine: AnyStateMachine = senderSpec.machine

test('a limit that is passed is an error, never a silent truncation', () => {
  let count = 0
  const same = () => (count += 1)
  expect(() => explore({ ...senderSpec, same })).toThrow(
    /sender has more than 2000 abstract states.*after\n {2}field\.change/,
  )
})

/** The example, one of whose rules is another. */
function change(id: string, part: Partial<Rule>): Model {
  const table = senderSpec.table.map((rule): Rule =>
    rule.id === id ? { ...rule, ...part } : rule,
  )
  return { ...senderSpec, table }
}

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
])('timers in the table that are %j are told as such', (timers, told) => {
  const gives = () => ({ screen: 'sending', attempts: 1, timers })
  expect(first(change('form.submit 1', { gives }))).toContain(
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

function provided(part: Parameters<typeof machine.provide>[0]): Model {
  return { ...senderSpec, machine: machine.provide(part) }
}

test('a machine that breaks, or takes steps without end, is an error that tells the way', () => {
  const isFilled = () => {
    throw new Error('no such field')
  }
  expect(() => explore(provided({ guards: { isFilled } }))).toThrow(
    /sender departs .*\n {2}form\.submit\nError: .*no such field/s,
  )
  const again = { type: 'field.change', value: '' }
  const setValue = raise(again)
  expect(() => explore(provided({ actions: { setValue } }))).toThrow(
    /sender departs .*\n {2}field\.change .*Infinite loop/s,
  )
})

const unknown =
  'sender knows no event "form.sbmit". It hears: field.change, form.submit, form.reset, form.retry.'

test('an event, an actor or an outcome that the machine does not know is an error', async () => {
  const perform = (line: string) => new Session(senderSpec).perform(parseStep(line))
  expect(() => perform('form.sbmit')).toThrow(unknown)
  expect(() => perform('sned accepted')).toThrow(
    'sender has no "sned accepted". Its actors end as: send accepted, send refused.',
  )
  expect(() => perform('send acepted')).toThrow('sender has no "send acepted"')
  const events = () => [{ type: 'form.sbmit' }]
  expect(() => explore({ ...senderSpec, events })).toThrow(unknown)
  const steps = [parseStep('form.submit'), parseStep('form.sbmit')]
  await expect(score(senderSpec, [{ name: 'twice', steps }])).rejects.toThrow(
    /^sender, twice departs .*\n {2}form\.submit\n {2}form\.sbmit\n.* knows no event/s,
  )
  const table = senderSpec.table.filter(({ when }) => !when.startsWith('send '))
  expect(() => explore({ ...senderSpec, table, outcomes: {} })).toThrow(
    'sender runs the actor "send", whose outcomes its model does not name',
  )
})

test('two rules that answer at once, and timers without end, are errors', () => {
  const [rule, ...others] = senderSpec.table
  const twin = rule ? [rule, { ...rule, id: 'twin' }] : []
  expect(() => explore({ ...senderSpec, table: [...twin, ...others] })).toThrow(
    /^Ambiguous table: field.change 1 and twin both answer "field.change" in {/,
  )
  const gives = () => ({ timers: [{ name: 'timeout', ms: 0 }] })
  expect(() => explore(change('after timeout 1', { gives }))).toThrow(
    'never end: after timeout 1',
  )
})

test('a superseded actor that still runs answers too, and which run is part of the place', () => {
  const kept = mutantsOf(machine).find(({ id }) => id === 'keep actor: sending send')
  const table = senderSpec.table.filter(({ when }) => when !== 'send refused')
  const outcomes = { send: { accepted: { output: 'OK' } } }
  // Too coarse: says nothing of the actors.
  const same: typeof senderSpec.same = ({ value, context }) => [value, context.value]
  const model = { ...senderSpec, table, outcomes, same }
  expect(() => explore({ ...model, machine: kept?.machine ?? machine })).toThrow(
    /send~1 accepted\nscreen: expected "sending", seen "sent"/,
  )
})
