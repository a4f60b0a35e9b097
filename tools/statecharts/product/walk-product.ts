import { stableJson, type Step } from '../core/step.ts'
import type { Counterexample } from './explore-product.ts'
import { firstStand, movesAt, type Stand, take, type Violation } from './judge.ts'
import { LiveSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

export type WalkBounds = {
  readonly seed: number
  readonly walks: number
  /** Moves in a walk. */
  readonly length: number
}

/**
 * Walks a whole system at random, far beyond what is explored: over its moves, and over those that
 * the model keeps for walks alone. Gives the first violation of each property, shortened.
 */
export function walkProductAtRandom(
  model: ProductModel,
  { seed, walks, length }: WalkBounds,
): readonly Counterexample[] {
  const system = new LiveSystem(model)
  const start = system.save()
  const chance = chances(seed)
  const found = new Map<string, Counterexample>()
  const begin = (): Stand => {
    system.restore(start)
    return firstStand(model, system)
  }
  const replay = (moves: readonly Move[]) => retake(model, system, begin(), moves)
  for (let walk = 0; walk < walks; walk += 1) {
    const moves: Move[] = []
    let stand = begin()
    for (let violations: readonly Violation[] = []; violations.length === 0;) {
      const offered = offeredAt(model, system, stand)
      const move = offered[Math.floor(chance() * offered.length)]
      if (!move || moves.length === length) break
      moves.push(move)
      ;({ stand, violations } = take(model, system, stand, move))
      for (const { property } of violations)
        if (!found.has(property)) found.set(property, shortened(moves, property, replay))
    }
  }
  return [...found.values()]
}

function offeredAt(model: ProductModel, system: LiveSystem, { view }: Stand) {
  return [...movesAt(model, system, view), ...(model.beyond?.(view) ?? [])]
}

/** Takes what is still on offer, up to the first violation; what is not is left out. */
function retake(
  model: ProductModel,
  system: LiveSystem,
  start: Stand,
  moves: readonly Move[],
) {
  const steps: Step[] = []
  let stand = start
  for (const wanted of moves) {
    const move = offeredAt(model, system, stand).find((one) => isAlike(one, wanted))
    if (!move) continue
    const taken = take(model, system, stand, move)
    stand = taken.stand
    steps.push(...move.steps)
    if (taken.violations.length > 0) return { steps, violations: taken.violations }
  }
  return { steps, violations: [] }
}

/** Whatever is left of it, the next timer is the next timer. */
function isAlike({ steps }: Move, { steps: others }: Move): boolean {
  const [one, other] = [steps[0], others[0]]
  if (one?.kind === 'delay' || other?.kind === 'delay') return one?.kind === other?.kind
  return stableJson(steps) === stableJson(others)
}

/** Leaves out ever shorter stretches of moves, as long as what is left breaks the same property. */
function shortened(
  moves: readonly Move[],
  property: string,
  replay: (moves: readonly Move[]) => ReturnType<typeof retake>,
): Counterexample {
  let kept = moves
  let best = replay(kept)
  const tryWithout = (place: number, size: number) => {
    const fewer = kept.toSpliced(place, size)
    const result = replay(fewer)
    if (!result.violations.some((one) => one.property === property)) return
    kept = fewer
    best = result
  }
  for (let before = Infinity; kept.length < before;) {
    before = kept.length
    for (let size = Math.ceil(before / 2); size >= 1; size = Math.floor(size / 2))
      for (let place = kept.length - size; place >= 0; place -= 1) tryWithout(place, size)
  }
  const violation = best.violations.find((one) => one.property === property)
  const { detail = '', wait } = violation ?? {}
  return { property, detail, steps: wait ? [...best.steps, wait] : best.steps }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
