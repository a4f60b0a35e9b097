import fc from 'fast-check'
import {
  formatFailure,
  describeStep,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import type { Move, ProductModel } from './product-model.ts'
import { ProductSystem, type Violation } from './system.ts'

export type Counterexample = Violation & { readonly steps: readonly Step[] }

export type Exploration = ReturnType<typeof exploreProduct>

/**
 * Explores a product and checks the properties of its model. Each move is tried on a fresh system. The
 * search is breadth first, so the first violation of a property is a shortest one, counted in moves.
 */
export function exploreProduct(model: ProductModel, maxStates: number) {
  /** Moves that lead to each state, in order of discovery. */
  const paths = new Map<string, readonly Move[]>([[new ProductSystem(model).key, []]])
  const found = new Map<string, Counterexample>()
  const pending = new Set(
    Object.entries(model.properties).flatMap(([name, one]) =>
      'sometimes' in one ? name : [],
    ),
  )
  let edges = 0
  let isComplete = true
  // The loop also visits the entries that are added to the Map during iteration.
  for (const previous of paths.values())
    for (const move of new ProductSystem(model, previous).moves()) {
      const system = new ProductSystem(model, previous)
      const path = [...previous, move]
      const { violations, occurred } = system.take(move)
      edges += 1
      for (const id of occurred) pending.delete(id)
      for (const violation of violations)
        if (!found.has(violation.property))
          found.set(violation.property, counterexample(path, violation))
      // A broken system has no further moves.
      if (system.broken !== undefined || paths.has(system.key)) continue
      if (paths.size < maxStates) paths.set(system.key, path)
      else isComplete = false
    }
  const counterexamples: readonly Counterexample[] = [
    ...found.values(),
    ...[...pending].map((property) => ({ property, detail: 'never occurs', steps: [] })),
  ]
  return { model, paths: [...paths.values()], edges, isComplete, counterexamples }
}

function counterexample(path: readonly Move[], violation: Violation): Counterexample {
  return { ...violation, steps: path.flatMap(({ steps }) => steps) }
}

export function explorationText(exploration: Exploration): string {
  const { model, paths, edges, isComplete, counterexamples } = exploration
  return [
    `${model.name}: ${paths.length} states, ${edges} moves tried`,
    isComplete
      ? '  all reachable states were explored'
      : `  limit reached; the farthest explored state is ${paths.at(-1)?.length} moves from the start`,
    ...(model.bounds ?? []).map((bound) => `  bound of the model: ${bound}`),
    ...Object.entries({ ...model.properties, ...builtInProperties }).map(
      ([name, { sentence }]) => {
        const broken = counterexamples.find(({ property }) => property === name)
        const statement = `${name}: ${sentence}`
        return broken ? `✗ ${statement}\n${stepsText(broken)}` : `✓ ${statement}`
      },
    ),
  ].join('\n')
}

/** The checks of every product, in addition to the properties of its model. */
const builtInProperties = {
  frame: { sentence: 'A move changes only the machines that it names.' },
  noErrors: { sentence: 'No sequence of moves causes an error or ends the root actor.' },
}

function stepsText({ detail, steps }: Counterexample): string {
  return formatFailure(`${detail}, after:`, steps)
}

/** Throws an error with steps for `replay` if there is a violation. `expect` would shorten and quote them. */
export function assertNoCounterexample(model: ProductModel, found?: Counterexample): void {
  if (found) throw new Error(`${model.name}, ${found.property}: ${stepsText(found)}`)
}

/** Runs random walks of up to 60 moves on a product. Returns the first violation, shrunk, if any. */
export function walkProductAtRandom(
  model: ProductModel,
  { seed, walks }: { readonly seed: number; readonly walks: number },
): Counterexample | undefined {
  /** Takes one of the offered moves for each choice. Stops at a violation, or if no move is offered. */
  const walk = (choices: readonly number[]) => {
    const system = new ProductSystem(model)
    const moves: Move[] = []
    for (const choice of choices) {
      const offered = system.moves()
      const move = offered[choice % offered.length]
      if (!move) break
      moves.push(move)
      const [violation] = system.take(move).violations
      if (violation) return counterexample(moves, violation)
    }
    return undefined
  }
  const { counterexample: failed } = fc.check(
    fc.property(
      fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
      (choices) => walk(choices) === undefined,
    ),
    { seed, numRuns: walks },
  )
  return failed ? walk(failed[0]) : undefined
}

/**
 * Replays steps on a product and prints the view after each move. A delay or wait may have any duration.
 * Returns true if no move violated a property. Throws a UsageError on an impossible step.
 */
export function replayProduct(
  model: ProductModel,
  steps: readonly Step[],
  write: (text: string) => void,
): boolean {
  const system = new ProductSystem(model)
  let isValid = true
  for (let rest = steps; rest[0] && system.broken === undefined;) {
    const [step] = rest
    const waits: readonly Move[] = 'ms' in step ? [{ steps: [step], changes: [] }] : []
    const [move] = [...system.moves(), ...waits]
      .filter(({ steps }) => stableJson(steps) === stableJson(rest.slice(0, steps.length)))
      .toSorted((one, other) => other.steps.length - one.steps.length)
    if (!move) throw new UsageError(`${describeStep(step)} is not possible at this point`)
    const { violations } = system.take(move)
    rest = rest.slice(move.steps.length)
    write(`${move.steps.map(describeStep).join(', ')}\n   seen ${stableJson(system.view)}`)
    for (const { property, detail } of violations) write(`✗ ${property}: ${detail}`)
    isValid &&= violations.length === 0
  }
  if (isValid) write(`✓ ${steps.length} steps, all properties hold`)
  return isValid
}
