import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import fc from 'fast-check'
import {
  describeStep,
  type NamedPath,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import { JudgedSystem, ownChecks, type Stand, type Violation } from './judge.ts'
import type { SavedSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/** A state of a whole system, and the way there. */
type Place = {
  readonly key: string
  readonly stand: Stand
  readonly saved: SavedSystem
  /** The moves that lead here from the start. */
  readonly way: readonly Move[]
}

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

/** By name, what a machine of the running system is changed to. */
export type Changes = Readonly<Record<string, (own: AnyStateMachine) => AnyStateMachine>>

/**
 * Explores a whole system breadth first, from saved states, and holds every move against the
 * model's properties: the first violation of each is a shortest one, counted in moves.
 * @param bounds how many states there are at most, and whether the first violation ends the search
 * @param changes machines to change before the first move; throws where one does not run
 */
export function exploreProduct(
  model: ProductModel,
  bounds: { readonly states: number; readonly isFirstEnough?: true },
  changes: Changes = {},
): Exploration {
  const system = new JudgedSystem(model)
  for (const [name, change] of Object.entries(changes)) system.change(name, change)
  const known = new Set<string>()
  const places: Place[] = []
  const found = new Map<string, Counterexample>()
  const awaited = new Set(
    model.properties.flatMap((property) => ('occurs' in property ? property.id : [])),
  )
  let edges = 0
  let isWhole = true
  const arrive = (stand: Stand, way: readonly Move[]): void => {
    const key = keyOf(system, stand)
    if (known.has(key)) return
    if (places.length >= bounds.states) {
      isWhole = false
      return
    }
    known.add(key)
    places.push({ key, stand, saved: system.save(), way })
  }
  arrive(system.first(), [])
  // An array is read while it grows: what is found on the way is visited in its turn.
  for (const { stand: before, saved, way } of places) {
    if (bounds.isFirstEnough && found.size > 0) break
    system.restore(saved)
    for (const move of system.moves(before.view)) {
      system.restore(saved)
      const { stand, violations, occurred } = system.take(before, move)
      const moves = [...way, move]
      edges += 1
      for (const id of occurred) awaited.delete(id)
      for (const violation of violations)
        if (!found.has(violation.property))
          found.set(violation.property, counterexample(moves, violation))
      if (violations.every(({ property }) => property !== 'unbroken')) arrive(stand, moves)
    }
  }
  const never = bounds.isFirstEnough
    ? []
    : [...awaited].map((property) => ({ property, detail: 'never occurs', steps: [] }))
  const counterexamples = [...found.values(), ...never]
  return { model, places, edges, isWhole, counterexamples }
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

/**
 * The places, so many of them spread over all, that are not reached when their moves are made by a
 * system that was started anew: none, unless what is saved of a system is not all of it.
 */
export function coldDifferences(
  { model, places }: Exploration,
  count: number,
): readonly string[] {
  const every = Math.max(1, Math.floor(places.length / count))
  return places
    .filter((_, index) => index % every === 0)
    .flatMap(({ key, way }) => {
      const system = new JudgedSystem(model)
      const last = way.reduce(
        (stand, move) => system.take(stand, move).stand,
        system.first(),
      )
      const cold = keyOf(system, last)
      const steps = way.flatMap((move) => move.steps.map(describeStep))
      return cold === key ? [] : [`${steps.join(', ')}: ${cold}, not ${key}`]
    })
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
  return [`${detail} after`, ...steps.map((step) => `  ${describeStep(step)}`)].join('\n')
}

/** What machines hold, what is remembered, due and on its way: two states with one key are the same. */
function keyOf(system: JudgedSystem, { machines, history, owed }: Stand): string {
  const held = [...machines].map(([name, one]) => identityOf(system.model, name, one))
  const timers = system.timers().map(({ owner, left }) => [owner, left])
  const outside = [system.outside(true), system.outside(false).length > 0]
  return `${held.join()}${JSON.stringify([history, owed, timers, outside])}`
}

const identities = new WeakMap<object, string>()

function identityOf(model: ProductModel, name: string, snapshot: AnyMachineSnapshot) {
  const known = identities.get(snapshot)
  if (known !== undefined) return known
  const { value, context } = snapshot
  const told = model.identity?.[name]?.({ value, context }) ?? [value, context]
  const text = `${name}${JSON.stringify(told)}`
  identities.set(snapshot, text)
  return text
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
  const system = new JudgedSystem(model)
  const start = system.save()
  /** Takes the move on offer that each number chooses, up to the first violation. */
  const walk = (choices: readonly number[]) => {
    system.restore(start)
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
      ;({ stand } = taken)
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
