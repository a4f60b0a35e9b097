import { setImmediate } from 'node:timers/promises'
import { headlessDriver, walk } from './drivers.ts'
import { assertSameTransitions, coveringPaths } from './coverage.ts'
import { type Edge, explore } from './explore.ts'
import { type NamedPath, stableJson } from './step.ts'
import type { Model } from './model.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { AnyStateMachine } from 'xstate'
import { Session } from './session.ts'
import { isActor, isMachine } from './xstate-adapter.ts'

/** Operators whose mutants often behave like the machine. Only their mutants can be `invalid`. */
const oftenEquivalent = ['double action', 'reorder actions', 'reenter', 'keep actor']

/** `invalid`: the mutant equals the machine internally. `equivalent`: it is in `equivalentMutants`. */
type MutantResult = Pick<Mutant, 'id' | 'operator'> & {
  readonly result: 'killed' | 'survived' | 'invalid' | 'equivalent'
}

/**
 * Walks paths on every mutant of a model's machine, and the explored edges on those that survive. A difference
 * from the specification kills a mutant. Rejects if the machine itself fails on a path, or takes other
 * transitions there than in the exploration.
 */
export async function score(model: Model, paths: readonly NamedPath[]) {
  for (const path of paths)
    assertSameTransitions(model, path, await walk(headlessDriver(model), path, model))
  const results: MutantResult[] = []
  let edgePaths: readonly NamedPath[] | undefined
  async function classifySurvivor({ id, operator, machine }: Mutant) {
    if (oftenEquivalent.includes(operator) && hasSameInternals(model, machine, paths))
      return 'invalid'
    // The paths may leave out a step that the exploration tries.
    edgePaths ??= edgePathsOf(model)
    if (await findKillingPath(model, machine, edgePaths)) return 'killed'
    return model.equivalentMutants?.[id] === undefined ? 'survived' : 'equivalent'
  }
  let ordered = paths
  for (const mutant of mutantsOf(model.machine)) {
    const { id, operator, machine } = mutant
    // This pause lets timers run, so that a watchdog of the tests does not kill the worker as blocked.
    await setImmediate()
    const killer = await findKillingPath(model, machine, ordered)
    const result = killer ? 'killed' : await classifySurvivor(mutant)
    results.push({ id, operator, result })
    // Neighbouring mutants are often killed by the same path, so try that one first.
    if (killer) ordered = [killer, ...ordered.filter((path) => path !== killer)]
  }
  const idsOf = (wanted: string) =>
    results.flatMap(({ id, result }) => (result === wanted ? id : []))
  return {
    results,
    /** Surviving mutants, and entries of `equivalentMutants` that are killed, invalid or unknown. */
    problems: [
      ...idsOf('survived').map((id) => `survived ${id}`),
      ...Object.keys(model.equivalentMutants ?? {}).flatMap((id) =>
        idsOf('equivalent').includes(id) ? [] : `not equivalent ${id}`,
      ),
    ],
  }
}

export function scoreText(scored: Awaited<ReturnType<typeof score>>): string {
  const { results, problems } = scored
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
  const [killed, survived] = [count('killed'), count('survived')]
  const rate = survived === 0 ? 1 : killed / (killed + survived)
  const groups = Object.groupBy(results, ({ operator }) => operator)
  const lines = Object.entries(groups).map(([operator, own = []]) => {
    const counts = Object.entries(Object.groupBy(own, ({ result }) => result))
    return `${operator}: ${counts.map(([result, all]) => `${all.length} ${result}`).join(', ')}`
  })
  return [...lines, ...problems, `score ${(100 * rate).toFixed(1)} %`].join('\n')
}

async function findKillingPath(
  model: Model,
  machine: AnyStateMachine,
  paths: readonly NamedPath[],
): Promise<NamedPath | undefined> {
  for (const path of paths)
    try {
      await walk(headlessDriver(model, machine), path, model)
    } catch {
      return path
    }
  return undefined
}

function edgePathsOf(model: Model): readonly NamedPath[] {
  const idOf = (edge: Edge) => [`${edge.source.index} ${edge.source.out.indexOf(edge)}`]
  return coveringPaths(explore(model), () => true, idOf)
}

/**
 * Returns whether a mutant equals the machine internally after each step of the paths. For example, a
 * repeated `assign` of a constant makes no difference.
 */
function hasSameInternals(
  model: Model,
  variant: AnyStateMachine,
  paths: readonly NamedPath[],
): boolean {
  return paths.every((path) => {
    const [original, other] = [new Session(model), new Session(model, variant)]
    return path.steps.every((step) => {
      for (const session of [original, other]) session.perform(step)
      return internalsOf(original) === internalsOf(other)
    })
  })
}

/**
 * Serialises the internal state of a session, for a comparison. Calls and events are grouped, because the order
 * between the groups is irrelevant.
 */
function internalsOf(session: Session): string {
  const { value, context, status, children } = session.read()
  const { clock, calls, emitted, sent, recorder } = session
  return stableJson({
    value,
    context,
    status,
    children: Object.values<unknown>(children).flatMap(childContext).toSorted(),
    due: clock.due(),
    calls: Object.groupBy(calls, ({ actor }) => actor),
    running: session.runningActors().map(stableJson).toSorted(),
    emitted: Object.groupBy(emitted, ({ type }) => type),
    actions: recorder.actions,
    sent: Object.groupBy(sent, ({ to }) => to),
  })
}

/** Returns the context of a child machine as JSON. Returns [] for any other child, whose input is in `calls`. */
function childContext(child: unknown): readonly string[] {
  const snapshot: unknown = isActor(child) ? child.getSnapshot() : undefined
  return isMachine(snapshot) ? [stableJson(snapshot.context)] : []
}
