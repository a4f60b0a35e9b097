import { afterSteps, stableJson, type Step } from './step.ts'
import type { Model } from './model.ts'
import {
  assertView,
  atStart,
  SpecMismatchError,
  predictStep,
  type Foreseen,
  nextDue,
  type SpecState,
} from './oracle.ts'
import { say, type Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

/** One step from one explored state, as performed by a real actor. */
export type Edge = Trace & {
  readonly step: Step
  readonly source: Node
  readonly target: Node
  /** Ids of the rules that the specification applies. */
  readonly rules: readonly string[]
}

export type Node = {
  /** Identity returned by the model, plus the running actors. */
  readonly key: string
  /** Active states, for display. */
  readonly label: string
  /** Shortest path from the start. */
  readonly way: readonly Step[]
  /** State of the specification after that path. */
  readonly state: SpecState
  readonly out: Edge[]
}

export type Graph = ReturnType<typeof explore>

const mostStates = 2000

/**
 * Explores all states of a machine: replays the shortest path to each with a real actor, performs every
 * possible step and compares the result with the specification. The order is deterministic. Throws at
 * the first difference, at too many states, and on unknown events, actors or outcomes.
 */
export function explore(model: Model) {
  const nodes = new Map<string, Node>()
  const arrive = (session: Session, way: readonly Step[], state: SpecState): Node => {
    // Different running actors allow different steps, even if the model calls the states equal.
    const same = model.same(session.read(), session.clock.due())
    const key = stableJson([same, session.runningNames().map(stableJson).toSorted()])
    const known = nodes.get(key)
    if (known) return known
    if (nodes.size === mostStates) {
      const heading = `${model.name} has more than ${mostStates} abstract states, one after:`
      throw new Error(afterSteps(heading, way, 'Make their identity coarser.'))
    }
    const label = say(session.read().value)
    const node = { key, label, way, state, out: [] }
    nodes.set(key, node)
    return node
  }

  const first = new Session(model)
  hold(model, first, [], atStart(model.initial))
  const start = first.recorder.takeTrace()
  const initial = arrive(first, [], model.initial)
  // The loop also visits the nodes that are added to the Map during iteration.
  for (const source of nodes.values())
    for (const step of alphabet(model, replay(model, source.way))) {
      const session = replay(model, source.way)
      const way = [...source.way, step]
      let { state } = source
      let rules: readonly string[] = []
      for (const moment of predictStep(model.table, state, step)) {
        ;({ state, rules } = moment)
        const isPossible = session.perform(moment.action)
        hold(model, session, way, moment)
        if (rules.length > 0 && !isPossible)
          throw new SpecMismatchError(model, way, moment, ['the machine ignores the step'])
      }
      const trace = session.recorder.takeTrace()
      const target = arrive(session, way, state)
      source.out.push({ ...trace, step, source, target, rules })
    }
  const all = [...nodes.values()]
  return { model, initial, nodes: all, edges: all.flatMap(({ out }) => out), start }
}

/**
 * Returns all steps that are possible now: the model's events, each outcome of each running actor
 * (superseded ones included), and the next timer.
 */
export function alphabet(model: Model, session: Session): readonly Step[] {
  const snapshot = session.read()
  if (snapshot.status !== 'active') return []
  const [due] = session.clock.due()
  return [
    ...model.events(snapshot).map((event): Step => ({ kind: 'event', event })),
    ...session.runningNames().flatMap((who) =>
      outcomesOf(model, who.actor).map((outcome): Step => ({
        kind: 'outcome',
        ...who,
        outcome,
      })),
    ),
    ...(due === undefined ? [] : [{ kind: 'delay', ms: due } as const]),
  ]
}

function replay(model: Model, way: readonly Step[]): Session {
  const session = new Session(model)
  for (const step of way) session.perform(step)
  session.recorder.takeTrace()
  return session
}

/** Compares the view and the next timer, since two paths to one node may leave different times. */
function hold(
  model: Model,
  session: Session,
  way: readonly Step[],
  moment: Foreseen,
): void {
  let seen: unknown
  try {
    seen = session.observe()
  } catch (cause) {
    throw new SpecMismatchError(model, way, moment, [String(cause)])
  }
  assertView(model, way, moment, seen)
  const { state } = moment
  const [due] = session.clock.due()
  const expected = nextDue(state)
  if (due === expected) return
  const name = state.timers?.find(({ ms }) => ms === expected)?.name ?? '(none)'
  throw new SpecMismatchError(model, way, moment, [
    `the next timer: expected ${name} ${inTime(expected)}, seen ${inTime(due)}`,
  ])
}

const inTime = (ms?: number) => (ms === undefined ? 'never' : `in ${ms} ms`)

function outcomesOf(model: Model, actor: string): readonly string[] {
  const outcomes = model.outcomes?.[actor]
  if (!outcomes)
    throw new Error(
      `${model.name} runs the actor "${actor}", but its model lists no outcomes for it`,
    )
  return Object.keys(outcomes)
}
