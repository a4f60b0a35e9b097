import type { AnyMachineSnapshot } from 'xstate'
import {
  describeStep,
  formatDifferences,
  formatFailure,
  stableJson,
  type Step,
} from './step.ts'
import type { Model } from './model.ts'
import {
  assertView,
  predictStart,
  SpecMismatchError,
  predictStep,
  type Prediction,
  nextDue,
  type SpecState,
} from './oracle.ts'
import { formatState, historyOf, type Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

/** A step from one explored state to another or to itself, as a real actor performed it. */
export type Edge = Trace & {
  readonly step: Step
  readonly source: Node
  readonly target: Node
  /** Ids of the rules that the specification applies to this step. */
  readonly rules: readonly string[]
}

export type Node = {
  /** The model's identity of the state, its history value and its running actors, as JSON. */
  readonly key: string
  readonly index: number
  readonly label: string
  /** A shortest path from the start. */
  readonly path: readonly Step[]
  /** State of the specification after `path`. */
  readonly state: SpecState
  readonly out: Edge[]
}

export type Graph = ReturnType<typeof exploreModel>

const maxStates = 2000

const graphs = new WeakMap<Model, Graph>()

/**
 * Explores all states that the steps of a model reach, once per model. Replays a shortest path to each state
 * with a real actor, performs every possible step and compares the results with the specification. Throws at
 * the first difference, above 2,000 states, and if the model is invalid.
 */
export function explore(model: Model): Graph {
  const graph = graphs.get(model) ?? exploreModel(model)
  graphs.set(model, graph)
  return graph
}

function exploreModel(model: Model) {
  const nodes = new Map<string, Node>()
  const nodeFor = (session: Session, path: readonly Step[], state: SpecState): Node => {
    const snapshot = session.read()
    // States with different running actors allow different steps, so `identity` cannot merge them.
    const running = session.runningActors().map(stableJson).toSorted()
    const identity = identityOf(model, snapshot, session.clock.due())
    const key = stableJson([identity, running])
    const known = nodes.get(key)
    if (known) {
      assertSameState(model, known, path, state)
      return known
    }
    if (nodes.size === maxStates) {
      const heading = `${model.name} has more than ${maxStates} states, the limit of an exploration. One of them is reached after:`
      const wanted = stableJson(state)
      const twin = [...nodes.values()].find((one) => stableJson(one.state) === wanted)
      const details = formatDifferences(JSON.parse((twin ?? initial).key), JSON.parse(key))
      const hint = twin
        ? 'The rules do not distinguish the states "expected" and "seen". Omit these fields from `identity`.'
        : 'The rules distinguish the states "expected" (the start) and "seen", too. Try fewer values in `events`, or omit these fields from `identity` and list them in `abstracted`.'
      throw new Error(formatFailure(heading, path, ...details, hint))
    }
    const label = formatState(snapshot.value)
    const node = { key, index: nodes.size, label, path, state, out: [] }
    nodes.set(key, node)
    return node
  }

  const first = new Session(model)
  assertObservation(model, first, [], predictStart(model.initial))
  const start = first.recorder.takeTrace()
  const initial = nodeFor(first, [], model.initial)
  // The loop also visits the nodes that are added to the Map during iteration.
  for (const source of nodes.values())
    for (const step of possibleSteps(model, replay(model, source.path))) {
      const session = replay(model, source.path)
      session.recorder.takeTrace()
      const path = [...source.path, step]
      let { state } = source
      let rules: readonly string[] = []
      for (const expected of predictStep(model.table, state, step)) {
        ;({ state, rules } = expected)
        const isPossible = session.perform(expected.action)
        assertObservation(model, session, path, expected)
        if (rules.length > 0 && !isPossible)
          throw new SpecMismatchError(model, path, expected, [
            'the machine ignores the step',
          ])
      }
      const trace = session.recorder.takeTrace()
      const target = nodeFor(session, path, state)
      source.out.push({ ...trace, step, source, target, rules })
    }
  const all = [...nodes.values()]
  return { model, initial, nodes: all, edges: all.flatMap(({ out }) => out), start }
}

export function identityOf(
  model: Model,
  snapshot: AnyMachineSnapshot,
  due: readonly number[],
): unknown {
  return [model.identity(snapshot, due), historyOf(snapshot)]
}

/**
 * Throws if two paths lead to one explored state, but to states of the specification that differ in more
 * than the `abstracted` fields.
 */
function assertSameState(
  { name, abstracted = [] }: Model,
  known: Node,
  path: readonly Step[],
  state: SpecState,
): void {
  const problems = formatDifferences(
    comparableState(known.state, abstracted),
    comparableState(state, abstracted),
  )
  if (problems.length === 0) return
  const heading = `${name} reaches the state ${known.label} on two paths, but its specification predicts different states, after:`
  const first = known.path.map(describeStep).join(', ') || '(the start)'
  throw new Error(
    formatFailure(
      heading,
      path,
      ...problems,
      `"expected" is the state after the first path: ${first}`,
      'Either the machine forgets this data, or `identity` omits it, or it belongs in `abstracted`.',
    ),
  )
}

function comparableState(
  { timers = [], ...state }: SpecState,
  abstracted: readonly string[],
): unknown {
  const kept = Object.entries(state).filter(([field]) => !abstracted.includes(field))
  const sorted = timers.toSorted((one, other) => one.ms - other.ms)
  return { ...Object.fromEntries(kept), timers: sorted }
}

/** Returns the steps to try now. They include the outcomes of superseded actors that still run. */
export function possibleSteps(model: Model, session: Session): readonly Step[] {
  const snapshot = session.read()
  if (snapshot.status !== 'active') return []
  const [due] = session.clock.due()
  return [
    ...model.events(snapshot).map((event): Step => ({ kind: 'event', event })),
    ...session.runningActors().flatMap((running) =>
      outcomesOf(model, running.actor).map((outcome): Step => ({
        kind: 'outcome',
        ...running,
        outcome,
      })),
    ),
    ...(due === undefined ? [] : [{ kind: 'delay', ms: due } as const]),
  ]
}

/** Performs a path on a new actor, without comparing the results with the specification. */
export function replay(model: Model, path: readonly Step[]): Session {
  const session = new Session(model)
  for (const step of path) session.perform(step)
  return session
}

/** Throws unless the view and the time of the next timer match the expected state. */
function assertObservation(
  model: Model,
  session: Session,
  path: readonly Step[],
  expected: Prediction,
): void {
  let observed: unknown
  try {
    observed = session.observe()
  } catch (cause) {
    throw new SpecMismatchError(model, path, expected, [String(cause)])
  }
  assertView(model, path, expected, observed)
  const { state } = expected
  const [due] = session.clock.due()
  const expectedDue = nextDue(state)
  if (due === expectedDue) return
  const name = state.timers?.find(({ ms }) => ms === expectedDue)?.name ?? '(none)'
  throw new SpecMismatchError(model, path, expected, [
    `the next timer: expected ${name} ${formatDue(expectedDue)}, seen ${formatDue(due)}`,
  ])
}

const formatDue = (ms?: number) => (ms === undefined ? 'never' : `in ${ms} ms`)

function outcomesOf(model: Model, actor: string): readonly string[] {
  const outcomes = model.outcomes?.[actor]
  if (!outcomes)
    throw new Error(
      `${model.name} runs the actor "${actor}", but its model lists no outcomes for it`,
    )
  const ends = Object.values(outcomes)
  const canFail = ends.length === 0 || ends.some((end) => 'error' in end)
  if (!canFail && model.infallible?.[actor] === undefined)
    throw new Error(
      `${model.name} runs the actor "${actor}", but its model lists no error among its outcomes. ` +
        'Add one, or explain under `infallible` why the actor cannot fail.',
    )
  return Object.keys(outcomes)
}
