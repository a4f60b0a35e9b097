import { describeStep, type NamedPath, type Step, stableJson } from '../core/step.ts'
import { firstStand, movesAt, type Stand, take, type Violation } from './judge.ts'
import { LiveSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/** Nobody can take this step there. */
export class ImpossibleStep extends Error {
  override readonly name = 'ImpossibleStep'
  readonly step: string

  constructor(step: string) {
    super(`${step} is no step that can be taken there`)
    this.step = step
  }
}

/** A move of a walk, and what it gave. */
type Walked = {
  readonly move: Move
  readonly view: unknown
  readonly violations: readonly Violation[]
}

/**
 * Walks steps on a system that was just started, a move at a time: steps that are offered together
 * are taken together. Throws an ImpossibleStep on one that nobody can take there: nothing is said of what cannot
 * happen.
 */
function* walkProduct(
  model: ProductModel,
  system: LiveSystem,
  steps: readonly Step[],
): Generator<Walked> {
  let stand = firstStand(model, system)
  for (let done = 0; done < steps.length && system.broken() === undefined;) {
    const move = moveAt(model, system, stand, steps.slice(done))
    done += move.steps.length
    const taken = take(model, system, stand, move)
    stand = taken.stand
    yield { move, view: stand.view, violations: taken.violations }
  }
}

/** Walks steps, says what is seen after each move, and returns whether every property holds. */
export function replayProduct(
  model: ProductModel,
  { name, steps }: NamedPath,
  write: (text: string) => void,
): boolean {
  const system = new LiveSystem(model)
  write(`${model.name}, ${name}`)
  write(`0. the start\n   seen ${stableJson(model.see(system.root.getSnapshot()))}`)
  let isGood = true
  let done = 0
  for (const { move, view, violations } of walkProduct(model, system, steps)) {
    done += move.steps.length
    write(`${done}. ${move.steps.map(describeStep).join(', ')}`)
    write(`   seen ${stableJson(view)}`)
    for (const { property, detail } of violations) write(`✗ ${property}: ${detail}`)
    isGood &&= violations.length === 0
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
  const move = [...movesAt(model, system, view), ...(model.beyond?.(view) ?? [])]
    .filter(({ steps }) => steps.every((step, index) => isSameStep(step, left[index])))
    .toSorted((a, b) => b.steps.length - a.steps.length)[0]
  if (move) return move
  if (first?.kind !== 'wait' && first?.kind !== 'delay')
    throw new ImpossibleStep(first ? describeStep(first) : 'nothing')
  const due = system.timers().filter((timer) => timer.left <= first.ms)
  return {
    steps: [first],
    changes: due.flatMap(({ owner }) => model.timers?.[owner] ?? []),
  }
}

function isSameStep(one: Step, other: Step | undefined): boolean {
  return other !== undefined && stableJson(one) === stableJson(other)
}
