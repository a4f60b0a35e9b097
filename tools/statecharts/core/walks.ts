import fc, { type Arbitrary } from 'fast-check'
import { headlessDriver, walk } from './drivers.ts'
import type { Event, Step } from './step.ts'
import { possibleSteps, replay } from './explore.ts'
import type { Model } from './model.ts'
import type { Session } from './session.ts'
import { vary } from './generators.ts'

/** A generated event, or a number that selects a possible step. A wait lasts `percent` of the time to the next timer. */
type Choice =
  | { readonly choice: number; readonly percent: number }
  | { readonly event: Event }

/** The random choices of a walk, which may start after the first steps of a scenario. */
type WalkChoices = {
  readonly scenario: number
  readonly depth: number
  readonly choices: readonly Choice[]
}

const maxSteps = 40

/**
 * Runs random walks on the machine and compares it with its specification. The walks use all possible steps
 * and the `values` of the model, and start at the initial state or after the first steps of a scenario. Equal
 * seeds give equal walks. Resolves to the number of walks. Rejects with the first failure, shrunk.
 */
export async function walkAtRandom(
  model: Model,
  { seed, runs }: { readonly seed: number; readonly runs: number },
): Promise<number> {
  const name = `a random walk with seed ${seed}`
  const { failed, errorInstance, numRuns } = await fc.check(
    fc.asyncProperty(walksOf(model), async (choices) => {
      await walk(headlessDriver(model), { name, steps: toSteps(model, choices) }, model)
    }),
    { seed, numRuns: runs },
  )
  if (failed) throw errorInstance
  return numRuns
}

function walksOf(model: Model): Arbitrary<WalkChoices> {
  const possible = fc.record({ choice: fc.nat(), percent: fc.integer({ min: 1, max: 99 }) })
  const choice: Arbitrary<Choice> = model.values
    ? fc.oneof(possible, fc.record({ event: model.values(vary) }))
    : possible
  return fc.record({
    scenario: fc.nat({ max: 1000 }),
    depth: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
    choices: fc.array(choice, { maxLength: maxSteps, size: 'max' }),
  })
}

function toSteps(model: Model, { scenario, depth, choices }: WalkChoices): readonly Step[] {
  const { scenarios = [] } = model
  const path = scenarios[scenario % scenarios.length]?.steps ?? []
  const steps = path.slice(0, depth % (path.length + 1))
  const session = replay(model, steps)
  for (const choice of choices) {
    const step = stepOf(model, session, choice)
    if (!step) break
    session.perform(step)
    steps.push(step)
  }
  return steps
}

function stepOf(model: Model, session: Session, choice: Choice): Step | undefined {
  if ('event' in choice) return { kind: 'event', event: choice.event }
  const [due = 0] = session.clock.due()
  const ms = Math.floor((due * choice.percent) / 100)
  const waits: readonly Step[] = ms > 0 ? [{ kind: 'wait', ms }] : []
  const possible = [...possibleSteps(model, session), ...waits]
  return possible[choice.choice % possible.length]
}
