import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Step } from '../core/step.ts'
import { firstStand, movesAt, type Stand, take, type Violation } from './judge.ts'
import { LiveSystem, type SavedSystem, type Variants } from './live-system.ts'
import type { Move, ProductModel } from './product-model.ts'

/** A state of a whole system, and the way there. */
export type Place = {
  readonly key: string
  readonly stand: Stand
  readonly saved: SavedSystem
  /** How many moves lead here from the start. */
  readonly depth: number
  /** Undefined at the start. */
  readonly from?: { readonly place: Place; readonly move: Move }
}

/** The shortest way to a violation of one property. */
export type Counterexample = {
  readonly property: string
  readonly detail: string
  readonly steps: readonly Step[]
}

export type Bounds = {
  /** States at most. */
  readonly states: number
  /** Moves from the start at most; no bound unless given. */
  readonly depth?: number
  /** Ends the search with the first violation. */
  readonly isFirstEnough?: true
}

export type Exploration = {
  readonly model: ProductModel
  readonly system: LiveSystem
  readonly bounds: Bounds
  readonly edges: number
  /** Moves on the shortest way to the farthest state. */
  readonly depth: number
  /** Whether there is no state beyond. */
  readonly isWhole: boolean
  /** Milliseconds. */
  readonly ms: number
  readonly counterexamples: readonly Counterexample[]
  readonly places: readonly Place[]
}

/** By name, what a machine of the running system is changed to. */
export type Changes = Readonly<Record<string, (own: AnyStateMachine) => AnyStateMachine>>

/**
 * Explores a whole system breadth first, from saved states, and holds every move against the
 * model's properties: the first violation of each is a shortest one, counted in moves.
 * @param changes machines to change before the first move; throws where one does not run
 */
export function exploreProduct(
  model: ProductModel,
  bounds: Bounds,
  changes: Changes = {},
): Exploration {
  const started = performance.now()
  const system = new LiveSystem(model)
  const variants = new Map(
    Object.entries(changes).map(([name, change]) => [name, change(system.machine(name))]),
  )
  const place = { stand: firstStand(model, system), saved: system.save(), depth: 0 }
  const found = search({ model, system, bounds, variants }, [place])
  return { model, system, bounds, ms: performance.now() - started, ...found }
}

/** A place whose key is not known yet. */
type Start = Omit<Place, 'key'>

type Search = {
  readonly model: ProductModel
  readonly system: LiveSystem
  readonly bounds: Bounds
  readonly variants: Variants
}

/** Explores what lies beyond these places. */
function search({ model, system, bounds, variants }: Search, starts: readonly Start[]) {
  const known = new Set<string>()
  const places: Place[] = []
  const found = new Map<string, Counterexample>()
  let edges = 0
  let isWhole = true
  const arrive = (place: Omit<Place, 'saved' | 'key'>): void => {
    const key = keyOf(model, system, place.stand)
    if (known.has(key)) return
    if (places.length >= bounds.states) {
      isWhole = false
      return
    }
    known.add(key)
    places.push({ ...place, key, saved: system.save() })
  }
  const visit = (place: Place): void => {
    system.restore(place.saved, variants)
    for (const move of movesAt(model, system, place.stand.view)) {
      system.restore(place.saved, variants)
      const { stand, violations } = take(model, system, place.stand, move)
      edges += 1
      for (const violation of violations)
        if (!found.has(violation.property))
          found.set(violation.property, counterexample(place, move, violation))
      if (violations.every(({ property }) => property !== 'unbroken'))
        arrive({ stand, from: { place, move }, depth: place.depth + 1 })
    }
  }

  for (const place of starts) {
    system.restore(place.saved, variants)
    arrive(place)
  }
  // An array is read while it grows: what is found on the way is visited in its turn.
  for (const place of places) {
    if (bounds.isFirstEnough && found.size > 0) break
    if (place.depth < (bounds.depth ?? Infinity)) visit(place)
    else isWhole = false
  }
  const depth = places.at(-1)?.depth ?? 0
  const counterexamples = [...found.values()]
  return { places, edges, depth, isWhole, counterexamples }
}

/** The steps that lead to a violation, one move after another. */
function counterexample(
  place: Place,
  move: Move,
  { property, detail, wait }: Violation,
): Counterexample {
  const steps = [...wayTo(place), move].flatMap((one) => one.steps)
  return { property, detail, steps: wait ? [...steps, wait] : steps }
}

/** The moves that lead to a place from the start. */
export function wayTo({ from }: Pick<Place, 'from'>): readonly Move[] {
  return from ? [...wayTo(from.place), from.move] : []
}

/** What machines hold, what is remembered, due and on its way: two states with one key are the same. */
export function keyOf(
  model: ProductModel,
  system: LiveSystem,
  { machines, memory }: Stand,
) {
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
