/** What an exploration of the whole system leaves for the report. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeStep } from '../core/step.ts'
import type { Exploration } from '../product/explore-product.ts'
import { statementsOf } from '../product/product-text.ts'
import type { WiringScore } from '../product/score-product.ts'
import type { Bare, ProductResult } from './results.ts'

const folder = path.resolve('reports/product')

/** Puts together what is known of a system; without a score, its mutants were not tried. */
export function productResult(
  exploration: Exploration,
  score?: WiringScore,
): Bare<ProductResult> {
  const { model, places, edges, depth, isWhole, ms, counterexamples, bounds } = exploration
  const ids = (result: WiringScore['results'][number]['result']) =>
    (score?.results ?? []).flatMap((one) => (one.result === result ? one.id : []))
  const isGood = counterexamples.length === 0 && ids('survived').length === 0
  return {
    kind: 'product',
    product: model.name,
    verdict: isGood && (score?.stale ?? []).length === 0 ? 'passed' : 'failed',
    bounds,
    states: places.length,
    edges,
    depth,
    isWhole,
    ms: ms + (score?.ms ?? 0),
    properties: statementsOf(model).map(({ id, sentence }) => {
      const broken = counterexamples.find(({ property }) => property === id)
      return {
        id,
        sentence,
        ok: broken === undefined,
        ...(broken && { counterexample: broken.steps.map(describeStep) }),
      }
    }),
    ...(score && {
      mutants: {
        count: score.results.length,
        killed: ids('killed').length,
        survivors: ids('survived'),
        equivalent: ids('equivalent'),
        withoutEffect: ids('without effect'),
      },
    }),
  }
}

/** Writes the steps that break a property, and says where. */
export function saveCounterexample(
  product: string,
  property: string,
  text: string,
  into: string = folder,
): string {
  return write(path.join(into, `${product}.${property}.steps.json`), text)
}

function write(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return path.relative(process.cwd(), file)
}
