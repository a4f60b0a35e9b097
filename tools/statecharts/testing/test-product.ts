/** The tests that a whole system owes, for Vitest. */
import { describe, expect, test } from 'vitest'
import { coldDifferences, exploreProduct, stepsText } from '../product/explore-product.ts'
import type { ProductModel } from '../product/product-model.ts'
import { walkProductAtRandom } from '../product/walk-product.ts'

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 120_000

type TestBounds = {
  /** States to explore at most. */
  readonly states: number
}

/**
 * Declares the tests that a whole system owes: its properties and its saved states.
 */
export function testProduct(model: ProductModel, bounds: TestBounds): void {
  describe(`the system ${model.name}`, { timeout }, () => {
    const exploration = exploreProduct(model, { states: bounds.states })

    test('keeps every property, whatever is done', () => {
      expect(
        exploration.counterexamples.map((one) => `${one.property} ${stepsText(one)}`),
      ).toEqual([])
    })

    test('keeps every property on random walks too, beyond the bounds', () => {
      // Their lengths vary: as many moves as in half as many of that length.
      const found = walkProductAtRandom(model, { seed: 1, walks: 300, length: 60 })
      expect(found && `${found.property} ${stepsText(found)}`).toBeUndefined()
    })

    test('stands, once put back, where its steps lead from a cold start', () => {
      expect(coldDifferences(exploration, 200)).toEqual([])
    })
  })
}
