import fc from 'fast-check'
import { shortest } from '../core/shortest.ts'
import { describeStep, type NamedPath, type Step, stableJson } from '../core/step.ts'
import { UsageError } from '../core/usage-error.ts'
import { counterexample, type Counterexample } from './explore-product.ts'
import { firstStand, movesAt, type Stand, take, type Violation } from './judge.ts'
import { LiveSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

export type WalkBounds = {
  readonly seed: number
  readonly walks: number
  /** Moves in a walk. */
  readonly length: number
}

/** Picks a move of those on offer; undefined where it ends or, while picks are left, leaves one out. */
type Picks = readonly ((offered: readonly Move[]) => Move | undefined)[]

/**
 * Walks a whole system at random, far beyond what is explored: over its moves, and over those that
 * the model keeps for walks alone. Gives the first violation, shortened.
 */
export async function walkProductAtRandom(
  model: ProductModel,
  { seed, walks, length }: WalkBounds,
): Promise<Counterexample | undefined> {
  const system = new LiveSystem(model)
  const start = system.save()
  const walk = (picks: Picks) => {
    system.restore(start)
    return walkOn(model, system, picks)
  }
  const chosen = fc
    .array(fc.nat(), { minLength: length, maxLength: length })
    .map((choices) =>
      choices.map((one) => (offered: readonly Move[]) => offered[one % offered.length]),
    )
  const { counterexample: failed } = fc.check(
    fc.property(chosen, (picks) => walk(picks).violation === undefined),
    { seed, numRuns: walks, endOnFailure: true },
  )
  if (!failed) return undefined
  const { moves, violation } = walk(failed[0])
  const again = (wanted: readonly Move[]) =>
    walk(wanted.map((move) => (offered) => offered.find((one) => isAlike(one, move))))
  const kept = await shortest(
    moves,
    (fewer) => again(fewer).violation?.property === violation?.property,
  )
  const best = again(kept)
  return best.violation && counterexample(best.moves, best.violation)
}

/** Takes what is picked, up to the first violation. */
function walkOn(model: ProductModel, system: LiveSystem, picks: Picks) {
  const moves: Move[] = []
  let stand = firstStand(model, system)
  for (const pick of picks) {
    const move = pick(offeredAt(model, system, stand))
    if (!move) continue
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

/** Whatever is left of it, the next timer is the next timer. */
function isAlike({ steps }: Move, { steps: others }: Move): boolean {
  const [one, other] = [steps[0], others[0]]
  if (one?.kind === 'delay' || other?.kind === 'delay') return one?.kind === other?.kind
  return stableJson(steps) === stableJson(others)
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
