import { expect, test } from 'vitest'
import { assign, createMachine, emit, setup } from 'xstate'
import { senderSpec } from '../examples/sender.spec.ts'
import { explore } from './explore.ts'
import { type Model, specify } from './spec.ts'
import { mutantsOf, operators } from './mutants.ts'
import type { SpecState } from './oracle.ts'
import { score, scoreText } from './score.ts'
import { tour } from './coverage.ts'

async function scored(model: Model) {
  const result = await score(model, tour(explore(model)))
  const survivors = result.results.flatMap((one) =>
    one.result === 'survived' ? one.id : [],
  )
  return { ...result, survivors }
}

const sender: Model = senderSpec
/** The example, whose view does not tell whether it is busy. */
const blind: Model = {
  ...sender,
  view: (state) => ({ ...Object(sender.view(state)), isBusy: null }),
  observe: (...given) => ({ ...Object(sender.observe(...given)), isBusy: null }),
}
const unseen = 'drop tag: sending #busy'

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

test('an action is doubled unless twice is once, and reordered where that can be told', async () => {
  const { survivors } = await scored(
    specify(deskMachine)<SpecState, object>({
      name: 'desk',
      initial: {},
      rules: Object.fromEntries(
        ['door.open', 'day.end'].map((type) => [type, { says: '§1', gives: () => ({}) }]),
      ),
      events: ['door.open', 'day.end'],
      same: ({ value }) => value,
      observe: () => ({}),
    }),
  )
  expect(survivors.filter((id) => /^(double|reorder|reenter)/.test(id))).toEqual([
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

test('every operator has its mutants, of which no two have one id', () => {
  const branching = createMachine({ on: { go: [{ actions: 'one' }, { actions: 'two' }] } })
  const used = new Set(
    [senderSpec.machine, deskMachine, branching].flatMap((machine) =>
      mutantsOf(machine).map(({ operator }) => operator),
    ),
  )
  expect(operators.filter((operator) => !used.has(operator))).toEqual([])
  const ids = mutantsOf(senderSpec.machine).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the suite kills all but what nobody perceives, told by operator and by name', async () => {
  const { survivors, ...result } = await scored(blind)
  // A late answer is the scenario's.
  expect(survivors).toEqual([unseen, 'keep actor: sending send'])
  const text = scoreText(result)
  expect(text).toContain('change delay: 5 killed\n')
  expect(text).toContain(`survived ${unseen}`)
  expect(text).toMatch(/score 9\d\.\d %$/)
})

test('a machine that grades itself by too few paths is found out', async () => {
  const { rate } = await score(senderSpec, [{ name: 'nothing', steps: [] }])
  expect(rate).toBeLessThan(0.2)
})

test('an equivalent mutant is set aside with its reason; a wrong claim is told', async () => {
  const { results, stale } = await scored({
    ...blind,
    equivalent: {
      [unseen]: 'no view asks for it',
      'stay: sent form.reset[0]': 'a wrong claim',
      'no such mutant': 'an old claim',
    },
  })
  expect(results.find(({ id }) => id === unseen)).toMatchObject({
    result: 'equivalent',
    because: 'no view asks for it',
  })
  expect(stale).toEqual(['stay: sent form.reset[0]', 'no such mutant'])
})
