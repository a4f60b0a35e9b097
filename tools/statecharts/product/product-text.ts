import { describeStep } from '../core/step.ts'
import type { Counterexample, Exploration } from './explore-product.ts'
import { ownChecks } from './judge.ts'
import type { ProductModel } from './product-model.ts'

/** Every statement that is checked of a system, its own checks last. */
function statementsOf(
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
  const lines = steps.map((step) => `  ${describeStep(step)}`)
  return [`${detail} after`, ...lines].join('\n')
}
