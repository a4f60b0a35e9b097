import { type Exploration, search, type Start, type Taken } from './explore-product.ts'
import { isSameMachine, type Stand, take } from './judge.ts'
import type { Variants } from './live-system.ts'
import { type WiringMutant, wiringMutants } from './wiring-mutants.ts'

/** What became of a mutant of the wiring. */
type WiringResult = {
  readonly id: string
  readonly operator: WiringMutant['operator']
  /** `without effect`: in no state that was tried does the system go on in another way. */
  readonly result: 'killed' | 'survived' | 'equivalent' | 'without effect'
  /** The property that killed it, or why it is equivalent. */
  readonly because?: string
}

export type WiringScore = {
  readonly results: readonly WiringResult[]
  /** Mutants that the model calls equivalent and that were killed or do not exist. */
  readonly stale: readonly string[]
  /** Milliseconds. */
  readonly ms: number
}

/** How far the search for what a mutant breaks goes beyond the first moves that it changes. */
const searchBounds = { starts: 40, states: 400 }

/**
 * Holds every mutant of the wiring against the model's properties: where the root hears what was
 * changed, in the states that were explored, and a little beyond.
 * @param most moves to try each mutant on, spread over all that were explored; all unless given
 */
export function scoreProduct(exploration: Exploration, most = Infinity): WiringScore {
  const started = performance.now()
  const { model, system, samples, places } = exploration
  const [start] = places
  if (start) system.restore(start.saved)
  const usual = new Map<Taken, Effect>()
  const results = wiringMutants(system, samples).map((mutant): WiringResult => {
    const { id, operator } = mutant
    const killer = tryMutant(exploration, mutant, most, usual)
    if (killer !== undefined && killer !== survived)
      return { id, operator, result: 'killed', because: killer }
    if (killer === undefined) return { id, operator, result: 'without effect' }
    const reason = model.equivalent?.[id]
    return reason === undefined
      ? { id, operator, result: 'survived' }
      : { id, operator, result: 'equivalent', because: reason }
  })
  const stale = Object.keys(model.equivalent ?? {}).filter(
    (id) => !results.some((one) => one.id === id && one.result === 'equivalent'),
  )
  return { results, stale, ms: performance.now() - started }
}

const survived = Symbol('survived')

/** What a move gave, to be compared with what it gives otherwise. */
type Effect = { readonly machines: Stand['machines']; readonly outward: string }

/** The id of the property that a mutant breaks first; undefined when it has no effect. */
function tryMutant(
  { model, system, taken }: Exploration,
  { variants, event }: WiringMutant,
  most: number,
  usual: Map<Taken, Effect>,
): string | typeof survived | undefined {
  const changed = spread(
    taken.filter(({ heard }) => event === undefined || heard.includes(event)),
    most,
  )
  const perform = ({ place, move }: Taken, run?: Variants) => {
    system.restore(place.saved, run)
    const { stand, violations, outward } = take(model, system, place.stand, move)
    const effect = {
      machines: stand.machines,
      outward: JSON.stringify([outward, system.timers()]),
    }
    return { stand, violations, effect }
  }
  const after: Start[] = []
  for (const one of changed) {
    const before = usual.get(one) ?? perform(one).effect
    usual.set(one, before)
    const { stand, violations, effect } = perform(one, variants)
    if (violations[0]) return violations[0].property
    if (after.length < searchBounds.starts && !isSame(before, effect))
      after.push({ stand, saved: system.save(), depth: one.place.depth + 1 })
  }
  if (after.length === 0) return undefined
  const bounds = { states: searchBounds.states, isFirstEnough: true } as const
  const { counterexamples } = search({ model, system, bounds, variants }, after)
  return counterexamples[0]?.property ?? survived
}

function isSame(before: Effect, after: Effect): boolean {
  return (
    before.outward === after.outward &&
    before.machines.size === after.machines.size &&
    [...before.machines].every(([name, one]) =>
      isSameMachine(one, after.machines.get(name)),
    )
  )
}

/** At most so many of a list, evenly over its length. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  )
}
