import { expect, test } from 'vitest'
import { describeStep } from '../core/step.ts'
import { studioProduct } from '../examples/studio.product.ts'
import type { ProductModel, Property } from './product-model.ts'
import { walkProductAtRandom } from './walk-product.ts'

type StudioView = {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly screen: string
}

const bounds = { seed: 7, walks: 40, length: 60 }

/** The steps that the walks find, of a studio of which this is asked. */
function broken(
  holds: (after: StudioView) => boolean,
  others: Partial<Pick<ProductModel, 'moves' | 'beyond'>> = {},
) {
  const properties: readonly Property<StudioView>[] = [
    {
      id: 'asked',
      sentence: 'What is asked',
      kind: 'always',
      holds: ({ after }) => holds(after),
    },
  ]
  const model: ProductModel = { ...studioProduct, ...others, properties }
  return walkProductAtRandom(model, bounds).map(({ steps }) => steps.map(describeStep))
}

test('a random walk of the whole is shortened to the moves that break a property', () => {
  const [steps = []] = broken(({ isMuted, isPlaying }) => !isMuted || !isPlaying)
  expect(steps.toSorted()).toEqual(['@player play.toggle', '@player sound.toggle'])
})

test('timers are waited for, whatever the steps that are left out', () => {
  const [steps = []] = broken(({ screen }) => screen !== 'failed')
  expect(steps.slice(0, 2)).toEqual([
    '@upload file.choose {"name":"plan.pdf"}',
    '@upload upload.start',
  ])
  expect(steps).toHaveLength(3)
})

test('moves beyond the bounds are walked, and those alone where nothing else is offered', () => {
  const [play] = studioProduct.moves()
  const beyond = () => (play ? [play] : [])
  expect(broken(({ isPlaying }) => !isPlaying, { moves: () => [], beyond })).toEqual([
    ['@player play.toggle'],
  ])
  expect(broken(({ isPlaying }) => !isPlaying, { moves: () => [] })).toEqual([])
})
