/** The tests that every machine owes, and a whole system of them: Vitest is needed. */
import { describe, expect, test } from 'vitest'
import { headlessDriver, walk } from '../core/drivers.ts'
import { explore, type Graph } from '../core/explore.ts'
import type { Model } from '../core/spec.ts'
import { leftOpen, tour } from '../core/coverage.ts'
import { score } from '../core/score.ts'
import { walkAtRandom } from '../core/walks.ts'
import {
  type Exploration,
  exploreProduct,
  stepsText,
  walkProductAtRandom,
} from '../product/explore-product.ts'
import type { ProductModel } from '../product/product-model.ts'
import type { Codes } from '../inspection/masked.ts'
import { type Channel, openInspection } from '../inspection/inspection.ts'
import type { FromPage, FromViewer, Report } from '../inspection/protocol.ts'

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 120_000

/**
 * Declares the tests that a machine owes: its table, random walks, its scenarios, its mutants.
 * What follows from the first failure is not told again.
 */
export function testModel(model: Model): void {
  describe(`the machine ${model.name}`, { timeout }, () => {
    let graph: Graph | undefined

    test('does what its table says, and nothing else', () => {
      const explored = explore(model)
      model.alike?.forEach(explore)
      expect(leftOpen(explored)).toEqual([])
      graph = explored
    })

    test.each(model.scenarios ?? [])('$name', async (path) => {
      const traces = await walk(headlessDriver(model), path, model)
      expect(traces).toHaveLength(1 + path.steps.length)
    })

    test('goes as its table says on random walks', async () => {
      // Values are many more than steps.
      const runs = model.values ? 600 : 100
      expect(await walkAtRandom(model, { seed: 20_261_120, runs })).toBeUndefined()
    })

    test('loses every mutant that is not equivalent to its paths', async ({ skip }) => {
      if (!graph) return skip('it does not do what its table says')
      const paths = [...tour(graph), ...(model.scenarios ?? [])]
      const { open } = await score(model, paths)
      expect(open).toEqual([])
    })
  })
}

/** Declares the tests that a whole system owes: its properties, in so many states at most. */
export function testProduct(model: ProductModel, most: number): void {
  describe(`the system ${model.name}`, { timeout }, () => {
    let exploration: Exploration | undefined
    const asked = [...Object.keys(model.properties), 'frame', 'unbroken']

    test.each(asked)('keeps %s, whatever is done', (id) => {
      exploration ??= exploreProduct(model, most)
      const broken = exploration.counterexamples.filter(({ property }) => property === id)
      expect(broken.map(stepsText)).toEqual([])
    })

    test('keeps every property on random walks too, beyond the bounds', () => {
      // Their lengths vary: as many moves as in half as many of that length.
      const found = walkProductAtRandom(model, { seed: 1, walks: 1000 })
      expect(found && `${found.property} ${stepsText(found)}`).toBeUndefined()
    })
  })
}

/**
 * A page under inspection without a browser's channel: what one says to the other, the other hears
 * at once.
 */
export function openPage(codes: Codes = {}) {
  const told: FromPage[] = []
  const channel: Channel = {
    postMessage: (message) => void told.push(structuredClone(message)),
    onmessage: null,
  }
  const inspect = openInspection(channel, 'page', () => '/contact', codes)
  const say = (data: FromViewer) =>
    channel.onmessage?.(new MessageEvent('message', { data }))
  const read = (): Report => {
    say({ kind: 'watch', seen: {} })
    const report = told.at(-1)
    if (report?.kind !== 'report') throw new Error('the page told nothing')
    return report
  }
  return { inspect, told, say, read }
}
