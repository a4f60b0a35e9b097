import { expect, test } from 'vitest'
import { sendTo, setup, spawnChild } from 'xstate'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import { score } from './score.ts'
import { senderModel } from './sender-fixture.ts'
import { Session } from './session.ts'
import { lampsModel } from './small-fixtures.ts'
import { parseStep } from './step.ts'

const unknown = 'sender knows no event "form.sbmit". It hears: field.change, form.submit'

function perform(line: string): boolean {
  const step = parseStep(line)
  if (step.kind === 'delay') throw new Error('Not asked for here')
  return new Session(senderModel).perform(step)
}

test('an event, an actor or an outcome that the machine does not know is an error', () => {
  expect(() => perform('form.sbmit')).toThrow(unknown)
  expect(() => perform('sned accepted')).toThrow(
    'sender starts no actor "sned". Its actors end as: send accepted, send refused.',
  )
  expect(() => perform('send acepted')).toThrow(
    'sender has no outcome "acepted" for "send"',
  )
})

test('so it is among the events and the scenarios of a model', async () => {
  const events = () => [{ type: 'form.sbmit' }]
  const scenario = {
    name: 'twice',
    steps: [parseStep('form.submit'), parseStep('form.sbmit')],
  }
  expect(() => explore({ ...senderModel, events })).toThrow(unknown)
  expect(() => explore({ ...senderModel, scenarios: [scenario] })).toThrow(
    `twice, step 2: ${unknown}`,
  )
  await expect(score(senderModel, [scenario])).rejects.toThrow(unknown)
})

const bell = setup({}).createMachine({ id: 'bell', on: { 'bell.ring': { actions: [] } } })

function porch(type: string): Model {
  const machine = setup({
    actors: { bell },
    actions: { ring: sendTo('bell', { type }) },
  }).createMachine({
    id: 'porch',
    entry: spawnChild('bell', { id: 'bell' }),
    on: { 'door.press': { actions: 'ring' } },
  })
  const press = { id: 'press', from: {}, when: 'door.press' } as const
  return {
    ...lampsModel,
    name: 'porch',
    machine,
    events: () => [{ type: 'door.press' }],
    initial: {},
    table: [{ ...press, gives: () => ({}), statement: '§1' }],
    view: () => null,
    observe: () => null,
  }
}

test('a child that is sent what it does not know is told', () => {
  expect(() => explore(porch('bell.ring'))).not.toThrow()
  expect(() => explore(porch('bell.rong'))).toThrow(
    'porch sends "bell.rong" to bell. bell hears: bell.ring.',
  )
})
