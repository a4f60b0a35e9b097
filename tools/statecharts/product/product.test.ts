import { expect, test } from 'vitest'
import { sendTo } from 'xstate'
import { describeStep } from '../core/step.ts'
import { studioProduct } from '../examples/studio.product.ts'
import { type Changes, exploreProduct } from './explore-product.ts'
import type { ProductModel, Property } from './product-model.ts'
import { readRecording } from '../core/recording.ts'
import { stepsText } from './product-text.ts'
import { replayProduct } from './replay-product.ts'

const bounds = { states: 200 }

function broken(changes: Changes, model: ProductModel = studioProduct) {
  return exploreProduct(model, bounds, changes).counterexamples.map(
    ({ property, detail, steps }) => [property, detail, ...steps.map(describeStep)],
  )
}

test('a system without end of its own is explored whole', () => {
  const { isWhole, counterexamples } = exploreProduct(studioProduct, bounds)
  expect({ isWhole, counterexamples }).toEqual({ isWhole: true, counterexamples: [] })
})

test('bounds are kept, and what lies beyond is said', () => {
  const few = exploreProduct(studioProduct, { states: 20 })
  expect([few.places.length, few.isWhole]).toEqual([20, false])
  const near = exploreProduct(studioProduct, { states: 200, depth: 2 })
  expect([near.depth, near.isWhole]).toEqual([2, false])
})

test('a goal that comes a millisecond too late is found, with nothing done meanwhile', () => {
  const slow: Changes = {
    'player.sleepTimer': (machine) => machine.provide({ delays: { sleep: 60_001 } }),
  }
  expect(broken(slow)).toEqual([
    [
      'player-stops',
      'the goal does not come when nothing more is done',
      '@player play.toggle',
      '@upload file.choose {"name":"plan.pdf"}',
      '@upload upload.start',
      'upload.upload accepted',
      'wait 60001 ms',
    ],
  ])
})

test('a machine that a step does not name must not change', () => {
  const wrong: Changes = {
    studio: (machine) =>
      machine.provide({
        actions: { stopInAMinute: sendTo('player', { type: 'sound.toggle' }) },
      }),
  }
  expect(broken(wrong)).toContainEqual([
    'frame',
    'upload.upload accepted changes player',
    '@upload file.choose {"name":"plan.pdf"}',
    '@upload upload.start',
    'upload.upload accepted',
  ])
})

test('a system that breaks is found, and explored no further there', () => {
  const fragile: Changes = {
    upload: (machine) =>
      machine.provide({
        actions: {
          countAttempt: () => {
            throw new Error('no network card')
          },
        },
      }),
  }
  expect(broken(fragile)).toEqual([
    [
      'unbroken',
      'error: Error: no network card',
      '@upload file.choose {"name":"plan.pdf"}',
      '@upload upload.start',
    ],
  ])
})

test('one goal answers all that is owed, or one each', () => {
  const owing = (isOneByOne: boolean): ProductModel => {
    const pauses: Property<ReturnType<typeof studioProduct.see>> = {
      id: 'pauses',
      sentence: 'each press is followed by a pause',
      kind: 'leads to',
      triggers: ({ move: { steps } }) =>
        steps.filter((step) => step.kind === 'event' && step.event.type === 'play.toggle')
          .length,
      goals: ({ after }) => Number(!after.isPlaying),
      within: 1000,
      ...(isOneByOne && { isOneByOne }),
    }
    const [toggle] = studioProduct.moves()
    const moves = ({ isPlaying }: ReturnType<typeof studioProduct.see>) =>
      toggle && !isPlaying ? [{ ...toggle, steps: [...toggle.steps, ...toggle.steps] }] : []
    return { ...studioProduct, moves, properties: [pauses] }
  }
  expect(broken({}, owing(false))).toEqual([])
  expect(broken({}, owing(true))).toEqual([
    [
      'pauses',
      'the goal does not come when nothing more is done',
      '@player play.toggle',
      '@player play.toggle',
      'wait 1001 ms',
    ],
  ])
})

const forbidden: ProductModel = {
  ...studioProduct,
  properties: [
    {
      id: 'never-muted',
      sentence: 'the sound is never off',
      kind: 'always',
      holds: ({ after }) => !JSON.stringify(after).includes('"isMuted":true'),
    },
  ],
}

test('a counterexample is replayed as it is printed, and breaks the same property', () => {
  const [found] = exploreProduct(forbidden, bounds).counterexamples
  if (!found) throw new Error('nothing was found')
  const { path } = readRecording(stepsText(found))
  const lines: string[] = []
  expect(replayProduct(forbidden, path, (line) => lines.push(line))).toBe(false)
  expect(lines).toContain('✗ never-muted: does not hold')
})
