import fc from 'fast-check'
import {
  afterSteps,
  describeStep,
  type NamedPath,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import { JudgedSystem, ownChecks, type Stand, type Violation } from './judge.ts'
import type { Changes } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/** A state of a whole system, and the moves that lead there from the start. */
type Place = { readonly stand: Stand; readonly way: readonly Move[] }

/** The shortest way to a violation of one property. */
export type Counterexample = {
  readonly property: string
  readonly detail: string
  readonly steps: readonly Step[]
}

export type Exploration = {
  readonly model: ProductModel
  readonly edges: number
  /** Whether there is no state beyond. */
  readonly isWhole: boolean
  readonly counterexamples: readonly Counterexample[]
  readonly places: readonly Place[]
}

/**
 * Explores a whole system breadth first, each move from a start of its own, and holds it against the
 * model's properties: the first violation of each is a shortest one, counted in moves.
 * @param bounds how many states there are at most, and whether the first violation ends the search
 * @param changes machines to change before the start; throws where one does not run
 */
export function exploreProduct(
  model: ProductModel,
  bounds: { readonly states: number; readonly isFirstEnough?: true },
  changes: Changes = {},
): Exploration {
  const begin = () => new JudgedSystem(model, changes)
  const places = new Map<string, Place>()
  const found = new Map<string, Counterexample>()
  const awaited = new Set(
    model.properties.flatMap((property) => ('occurs' in property ? property.id : [])),
  )
  let edges = 0
  let isWhole = true
  const arrive = (stand: Stand, way: readonly Move[]): void => {
    if (places.has(stand.key)) return
    if (places.size < bounds.states) places.set(stand.key, { stand, way })
    else isWhole = false
  }
  arrive(begin().first(), [])
  // A Map is read while it grows: what is found on the way is visited in its turn.
  for (const place of places.values()) {
    if (bounds.isFirstEnough && found.size > 0) break
    for (const { stand, violations, occurred, way } of tryMoves(begin, place)) {
      edges += 1
      for (const id of occurred) awaited.delete(id)
      for (const violation of violations)
        if (!found.has(violation.property))
          found.set(violation.property, counterexample(way, violation))
      if (stand) arrive(stand, way)
    }
  }
  const never = bounds.isFirstEnough
    ? []
    : [...awaited].map((property) => ({ property, detail: 'never occurs', steps: [] }))
  const counterexamples = [...found.values(), ...never]
  return { model, places: [...places.values()], edges, isWhole, counterexamples }
}

/** Makes each move that can be made at a place, and says where it leads, and by which way. */
function* tryMoves(begin: () => JudgedSystem, { stand, way }: Place) {
  let system: JudgedSystem | undefined = begin().follow(way)
  for (const move of system.moves(stand.view)) {
    system ??= begin().follow(way)
    const taken = system.take(stand, move)
    // What leads to the same place leaves the system there: it serves for the next move.
    if (taken.stand?.key !== stand.key) system = undefined
    yield { ...taken, way: [...way, move] }
  }
}

/** The steps that lead to a violation, one move after another. */
function counterexample(
  moves: readonly Move[],
  { property, detail, wait }: Violation,
): Counterexample {
  return {
    property,
    detail,
    steps: [...moves.flatMap(({ steps }) => steps), wait ?? []].flat(),
  }
}

/** What was explored, and how far, and each property with the shortest steps that break it. */
export function explorationText(exploration: Exploration): string {
  const { model, places, edges, isWhole, counterexamples } = exploration
  const statements = [
    ...model.properties,
    ...ownChecks.map((id) => ({ id, sentence: model[id] })),
  ]
  return [
    `${model.name}: ${places.length} states, ${edges} moves tried`,
    isWhole
      ? '  there is no state beyond'
      : `  nothing is known beyond; the farthest is ${places.at(-1)?.way.length} moves from the start`,
    ...(model.bounds ?? []).map((bound) => `  bounds of the model: ${bound}`),
    ...statements.map(({ id, sentence }) => {
      const broken = counterexamples.find(({ property }) => property === id)
      return broken ? `✗ ${id}: ${sentence}\n${stepsText(broken)}` : `✓ ${id}: ${sentence}`
    }),
  ].join('\n')
}

/** Why a property is broken, and after which steps, one a line. */
export function stepsText({ detail, steps }: Counterexample): string {
  return afterSteps(`${detail} after`, steps)
}

/**
 * Walks a whole system at random, far beyond what is explored: over its moves, and over those that
 * the model keeps for walks alone. Gives the first violation, shortened.
 * @param bounds `length`: moves in a walk, at most
 */
export function walkProductAtRandom(
  model: ProductModel,
  { seed, walks, length }: Readonly<Record<'seed' | 'walks' | 'length', number>>,
): Counterexample | undefined {
  /** Takes the move on offer that each number chooses, up to the first violation. */
  const walk = (choices: readonly number[]) => {
    const system = new JudgedSystem(model)
    const moves: Move[] = []
    let stand = system.first()
    for (const choice of choices) {
      const offered = system.moves(stand.view, true)
      const move = offered[choice % offered.length]
      if (!move) break
      moves.push(move)
      const taken = system.take(stand, move)
      const [violation] = taken.violations
      if (violation) return counterexample(moves, violation)
      stand = taken.stand ?? stand
    }
    return undefined
  }
  const { counterexample: failed } = fc.check(
    fc.property(
      fc.array(fc.nat(), { maxLength: length, size: 'max' }),
      (choices) => walk(choices) === undefined,
    ),
    { seed, numRuns: walks },
  )
  return failed ? walk(failed[0]) : undefined
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
  const system = new JudgedSystem(model)
  let stand = system.first()
  write(`${model.name}, ${name}`)
  write(`0. the start\n   seen ${stableJson(stand.view)}`)
  const broken: Violation[] = []
  for (let done = 0; done < steps.length && system.broken() === undefined;) {
    const move = moveAt(system, stand, steps.slice(done))
    const taken = system.take(stand, move)
    done += move.steps.length
    stand = taken.stand ?? stand
    broken.push(...taken.violations)
    write(`${done}. ${move.steps.map(describeStep).join(', ')}`)
    write(`   seen ${stableJson(stand.view)}`)
    for (const { property, detail } of taken.violations) write(`✗ ${property}: ${detail}`)
  }
  if (broken.length === 0) write(`✓ ${steps.length} steps, every property holds`)
  return broken.length === 0
}

/** The longest move on offer that begins what is left; time may pass as it likes. */
function moveAt(system: JudgedSystem, { view }: Stand, left: readonly Step[]): Move {
  const [first] = left
  const [move] = system
    .moves(view, true)
    .filter(({ steps }) => stableJson(steps) === stableJson(left.slice(0, steps.length)))
    .toSorted((a, b) => b.steps.length - a.steps.length)
  if (move) return move
  if (first?.kind === 'wait' || first?.kind === 'delay') return system.pass(first)
  throw new UsageError(
    `${first ? describeStep(first) : 'nothing'} is no step that can be taken there`,
  )
}
