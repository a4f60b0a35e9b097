import { describeStep, type NamedPath, type Step, stableJson } from '../core/step.ts'
import { firstStand, movesAt, type Stand, take } from './judge.ts'
import { LiveSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/**
 * Walks steps on the whole system, says what is seen after each move, and returns whether every
 * property holds. Steps that are offered together are taken together. Throws on a step that
 * nobody can take there: nothing is said of what cannot happen.
 */
export function replayProduct(
  model: ProductModel,
  { name, steps }: NamedPath,
  write: (text: string) => void,
): boolean {
  const system = new LiveSystem(model)
  write(`${model.name}, ${name}`)
  let stand = firstStand(model, system)
  let isGood = true
  let done = 0
  write(`0. the start\n   seen ${stableJson(stand.view)}`)
  while (done < steps.length) {
    const move = moveAt(model, system, stand, steps.slice(done))
    done += move.steps.length
    const taken = take(model, system, stand, move)
    stand = taken.stand
    write(`${done}. ${move.steps.map(describeStep).join(', ')}`)
    write(`   seen ${stableJson(stand.view)}`)
    for (const { property, detail } of taken.violations) {
      isGood = false
      write(`✗ ${property}: ${detail}`)
    }
    if (system.broken() !== undefined) break
  }
  if (isGood) write(`✓ ${steps.length} steps, every property holds`)
  return isGood
}

/** The longest move on offer that begins what is left; time may pass as it likes. */
function moveAt(
  model: ProductModel,
  system: LiveSystem,
  { view }: Stand,
  left: readonly Step[],
): Move {
  const [first] = left
  const move = movesAt(model, system, view)
    .filter(({ steps }) => steps.every((step, index) => isSameStep(step, left[index])))
    .toSorted((a, b) => b.steps.length - a.steps.length)[0]
  if (move) return move
  if (first?.kind !== 'wait' && first?.kind !== 'delay')
    throw new Error(
      `${first ? describeStep(first) : 'nothing'} is no step that can be taken there`,
    )
  const due = system.timers().filter((timer) => timer.left <= first.ms)
  return {
    steps: [first],
    changes: due.flatMap(({ owner }) => model.timers?.[owner] ?? []),
  }
}

function isSameStep(one: Step, other: Step | undefined): boolean {
  return other !== undefined && stableJson(one) === stableJson(other)
}
