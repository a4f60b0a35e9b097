import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { explore, type Graph } from './explore.ts'
import type { Model } from './model.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import { describeStep } from './step.ts'

function movesOf(graph: Graph): readonly string[] {
  return graph.edges
    .filter(({ isIgnored }) => !isIgnored)
    .map(
      ({ source, step, target }) =>
        `${source.label} | ${describeStep(step)} | ${target.label}`,
    )
}

test('every outcome of a running actor and every delay is an edge', () => {
  expect(new Set(movesOf(explore(senderModel)))).toEqual(
    new Set([
      'form | field.change {"value":"Bonjour"} | form',
      'form | field.change {"value":""} | form',
      'form | form.submit | sending',
      'sending | send accepted | sent',
      'sending | send refused | failed',
      'sending | after 10000 ms | failed',
      'sent | form.reset | form',
      'failed | form.retry | sending',
    ]),
  )
})

test('an edge that is refused is known, with the guard that refused it', () => {
  const [edge] = explore(senderModel).initial.out.filter(
    ({ step }) => describeStep(step) === 'form.submit',
  )
  expect(edge?.isIgnored).toBe(true)
  expect(edge?.refused).toEqual(['form --form.submit--> sending [isFilled]'])
})

test('chained timers and the time that remains are explored', () => {
  const moves = movesOf(explore(noticeModel))
  expect(moves).toContain('shown | after 5000 ms | fading')
  expect(moves).toContain('shown | wait 2000 ms | shown')
  expect(moves).toContain('shown | after 3000 ms | fading')
  expect(moves).toContain('shown | after 1000 ms | fading')
  expect(moves).toContain('fading | after 500 ms | hidden')
})

test('the regions of a parallel machine are explored together', () => {
  const graph = explore(lampsModel)
  expect(graph.nodes.map(({ label }) => label).toSorted()).toEqual([
    'left.off + right.broken',
    'left.off + right.off',
    'left.off + right.on',
    'left.on + right.broken',
    'left.on + right.off',
    'left.on + right.on',
  ])
})

test('a spawned child is explored with its parent', () => {
  expect(movesOf(explore(houseModel))).toContain('awake | after 300 ms | awake')
})

test('two explorations find the same, in the same order', () => {
  expect(movesOf(explore(noticeModel))).toEqual(movesOf(explore(noticeModel)))
})

test('a limit that is passed is an error, never a silent truncation', () => {
  expect(() => explore({ ...senderModel, limit: 7 })).toThrow(
    /sender has more than 7 abstract states.*after field\.change/,
  )
  expect(explore({ ...senderModel, limit: 8 }).nodes).toHaveLength(8)
})

test('an actor whose outcomes are not named is an error', () => {
  const untimed = senderModel.table.filter(({ when }) => !when.startsWith('send '))
  expect(() => explore({ ...senderModel, table: untimed, outcomes: {} })).toThrow(
    'sender runs the actor "send", whose outcomes its model does not name',
  )
})

test('a machine that breaks is an error that tells the way', () => {
  const machine = setup({
    guards: {
      isBroken: () => {
        throw new Error('no such field')
      },
    },
  }).createMachine({
    initial: 'one',
    states: {
      one: { on: { 'step.on': 'two' } },
      two: { on: { 'step.on': { guard: 'isBroken', target: 'one' } } },
    },
  })
  const model: Model = {
    ...lampsModel,
    name: 'broken',
    machine,
    events: () => [{ type: 'step.on' }],
    initial: {},
    table: [{ id: 'on', from: {}, when: 'step.on', gives: () => ({}), statement: '§1' }],
    view: () => null,
    observe: () => null,
  }
  expect(() => explore(model)).toThrow(
    /broken departs .*step\.on\n {2}step\.on\nError: .*no such field/s,
  )
})
