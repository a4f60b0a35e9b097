import { expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'
import type { NamedPath } from './step.ts'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import { mutantsOf } from './mutants.ts'
import { operators } from './mutation.ts'
import { score, scoreText } from './score.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import { namedTour } from './tour.ts'

function suite(model: Model): readonly NamedPath[] {
  return namedTour(explore(model))
}

async function survivors(model: Model): Promise<readonly string[]> {
  const { results } = await score(model, suite(model))
  return results.filter(({ result }) => result === 'survived').map(({ id }) => id)
}

/** Actions that do and do not know of each other, and transitions to where it is. */
const deskMachine = setup({
  types: { context: {} as { count: number } },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    reset: assign({ count: 0 }),
    greet: emit({ type: 'greeting' }),
    tell: emit(({ context }) => ({ type: 'count', count: context.count })),
  },
}).createMachine({
  id: 'desk',
  context: { count: 0 },
  initial: 'open',
  states: {
    open: {
      entry: 'greet',
      on: {
        'door.open': { actions: ['count', 'greet', 'tell'] },
        'day.end': { target: 'open', actions: ['reset', 'count'] },
      },
    },
  },
})

test('an action is doubled unless twice is once, and reordered where that can be told', () => {
  const ids = mutantsOf(deskMachine).map(({ id }) => id)
  expect(ids.filter((id) => /^(double|reorder|reenter)/.test(id))).toEqual([
    'reenter: open door.open[0]',
    'double action: open door.open[0] count',
    'double action: open door.open[0] greet',
    'double action: open door.open[0] tell',
    'reenter: open day.end[0]',
    'double action: open day.end[0] count',
    'reorder actions: open day.end[0] reset, count',
    'double action: open entry greet',
  ])
})

test('every operator has its mutants', () => {
  const used = new Set(
    [senderModel.machine, noticeModel.machine, houseModel.machine, deskMachine].flatMap(
      (machine) => mutantsOf(machine).map(({ operator }) => operator),
    ),
  )
  expect(operators.filter((operator) => !used.has(operator))).toEqual([])
})

test('the ids of mutants are unique, and the same from run to run', () => {
  const ids = mutantsOf(senderModel.machine).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(mutantsOf(senderModel.machine).map(({ id }) => id)).toEqual(ids)
  expect(ids).toContain('drop guard: form form.submit[0] isFilled')
  expect(ids).toContain('change delay: sending after timeout −1 ms')
  expect(ids).toContain('swap outcomes: sending send')
  expect(ids).toContain('add transition: sending form.reset to sent')
})

test('the suite of the form kills all but what a visitor cannot perceive', async () => {
  expect(await survivors(senderModel)).toEqual([
    'drop tag: sending #busy',
    'keep actor: sending send',
    'drop action: sent entry focusStatus',
    'double action: sent entry focusStatus',
    'drop action: failed entry focusStatus',
    'double action: failed entry focusStatus',
  ])
})

test('the suites kill the mutants of time, regions and children', async () => {
  expect(await survivors(noticeModel)).toEqual([])
  expect(await survivors(lampsModel)).toEqual([])
  // A bell that rings hears no second press.
  expect(await survivors(houseModel)).toEqual([
    'double action: awake door.press[0] (inline)',
    'tell child: awake door.press[0] bell bell.ring',
    'tell child: dimming always[0] bell bell.ring',
  ])
})

test('a machine that grades itself by too few paths is found out', async () => {
  const { rate } = await score(senderModel, [{ name: 'nothing', steps: [] }])
  expect(rate).toBeLessThan(0.2)
})

test('an equivalent mutant is set aside with its reason; a wrong claim is told', async () => {
  const model: Model = {
    ...senderModel,
    equivalent: {
      'drop tag: sending #busy': 'no view asks for it',
      'stay: sent form.reset[0]': 'a wrong claim',
      'no such mutant': 'an old claim',
    },
  }
  const { results, stale, rate } = await score(model, suite(model))
  expect(results.find(({ id }) => id === 'drop tag: sending #busy')).toMatchObject({
    result: 'equivalent',
    because: 'no view asks for it',
  })
  expect(stale).toEqual(['stay: sent form.reset[0]', 'no such mutant'])
  expect(rate).toBeGreaterThan(0.93)
})

test('a mutant that loops for ever dies instead of hanging', async () => {
  const { results } = await score(houseModel, suite(houseModel))
  expect(
    results.find(({ id }) => id === 'retarget: dimming always[0] to dimming')?.result,
  ).toBe('killed')
})

test('a configuration that XState refuses is reported as invalid', async () => {
  const machine = setup({}).createMachine({
    id: 'narrow',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {}, 'c.1': {} },
  })
  const model: Model = { ...lampsModel, name: 'narrow', machine }
  const { results } = await score(model, [])
  expect(results.filter(({ result }) => result === 'invalid').length).toBeGreaterThan(0)
})

test('the score is told by operator, the survivors by name', async () => {
  const text = scoreText(await score(senderModel, suite(senderModel)))
  expect(text).toContain('change delay: 5 killed, 0 survived, 0 equivalent, 0 invalid')
  expect(text).toContain('survived drop tag: sending #busy')
  expect(text).toMatch(/score 9\d\.\d %$/)
})
