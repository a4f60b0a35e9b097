import { expect, test } from 'vitest'
import { createActor, createMachine, raise } from 'xstate'
import { describeStep, parseStep } from '../core/step.ts'
import { senderMachine } from '../examples/sender.ts'
import {
  type Counterexample,
  exploreProduct,
  replayProduct,
  walkProductAtRandom,
} from './explore-product.ts'
import { productOf, senderProduct, type SenderView } from './example-product.ts'
import type { ProductModel, Property } from './product-model.ts'

const most = 200
const write = '@sender field.change {"value":"Bonjour"}'
const send = [write, '@sender form.submit']
const unanswered = 'the goal is never reached if the user does nothing more'

function linesOf({ property, detail, steps }: Counterexample) {
  return [property, detail, ...steps.map(describeStep)]
}

function broken(model: ProductModel) {
  return exploreProduct(model, most).counterexamples.map(linesOf)
}

const changed = (part: Parameters<typeof senderMachine.provide>[0]) =>
  broken(productOf(senderMachine.provide(part)))

function withInvariant(isMet: (after: SenderView) => boolean): ProductModel {
  const one: Property<SenderView> = {
    sentence: 'The tested invariant',
    always: ({ after }) => isMet(after),
  }
  return { ...senderProduct, properties: { invariant: one } }
}

test('reports whether the exploration stopped at the limit of states', () => {
  const { isComplete, counterexamples } = exploreProduct(senderProduct, most)
  expect({ isComplete, counterexamples }).toEqual({ isComplete: true, counterexamples: [] })
  const few = exploreProduct(senderProduct, 3)
  expect([few.paths.length, few.isComplete]).toEqual([3, false])
})

test('finds a goal that is 1 ms too late if the user does nothing more', () => {
  expect(changed({ delays: { timeout: 10_001 } })).toEqual([
    ['message-ends', unanswered, ...send],
  ])
})

test('reports a broken system, and `sometimes` properties that no move satisfies', () => {
  const countAttempt = () => {
    throw new Error('no network')
  }
  expect(changed({ actions: { countAttempt } })).toEqual([
    ['noErrors', 'error: Error: no network', ...send],
    ['message-arrives', 'never occurs'],
  ])
})

test('aborts an endless loop and names the machine', () => {
  const detail = 'error: RangeError: sender takes more than 1000 steps for one move'
  const found = changed({
    actions: { setValue: raise({ type: 'field.change', value: '' }) },
  })
  expect(found).toContainEqual(['noErrors', detail, write])
})

test('requires a separate goal for each trigger', () => {
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

test('reproduces a violation by replaying its counterexample', () => {
  const lines: string[] = []
  const dark = withInvariant(({ isLit }) => !isLit)
  expect(replayProduct(dark, send.map(parseStep), (line) => lines.push(line))).toBe(false)
  expect(lines[1]).toContain('\n   seen {"isLit":true,"screen":"sending"}')
  expect(lines.slice(2)).toEqual(['✗ invariant: does not hold'])
  expect(replayProduct(senderProduct, send.map(parseStep), () => {})).toBe(true)
})

function walked(model: ProductModel) {
  const found = walkProductAtRandom(model, { seed: 7, walks: 40 })
  return found?.steps.map(describeStep)
}

test('shrinks failing random walks of a product', () => {
  expect(walked(senderProduct)).toBeUndefined()
  expect(walked(withInvariant(({ isLit }) => !isLit))).toEqual(send)
  const endings = { send: {} }
  const silent = { ...withInvariant(({ screen }) => screen !== 'failed'), endings }
  expect(walked(silent)).toEqual([...send, 'after 10000 ms'])
})

test('distinguishes the states that a history state would restore', () => {
  const speeds = { slow: {}, fast: {}, last: { type: 'history' } } as const
  const states = { off: {}, on: { initial: 'slow', states: speeds } }
  const on = { 'form.submit': '.on.last', 'form.retry': '.on.fast', 'form.reset': '.off' }
  const machine = createMachine({ id: 'sender', on, initial: 'off', states })
  const create: ProductModel['create'] = (world) => createActor(machine, world)
  const product = { ...senderProduct, machine, create, view: () => null, properties: {} }
  expect(exploreProduct(product, most).paths).toHaveLength(8)
})
