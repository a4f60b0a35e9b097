/** Declares the standard tests of a machine and of a product. Requires Vitest. */
import { describe, expect, test } from 'vitest'
import { headlessDriver, walk } from '../core/drivers.ts'
import { explore } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { pathsOf, unfulfilledGoals } from '../core/coverage.ts'
import { score } from '../core/score.ts'
import { walkAtRandom } from '../core/walks.ts'
import {
  assertNoCounterexample,
  type Exploration,
  exploreProduct,
  walkProductAtRandom,
} from '../product/explore-product.ts'
import type { ProductModel } from '../product/product-model.ts'
import type { Codes } from '../inspection/mask.ts'
import { type Channel, openInspection } from '../inspection/inspection.ts'
import type { FromPage, FromViewer, Report } from '../inspection/protocol.ts'

/** Time limit of a test in milliseconds. It is long because the tests may run on a busy computer. */
const timeout = 300_000

/**
 * Declares the standard tests of a machine: exploration, scenarios, random walks and mutants. The mutants
 * are skipped if the exploration fails, because their paths come from the exploration.
 */
export function testModel(model: Model): void {
  describe(`the machine ${model.name}`, { timeout }, () => {
    let isExplored = false

    test('matches its specification in every explored state', () => {
      model.variants?.forEach(explore)
      expect(unfulfilledGoals(explore(model))).toEqual([])
      isExplored = true
    })

    test.each(model.scenarios ?? [])('$name', async (path) => {
      const traces = await walk(headlessDriver(model), path, model)
      expect(traces).toHaveLength(1 + path.steps.length)
    })

    test('matches its specification on random walks', async () => {
      // Generated values make the walks far more varied, so additional runs are useful.
      const runs = model.values ? 600 : 100
      expect(await walkAtRandom(model, { seed: 20_261_120, runs })).toBe(runs)
    })

    test('has paths that kill its mutants', async ({ skip }) => {
      if (!isExplored) return skip('the exploration failed')
      const { problems } = await score(model, pathsOf(model))
      expect(problems).toEqual([])
    })
  })
}

/** Declares the standard tests of a product. `maxStates` limits the number of explored states. */
export function testProduct(model: ProductModel, maxStates: number): void {
  describe(`the product ${model.name}`, { timeout }, () => {
    let exploration: Exploration | undefined
    const ids = [...Object.keys(model.properties), 'frame', 'noErrors']

    test.each(ids)('is explored without a violation of %s', (id) => {
      exploration ??= exploreProduct(model, maxStates)
      const broken = exploration.counterexamples.find(({ property }) => property === id)
      assertNoCounterexample(model, broken)
      expect(broken).toBeUndefined()
    })

    test('violates no property on random walks', () => {
      const found = walkProductAtRandom(model, { seed: 1, walks: 1000 })
      assertNoCounterexample(model, found)
      expect(found).toBeUndefined()
    })
  })
}

/** Opens an inspection with a synchronous channel in place of a BroadcastChannel, for tests. */
export function openInspectedPage(codes: Codes = {}) {
  const messages: FromPage[] = []
  const channel: Channel = {
    postMessage: (message) => void messages.push(structuredClone(message)),
    onmessage: null,
  }
  const inspect = openInspection(channel, 'page', () => '/contact', codes)
  const send = (data: FromViewer) =>
    channel.onmessage?.(new MessageEvent('message', { data }))
  const read = (): Report => {
    send({ kind: 'watch', seen: {} })
    const report = messages.at(-1)
    if (report?.kind !== 'report') throw new Error('The page sent no report')
    return report
  }
  return { inspect, messages, send, read }
}
