import { expect, test } from 'vitest'
import { enqueueActions } from 'xstate'
import { describeStep, parseStep } from '../core/step.ts'
import { senderMachine } from '../examples/sender.ts'
import {
  type Counterexample,
  exploreProduct,
  replayProduct,
  walkProductAtRandom,
} from './explore-product.ts'
import { productOf, senderProduct, type SenderView } from './fixture.ts'
import type { ProductModel, Property } from './product-model.ts'

const most = 200
const write = '@sender field.change {"value":"Bonjour"}'
const send = [write, '@sender form.submit']
const unanswered = 'the goal does not come when nothing more is done'

function told({ property, detail, steps }: Counterexample) {
  return [property, detail, ...steps.map(describeStep)]
}

function broken(model: ProductModel) {
  return exploreProduct(model, most).counterexamples.map(told)
}

const changed = (part: Parameters<typeof senderMachine.provide>[0]) =>
  broken(productOf(senderMachine.provide(part)))

/** The example, of which this alone is asked, always. */
function asked(holds: (after: SenderView) => boolean): ProductModel {
  const one: Property<SenderView> = {
    sentence: 'What is asked',
    holds: ({ after }) => holds(after),
  }
  return { ...senderProduct, properties: { asked: one } }
}

test('a system is explored whole, or within bounds that are kept and told', () => {
  const { isWhole, counterexamples } = exploreProduct(senderProduct, most)
  expect({ isWhole, counterexamples }).toEqual({ isWhole: true, counterexamples: [] })
  const few = exploreProduct(senderProduct, 3)
  expect([few.ways.length, few.isWhole]).toEqual([3, false])
})

test('a goal that comes a millisecond too late is found, with nothing done meanwhile', () => {
  expect(changed({ delays: { timeout: 10_001 } })).toEqual([
    ['message-ends', unanswered, ...send],
  ])
})

test('a system that breaks is found, and explored no further there; what never occurs is told', () => {
  const countAttempt = () => {
    throw new Error('no network card')
  }
  expect(changed({ actions: { countAttempt } })).toEqual([
    ['unbroken', 'error: Error: no network card', ...send],
    ['message-arrives', 'never occurs'],
  ])
})

test('a loop without end is ended, and the machine named', () => {
  const detail = 'error: RangeError: sender takes more than 1000 steps for one move'
  const found = changed({
    actions: {
      setValue: enqueueActions(({ enqueue }) =>
        enqueue.raise({ type: 'field.change', value: '' }),
      ),
    },
  })
  expect(found).toContainEqual(['unbroken', detail, write])
})

test('each trigger is owed a goal of its own', () => {
  const answers: Property<SenderView> = {
    sentence: 'each press is answered',
    triggers: ({ move: { steps } }) => steps.length,
    goals: ({ after }) => Number(after.screen === 'form'),
    within: 1000,
  }
  const [fill] = senderProduct.moves()
  const moves = () => (fill ? [{ ...fill, steps: [...fill.steps, ...fill.steps] }] : [])
  const found = broken({ ...senderProduct, moves, properties: { answers } })
  expect(found).toEqual([['answers', unanswered, write, write]])
})

test('a counterexample is replayed, and breaks the same property', () => {
  const lines: string[] = []
  const dark = asked(({ isLit }) => !isLit)
  expect(replayProduct(dark, send.map(parseStep), (line) => lines.push(line))).toBe(false)
  expect(lines[1]).toContain('\n   seen {"isLit":true,"screen":"sending"}')
  expect(lines.slice(2)).toEqual(['✗ asked: does not hold'])
  expect(replayProduct(senderProduct, send.map(parseStep), () => {})).toBe(true)
})

function walked(model: ProductModel) {
  const found = walkProductAtRandom(model, { seed: 7, walks: 40 })
  return found?.steps.map(describeStep)
}

test('a random walk of the whole is shortened, and waits for timers whatever is left out', () => {
  expect(walked(senderProduct)).toBeUndefined()
  expect(walked(asked(({ isLit }) => !isLit))).toEqual(send)
  const silent = { ...asked(({ screen }) => screen !== 'failed'), endings: { send: {} } }
  expect(walked(silent)).toEqual([...send, 'after 10000 ms'])
})
