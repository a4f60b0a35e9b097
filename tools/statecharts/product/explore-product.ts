import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import {
  describeStep,
  type NamedPath,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import {
  firstStand,
  movesAt,
  ownChecks,
  type Stand,
  take,
  type Violation,
} from './judge.ts'
import { LiveSystem, type SavedSystem } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'
import fc from 'fast-check'

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
  const system = new LiveSystem(model)
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
    const key = keyOf(model, system, stand)
    if (known.has(key)) return
    if (places.length >= bounds.states) {
      isWhole = false
      return
    }
    known.add(key)
    places.push({ key, stand, saved: system.save(), way })
  }
  arrive(firstStand(model, system), [])
  // An array is read while it grows: what is found on the way is visited in its turn.
  for (const { stand: before, saved, way } of places) {
    if (bounds.isFirstEnough && found.size > 0) break
    system.restore(saved)
    for (const move of movesAt(model, system, before.view)) {
      system.restore(saved)
      const { stand, violations, occurred } = take(model, system, before, move)
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
      const system = new LiveSystem(model)
      let stand = firstStand(model, system)
      for (const move of way) ({ stand } = take(model, system, stand, move))
      const cold = keyOf(model, system, stand)
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
function keyOf(model: ProductModel, system: LiveSystem, { machines, memory }: Stand) {
  const held = [...machines].map(([name, snapshot]) => identityOf(model, name, snapshot))
  const timers = system.timers().map(({ owner, left }) => [owner, left])
  const superseded = system.superseded().length > 0
  return `${held.join()}${JSON.stringify([memory, timers, system.outside(), superseded])}`
}

const identities = new WeakMap<object, string>()

function identityOf(
  model: ProductModel,
  name: string,
  snapshot: AnyMachineSnapshot,
): string {
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
