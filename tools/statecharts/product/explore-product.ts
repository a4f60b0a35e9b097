import fc from 'fast-check'
import {
  afterSteps,
  describeStep,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import type { Move, ProductModel } from './product-model.ts'
import { ProductSystem, type Violation } from './system.ts'

/** The shortest steps to a violation of one property. */
export type Counterexample = Violation & { readonly steps: readonly Step[] }

export type Exploration = ReturnType<typeof exploreProduct>

/**
 * Explores a product breadth first and checks the properties of its model. Each move is tried on a fresh
 * system. The first violation of a property is therefore a shortest one, counted in moves.
 * @param most maximum number of states
 */
export function exploreProduct(model: ProductModel, most: number) {
  /** Moves that lead to each state, in order of discovery. */
  const ways = new Map<string, readonly Move[]>([[new ProductSystem(model).key, []]])
  const found = new Map<string, Counterexample>()
  const awaited = new Set(
    Object.entries(model.properties).flatMap(([name, one]) =>
      'sometimes' in one ? name : [],
    ),
  )
  let edges = 0
  let isWhole = true
  // The loop also visits the entries that are added to the Map during iteration.
  for (const before of ways.values())
    for (const move of new ProductSystem(model, before).moves()) {
      const system = new ProductSystem(model, before)
      const way = [...before, move]
      const { violations, occurred } = system.take(move)
      edges += 1
      for (const id of occurred) awaited.delete(id)
      for (const violation of violations)
        if (!found.has(violation.property))
          found.set(violation.property, counterexample(way, violation))
      // A broken system has no further moves.
      if (system.broken !== undefined || ways.has(system.key)) continue
      if (ways.size < most) ways.set(system.key, way)
      else isWhole = false
    }
  const counterexamples: readonly Counterexample[] = [
    ...found.values(),
    ...[...awaited].map((property) => ({ property, detail: 'never occurs', steps: [] })),
  ]
  return { model, ways: [...ways.values()], edges, isWhole, counterexamples }
}

function counterexample(way: readonly Move[], violation: Violation): Counterexample {
  return { ...violation, steps: way.flatMap(({ steps }) => steps) }
}

/** Formats the extent of an exploration, and each property with its counterexample, if any. */
export function explorationText(exploration: Exploration): string {
  const { model, ways, edges, isWhole, counterexamples } = exploration
  const { frame, noErrors: unbroken } = model
  const statements = {
    ...model.properties,
    frame: { sentence: frame },
    unbroken: { sentence: unbroken },
  }
  return [
    `${model.name}: ${ways.length} states, ${edges} moves tried`,
    isWhole
      ? '  all reachable states were explored'
      : `  limit reached; the farthest explored state is ${ways.at(-1)?.length} moves from the start`,
    ...(model.bounds ?? []).map((bound) => `  bound of the model: ${bound}`),
    ...Object.entries(statements).map(([name, { sentence }]) => {
      const broken = counterexamples.find(({ property }) => property === name)
      const told = `${name}: ${sentence}`
      return broken ? `✗ ${told}\n${stepsText(broken)}` : `✓ ${told}`
    }),
  ].join('\n')
}

/** Formats a violation, followed by one line per step. */
export function stepsText({ detail, steps }: Counterexample): string {
  return afterSteps(`${detail}, after:`, steps)
}

/** Walks a product at random, up to 60 moves per walk. Returns the first violation, shrunk. */
export function walkProductAtRandom(
  model: ProductModel,
  { seed, walks }: { readonly seed: number; readonly walks: number },
): Counterexample | undefined {
  /** Takes one of the offered moves for each number, until the first violation. */
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
 * Replays steps on a product and prints the view after each move. Steps of one move are taken together,
 * and any wait is allowed. Returns whether all properties hold. Throws a UsageError on an impossible step.
 */
export function replayProduct(
  model: ProductModel,
  steps: readonly Step[],
  write: (text: string) => void,
): boolean {
  const system = new ProductSystem(model)
  let isKept = true
  for (let left = steps; left[0] && system.broken === undefined;) {
    const [step] = left
    const time: readonly Move[] = 'ms' in step ? [{ steps: [step], changes: [] }] : []
    const [longest] = [...system.moves(), ...time]
      .filter(({ steps }) => stableJson(steps) === stableJson(left.slice(0, steps.length)))
      .toSorted((one, other) => other.steps.length - one.steps.length)
    if (!longest)
      throw new UsageError(`${describeStep(step)} is not possible at this point`)
    const { violations } = system.take(longest)
    left = left.slice(longest.steps.length)
    write(
      `${longest.steps.map(describeStep).join(', ')}\n   seen ${stableJson(system.view)}`,
    )
    for (const { property, detail } of violations) write(`✗ ${property}: ${detail}`)
    isKept &&= violations.length === 0
  }
  if (isKept) write(`✓ ${steps.length} steps, all properties hold`)
  return isKept
}
