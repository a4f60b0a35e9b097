/** The tests that a whole system owes, for Vitest. */
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exploreProduct } from '../product/explore-product.ts'
import type { ProductModel } from '../product/product-model.ts'
import { coldDifferences } from '../product/cold-start.ts'
import { scoreProduct, type WiringScore } from '../product/score-product.ts'
import { walkProductAtRandom } from '../product/walk-product.ts'
import { scoreText, stepsText } from '../product/product-text.ts'
import { productResult } from '../report/product-result.ts'
import { saveResult } from '../report/results.ts'

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 120_000

type TestBounds = {
  /** States to explore at most. */
  readonly states: number
  /** Moves to try each mutant of the wiring on, at most. */
  readonly moves: number
  /** Mutants that there are at least: fewer, and the machine that makes them is broken. */
  readonly mutants: number
}

/**
 * Declares the tests that a whole system owes: its properties, its saved states, the mutants of
 * its wiring. What was measured is left for the report.
 */
export function testProduct(model: ProductModel, bounds: TestBounds): void {
  describe(`the system ${model.name}`, { timeout }, () => {
    const exploration = exploreProduct(model, { states: bounds.states })
    let score: WiringScore | undefined

    test('keeps every property, whatever is done', ({ task }) => {
      saveResult(productResult(exploration), [path.relative('', task.file.filepath)])
      expect(
        exploration.counterexamples.map((one) => `${one.property} ${stepsText(one)}`),
      ).toEqual([])
    })

    test('keeps every property on random walks too, beyond the bounds', () => {
      const found = walkProductAtRandom(model, { seed: 1, walks: 150, length: 60 })
      expect(found.map((one) => `${one.property} ${stepsText(one)}`)).toEqual([])
    })

    test('stands, once put back, where its steps lead from a cold start', () => {
      expect(coldDifferences(exploration, 200)).toEqual([])
    })

    test('loses every mutant of its wiring that has an effect to a property', ({
      task,
    }) => {
      score = scoreProduct(exploration, bounds.moves)
      const root = path.relative('', task.file.filepath)
      saveResult(productResult(exploration, score), [root])
      const isGood = score.results.every(({ result }) => result !== 'survived')
      expect(isGood && score.stale.length === 0 ? '' : scoreText(score)).toBe('')
      expect(score.results.length).toBeGreaterThanOrEqual(bounds.mutants)
    })
  })
}
