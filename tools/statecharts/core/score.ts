import { headlessDriver, walk } from './drivers.ts'
import { actionsOf, isRecord, type NamedPath, stableJson } from './step.ts'
import type { Model } from './spec.ts'
import { type Mutant, mutantsOf, type Operator } from './mutants.ts'
import type { AnyStateMachine } from 'xstate'
import { Session } from './session.ts'
import { isActor } from './xstate-adapter.ts'

/** Operators that often change nothing: what is done twice, or in another order, may be as before. */
const harmless: ReadonlySet<Operator> = new Set([
  'double action',
  'reorder actions',
  'reenter',
  'keep actor',
])

/** What became of a mutant; `invalid`: nothing at all changes inside. */
type MutantResult = {
  readonly id: string
  readonly operator: Operator
  readonly result: 'killed' | 'survived' | 'invalid' | 'equivalent'
  /** The path that killed it, or why it is equivalent. */
  readonly because?: string
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
    const result = await resultOf(model, mutant, ordered)
    results.push(result)
    // Mutants of one state follow each other: what killed the last is tried first.
    ordered = [
      ...ordered.filter(({ name }) => name === result.because),
      ...ordered.filter(({ name }) => name !== result.because),
    ]
  }
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
  const [killed, survived] = [count('killed'), count('survived')]
  return {
    results,
    /** From 0 to 1: killed among those that are neither invalid nor equivalent; 1 where there is none. */
    rate: survived === 0 ? 1 : killed / (killed + survived),
    /** Mutants that the model calls equivalent and that were killed or do not exist. */
    stale: Object.keys(model.equivalent ?? {}).filter(
      (id) => !results.some((one) => one.id === id && one.result === 'equivalent'),
    ),
  }
}

/** A score by operator as lines of text, the survivors by name. */
export function scoreText(scored: Awaited<ReturnType<typeof score>>): string {
  const { results, rate, stale } = scored
  const groups = Object.groupBy(results, ({ operator }) => operator)
  const lines = Object.entries(groups).map(([operator, own]) => {
    const counts = Object.entries(Object.groupBy(own, ({ result }) => result))
    return `${operator}: ${counts.map(([result, all]) => `${all.length} ${result}`).join(', ')}`
  })
  return [
    ...lines,
    ...results
      .filter(({ result }) => result === 'survived')
      .map(({ id }) => `survived ${id}`),
    ...stale.map((id) => `not equivalent ${id}`),
    `score ${(100 * rate).toFixed(1)} %`,
  ].join('\n')
}

async function resultOf(
  model: Model,
  { id, operator, machine }: Mutant,
  paths: readonly NamedPath[],
): Promise<MutantResult> {
  for (const path of paths) {
    const isKilled = await walk(headlessDriver(model, machine), path, model).then(
      () => false,
      () => true,
    )
    if (isKilled) return { id, operator, result: 'killed', because: path.name }
  }
  if (harmless.has(operator) && isSameInside(model, machine, paths))
    return { id, operator, result: 'invalid' }
  const reason = model.equivalent?.[id]
  return reason === undefined
    ? { id, operator, result: 'survived' }
    : { id, operator, result: 'equivalent', because: reason }
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
      for (const session of [original, other])
        for (const action of actionsOf(step)) session.perform(action)
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
