import fc, { type Arbitrary } from 'fast-check'
import { headlessDriver, walk } from './drivers.ts'
import type { Event, Step } from './step.ts'
import { alphabet } from './explore.ts'
import type { Model } from './model.ts'
import { Session } from './session.ts'
import { vary } from './generators.ts'

/** One random choice: an index into the possible steps and a share of the waiting time, or an event. */
type Pick =
  | { readonly choice: number; readonly percent: number }
  | { readonly event: Event }

/** A random walk, started after the first `depth` steps of a scenario. */
type Picked = {
  readonly scenario: number
  readonly depth: number
  readonly picks: readonly Pick[]
}

const mostSteps = 40

/**
 * Walks at random on the machine and compares it with its specification. Uses the model's events and
 * `values`, starting at the initial state or along a scenario. Resolves to the message of the first
 * failure, shrunk as far as possible, for `replay`.
 */
export async function walkAtRandom(
  model: Model,
  { seed, runs }: { readonly seed: number; readonly runs: number },
): Promise<string | undefined> {
  const name = `a random walk with seed ${seed}`
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(walksOf(model), async (picked) => {
      await walk(headlessDriver(model), { name, steps: choose(model, picked) }, model)
    }),
    { seed, numRuns: runs },
  )
  if (!failed) return undefined
  return errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
}

function walksOf(model: Model): Arbitrary<Picked> {
  const offered = fc.record({ choice: fc.nat(), percent: fc.integer({ min: 1, max: 99 }) })
  const pick: Arbitrary<Pick> = model.values
    ? fc.oneof(offered, fc.record({ event: model.values(vary) }))
    : offered
  return fc.record({
    scenario: fc.nat({ max: 1000 }),
    depth: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
    picks: fc.array(pick, { maxLength: mostSteps, size: 'max' }),
  })
}

/** Turns random choices into the steps that are possible at each point. */
function choose(model: Model, { scenario, depth, picks }: Picked): readonly Step[] {
  const session = new Session(model)
  const { scenarios = [] } = model
  const way = scenarios[scenario % scenarios.length]?.steps ?? []
  const steps = way.slice(0, depth % (way.length + 1))
  for (const step of steps) session.perform(step)
  for (const pick of picks) {
    const step = stepOf(model, session, pick)
    if (!step) break
    session.perform(step)
    steps.push(step)
  }
  return steps
}

function stepOf(model: Model, session: Session, pick: Pick): Step | undefined {
  if ('event' in pick) return { kind: 'event', event: pick.event }
  const [due = 0] = session.clock.due()
  const ms = Math.floor((due * pick.percent) / 100)
  const part: readonly Step[] = ms > 0 ? [{ kind: 'wait', ms }] : []
  const possible = [...alphabet(model, session), ...part]
  return possible[pick.choice % possible.length]
}
