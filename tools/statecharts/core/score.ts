import { headlessDriver, walk } from './drivers.ts'
import { isRecord, type NamedPath, stableJson } from './step.ts'
import type { Model } from './spec.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { AnyStateMachine } from 'xstate'
import { Session } from './session.ts'
import { isActor } from './xstate-adapter.ts'

/** Operators that often change nothing: what is done twice, or in another order, may be as before. */
const harmless = ['double action', 'reorder actions', 'reenter', 'keep actor']

/** What became of a mutant; `invalid`: nothing at all changes inside. */
type MutantResult = Pick<Mutant, 'id' | 'operator'> & {
  readonly result: 'killed' | 'survived' | 'invalid' | 'equivalent'
}

/**
 * Walks paths, against the model's own table, on every mutant of its machine; a mutant is
 * killed by the first path that fails. Never throws because of a mutant; throws on a path on which
 * the machine itself departs from the table, which would kill them all.
 */
export async function score(model: Model, paths: readonly NamedPath[]) {
  for (const path of paths) await walk(headlessDriver(model), path, model)
  const results: MutantResult[] = []
  let ordered = paths
  for (const mutant of mutantsOf(model.machine)) {
    const { id, operator, machine } = mutant
    const killer = await killerOf(model, machine, ordered)
    const result = killer ? 'killed' : survivalOf(model, mutant, paths)
    results.push({ id, operator, result })
    // Mutants of one state follow each other: what killed the last is tried first.
    if (killer) ordered = [killer, ...ordered.filter((path) => path !== killer)]
  }
  const idsOf = (wanted: string) =>
    results.flatMap(({ id, result }) => (result === wanted ? id : []))
  const equivalent = new Set(idsOf('equivalent'))
  return {
    results,
    /** What is wrong: who survived, and who is called equivalent and was killed or does not exist. */
    open: [
      ...idsOf('survived').map((id) => `survived ${id}`),
      ...Object.keys(model.equivalent ?? {}).flatMap((id) =>
        equivalent.has(id) ? [] : `not equivalent ${id}`,
      ),
    ],
  }
}

/** A score by operator as lines of text, and what is wrong. */
export function scoreText({ results, open }: Awaited<ReturnType<typeof score>>): string {
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
  const [killed, survived] = [count('killed'), count('survived')]
  const rate = survived === 0 ? 1 : killed / (killed + survived)
  const groups = Object.groupBy(results, ({ operator }) => operator)
  const lines = Object.entries(groups).map(([operator, own = []]) => {
    const counts = Object.entries(Object.groupBy(own, ({ result }) => result))
    return `${operator}: ${counts.map(([result, all]) => `${all.length} ${result}`).join(', ')}`
  })
  return [...lines, ...open, `score ${(100 * rate).toFixed(1)} %`].join('\n')
}

/** The first path on which a mutant is not as the table says. */
async function killerOf(
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

function survivalOf(
  model: Model,
  { id, operator, machine }: Mutant,
  paths: readonly NamedPath[],
) {
  if (harmless.includes(operator) && isSameInside(model, machine, paths)) return 'invalid'
  return model.equivalent?.[id] === undefined ? 'survived' : 'equivalent'
}

/**
 * Whether a variant of the model's machine is inside, after every step of these paths, what the
 * machine is: states, context, timers, effects, messages, actors. Nobody could tell them apart
 * there: a doubled assignment of the same value, two actions that do not know of each other.
 */
function isSameInside(
  model: Model,
  variant: AnyStateMachine,
  paths: readonly NamedPath[],
): boolean {
  return paths.every((path) => {
    const [original, other] = [new Session(model), new Session(model, variant)]
    return path.steps.every((step) => {
      for (const session of [original, other]) session.perform(step)
      return insideOf(original) === insideOf(other)
    })
  })
}

/** In any order what goes to different receivers, and events of different types: nobody compares them. */
function insideOf(session: Session): string {
  const { value, context, status, children } = session.read()
  const { clock, calls, emitted, sent, recorder } = session
  return stableJson({
    value,
    context,
    status,
    children: Object.fromEntries(Object.entries<unknown>(children).map(contextOf)),
    due: clock.due(),
    calls: Object.groupBy(calls, ({ actor }) => actor),
    running: session.runningNames().map(stableJson).toSorted(),
    emitted: Object.groupBy(emitted, ({ type }) => type),
    actions: recorder.actions,
    sent: Object.groupBy(sent, ({ to }) => to),
  })
}

/** Of a child machine; what else runs is told by its calls. */
function contextOf([id, child]: readonly [string, unknown]): readonly [string, unknown] {
  const snapshot: unknown = isActor(child) ? child.getSnapshot() : undefined
  return [id, isRecord(snapshot) ? snapshot.context : undefined]
}
