import { describeStep } from '../core/step.ts'
import type { Counterexample, Exploration } from './explore-product.ts'
import { ownChecks } from './judge.ts'
import type { ProductModel } from './product-model.ts'
import type { WiringScore } from './score-product.ts'

/** Every statement that is checked of a system, its own checks last. */
export function statementsOf(
  model: ProductModel,
): readonly { readonly id: string; readonly sentence: string }[] {
  return [...model.properties, ...ownChecks.map((id) => ({ id, sentence: model[id] }))]
}

/** What was explored, and how far: nothing is known beyond. */
export function explorationText(exploration: Exploration): string {
  const { model, places, edges, depth, bounds, isWhole, ms } = exploration
  const seconds = (ms / 1000).toFixed(1)
  const most = bounds.depth === undefined ? '' : `, ${bounds.depth} moves`
  return [
    `${model.name}: ${places.length} states, ${edges} moves tried in ${seconds} s`,
    isWhole
      ? `  there is no state beyond; the farthest is ${depth} moves from the start`
      : `  bounds: ${bounds.states} states${most}; the farthest is ${depth} moves from the start`,
    ...(model.bounds ?? []).map((bound) => `  bounds of the model: ${bound}`),
  ].join('\n')
}

/** Each property with its requirement, and the shortest steps that break it. */
export function propertiesText({ model, counterexamples }: Exploration): string {
  return statementsOf(model)
    .map(({ id, sentence }) => {
      const broken = counterexamples.find(({ property }) => property === id)
      return broken ? `✗ ${id}: ${sentence}\n${stepsText(broken)}` : `✓ ${id}: ${sentence}`
    })
    .join('\n')
}

/** Why a property is broken, and after which steps, one a line. */
export function stepsText({ detail, steps }: Counterexample): string {
  const lines = steps.map((step) => `    ${describeStep(step)}`)
  return [`  ${detail} after`, ...lines].join('\n')
}

/** A counterexample as a file that `replay` reads. */
export function stepsFile(
  model: ProductModel,
  { property, steps }: Counterexample,
): string {
  const path = { name: property, steps }
  return `${JSON.stringify({ machine: model.name, paths: [path] }, null, 2)}\n`
}

/** A score in numbers, the survivors by name. */
export function scoreText({ results, stale, ms }: WiringScore): string {
  const count = (result: (typeof results)[number]['result']) =>
    results.filter((one) => one.result === result).length
  return [
    `${results.length} mutants of the wiring in ${(ms / 1000).toFixed(1)} s: ` +
      `${count('killed')} killed, ${count('survived')} survived, ` +
      `${count('equivalent')} equivalent, ${count('without effect')} without effect`,
    ...results
      .filter(({ result }) => result === 'survived')
      .map(({ id }) => `  survived ${id}`),
    ...stale.map((id) => `  not equivalent ${id}`),
  ].join('\n')
}
