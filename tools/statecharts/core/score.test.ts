import { expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { senderModel } from '../examples/sender.model.ts'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import { mutantsOf } from './mutants.ts'
import { score, scoreText } from './score.ts'
import { specify } from './spec.ts'
import { parseStep } from './step.ts'
import { coveringPaths } from './coverage.ts'

const sender: Model = senderModel
/** The example with a view that hides `isBusy`. */
const blind: Model = {
  ...sender,
  view: (state) => ({ ...Object(sender.view(state)), isBusy: null }),
  observe: (...given) => ({ ...Object(sender.observe(...given)), isBusy: null }),
}
const unseen = 'drop tag: sending #busy'

test('classifies mutants of some operators as invalid if they equal the machine internally', async () => {
  const unseen = { ...sender, view: () => ({}), observe: () => ({}) }
  const lines = 'field.change {"value":"a"}\nform.submit\nsend accepted\nform.reset'
  const steps = lines.split('\n').map(parseStep)
  const { results } = await score(unseen, [{ name: 'once', steps }])
  const relevant = /^(double|reorder|reenter).*(sen|form)/
  const idsOf = (wanted: string) =>
    results.flatMap(({ id, result }) => (result === wanted && relevant.test(id) ? id : []))
  expect(idsOf('survived')).toEqual([
    'double action: sending send done[0] announce',
    'double action: sending entry switchLight',
    'double action: sending exit switchLight',
    'double action: sent entry focusStatus',
  ])
  expect(idsOf('invalid')).toEqual([
    'reenter: form field.change[0]',
    'double action: form field.change[0] setValue',
    'reorder actions: sending entry countAttempt, switchLight',
    'double action: sent form.reset[0] clear',
  ])
})

test('compares spawned actors without their generated ids', async () => {
  const machine = setup({
    actors: { child: createMachine({}) },
    actions: { write: assign({ text: 'a' }) },
  }).createMachine({
    context: ({ spawn }) => ({ child: spawn('child') }),
    on: { write: { actions: 'write' } },
  })
  const model = specify({ machine, initial: {} })({
    name: 'parent',
    rules: { write: { says: '§1', to: {} } },
    events: ['write'],
    observe: () => ({}),
  })
  const { results } = await score(model, coveringPaths(explore(model)))
  const doubled = results.find(({ id }) => id === 'double action: (root) write[0] write')
  expect(doubled?.result).toBe('invalid')
})

test('kills mutants on edges that the paths leave out', async () => {
  const { results } = await score(sender, [{ name: 'none', steps: [] }])
  const dropped = results.filter(({ operator }) => operator === 'drop transition')
  expect(new Set(dropped.map(({ result }) => result))).toEqual(new Set(['killed']))
})

test('creates mutants for every operator, with unique ids', () => {
  const branching = createMachine({ on: { go: [{ actions: 'one' }, { actions: 'two' }] } })
  const mutants = [senderModel.machine, branching].map(mutantsOf)
  const operators =
    'add transition, change delay, change initial, double action, drop action, drop guard, ' +
    'drop invoke, drop tag, drop transition, keep actor, negate guard, reenter, ' +
    'reorder actions, retarget, stay, swap branches, swap outcomes, tell child'
  const used = new Set(mutants.flat().map(({ operator }) => operator))
  expect([...used].toSorted().join(', ')).toBe(operators)
  const ids = mutants[0]?.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids?.length)
})

test('lists surviving mutants and wrong claims of equivalence', async () => {
  const equivalentMutants = {
    [unseen]: 'the view does not show it',
    'stay: sent form.reset[0]': 'a wrong claim',
    'no such mutant': 'an old claim',
  }
  const model = { ...blind, equivalentMutants }
  const result = await score(model, coveringPaths(explore(model)))
  expect(result.results.find(({ id }) => id === unseen)?.result).toBe('equivalent')
  expect(result.problems.slice(-2)).toEqual([
    'not equivalent stay: sent form.reset[0]',
    'not equivalent no such mutant',
  ])
  const text = scoreText(result)
  expect(text).toContain('change delay: 5 killed\n')
  // These paths exclude the scenario, which alone contains a late answer.
  expect(text).toContain('survived keep actor: sending send\nnot equivalent stay: sent')
  expect(text).toMatch(/score 9\d\.\d %$/)
})

test('reports a path that takes another transition than the exploration took', async () => {
  const machine = setup({
    types: { context: {} as { count: number } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    guards: { isFirst: ({ context }) => context.count === 0 },
  }).createMachine({
    context: { count: 0 },
    on: { go: [{ guard: 'isFirst', actions: 'count' }, { actions: 'count' }] },
  })
  const model = specify({ machine, initial: {} })({
    name: 'counter',
    rules: { go: { says: '§1', to: {} } },
    events: ['go'],
    observe: () => ({}),
    identity: ({ value }) => value,
  })
  await expect(score(model, coveringPaths(explore(model)))).rejects.toThrow(
    'counter, path 1 takes other transitions than the exploration did, after:\n  go\n  go\n' +
      '0: expected "(root) --go--> (stays) [isFirst]", seen "(root) --go--> (stays)"',
  )
})

test('adds no transitions from final states or to history states', () => {
  const machine = createMachine({
    initial: 'on',
    states: {
      on: { on: { stop: 'off' } },
      last: { type: 'history' },
      off: { type: 'final' },
    },
  })
  const ids = mutantsOf(machine).map(({ id }) => id)
  expect(ids).toContain('retarget: on stop[0] to on')
  expect(ids.filter((id) => /: off|last/.test(id))).toEqual([])
})
