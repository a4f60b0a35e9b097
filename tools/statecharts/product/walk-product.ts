import fc from 'fast-check'
import { describeStep, type NamedPath, type Step, stableJson } from '../core/step.ts'
import { UsageError } from '../core/usage-error.ts'
import { counterexample, type Counterexample } from './explore-product.ts'
import { firstStand, movesAt, type Stand, take, type Violation } from './judge.ts'
import { LiveSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/**
 * Walks a whole system at random, far beyond what is explored: over its moves, and over those that
 * the model keeps for walks alone. Gives the first violation, shortened.
 * @param bounds `length`: moves in a walk, at most
 */
export function walkProductAtRandom(
  model: ProductModel,
  { seed, walks, length }: Readonly<Record<'seed' | 'walks' | 'length', number>>,
): Counterexample | undefined {
  const system = new LiveSystem(model)
  const start = system.save()
  const walk = (choices: readonly number[]) => {
    system.restore(start)
    return walkOn(model, system, choices)
  }
  const { counterexample: failed } = fc.check(
    fc.property(
      fc.array(fc.nat(), { maxLength: length, size: 'max' }),
      (choices) => walk(choices).violation === undefined,
    ),
    { seed, numRuns: walks },
  )
  if (!failed) return undefined
  const { moves, violation } = walk(failed[0])
  return violation && counterexample(moves, violation)
}

/** Takes the move on offer that each number chooses, up to the first violation. */
function walkOn(model: ProductModel, system: LiveSystem, choices: readonly number[]) {
  const moves: Move[] = []
  let stand = firstStand(model, system)
  for (const choice of choices) {
    const offered = offeredAt(model, system, stand)
    const move = offered[choice % offered.length]
    if (!move) break
    moves.push(move)
    const taken = take(model, system, stand, move)
    const [violation] = taken.violations
    if (violation) return { moves, violation }
    stand = taken.stand
  }
  return { moves, violation: undefined }
}

function offeredAt(model: ProductModel, system: LiveSystem, { view }: Stand) {
  return movesAt(model, system, view, model.beyond?.(view))
}

/**
 * Walks steps, says what is seen after each move, and returns whether every property holds. Steps
 * that are offered together are taken together. Throws a UsageError on one that nobody can take
 * there: nothing is said of what cannot happen.
 */
export function replayProduct(
  model: ProductModel,
  { name, steps }: NamedPath,
  write: (text: string) => void,
): boolean {
  const system = new LiveSystem(model)
  let stand = firstStand(model, system)
  write(`${model.name}, ${name}`)
  write(`0. the start\n   seen ${stableJson(stand.view)}`)
  const broken: Violation[] = []
  for (let done = 0; done < steps.length && system.broken() === undefined;) {
    const move = moveAt(model, system, stand, steps.slice(done))
    const taken = take(model, system, stand, move)
    done += move.steps.length
    stand = taken.stand
    broken.push(...taken.violations)
    write(`${done}. ${move.steps.map(describeStep).join(', ')}`)
    write(`   seen ${stableJson(stand.view)}`)
    for (const { property, detail } of taken.violations) write(`✗ ${property}: ${detail}`)
  }
  if (broken.length === 0) write(`✓ ${steps.length} steps, every property holds`)
  return broken.length === 0
}

/** The longest move on offer that begins what is left; time may pass as it likes. */
function moveAt(
  model: ProductModel,
  system: LiveSystem,
  stand: Stand,
  left: readonly Step[],
): Move {
  const [first] = left
  const [move] = offeredAt(model, system, stand)
    .filter(({ steps }) => stableJson(steps) === stableJson(left.slice(0, steps.length)))
    .toSorted((a, b) => b.steps.length - a.steps.length)
  if (move) return move
  if (first?.kind !== 'wait' && first?.kind !== 'delay')
    throw new UsageError(
      `${first ? describeStep(first) : 'nothing'} is no step that can be taken there`,
    )
  const due = system.timers().filter((timer) => timer.left <= first.ms)
  return {
    steps: [first],
    changes: due.flatMap(({ owner }) => model.timers?.[owner] ?? []),
  }
}
