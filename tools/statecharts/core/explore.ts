import { afterSteps, stableJson, type Step } from './step.ts'
import type { Model } from './spec.ts'
import {
  agree,
  atStart,
  Departure,
  foresee,
  type Foreseen,
  nextDue,
  type SpecState,
} from './oracle.ts'
import { say, type Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

/** One step taken from one abstract state, as a real actor took it. */
export type Edge = Trace & {
  readonly step: Step
  readonly source: Node
  readonly target: Node
  /** The ids of the rules that the table answers with. */
  readonly rules: readonly string[]
}

export type Node = {
  /** What the model's `same` says, and the actors that run. */
  readonly key: string
  /** The active states, for readers. */
  readonly label: string
  /** A shortest way here from the start. */
  readonly way: readonly Step[]
  /** Where the table is after that way. */
  readonly state: SpecState
  readonly out: Edge[]
}

export type Graph = ReturnType<typeof explore>

const mostStates = 2000

/**
 * Every edge between the abstract states of a model's machine, each taken by a real actor that was
 * led there by a shortest way, and held against the table; in the same order from run to run.
 * Throws at the first that is not as the table says, when the limit of abstract states is passed,
 * when an actor runs whose outcomes the model does not name, and on an event, an actor or an outcome
 * that the machine does not know.
 */
export function explore(model: Model) {
  const nodes = new Map<string, Node>()
  const arrive = (session: Session, way: readonly Step[], state: SpecState): Node => {
    // Whatever the model calls one place: where other actors run, other things can happen.
    const same = model.same(session.read(), session.clock.due())
    const key = stableJson([same, session.runningNames().map(stableJson).toSorted()])
    const known = nodes.get(key)
    if (known) return known
    if (nodes.size === mostStates) {
      const heading = `${model.name} has more than ${mostStates} abstract states, one after`
      throw new Error(afterSteps(heading, way, 'Call more of them the same.'))
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
  // A Map is read while it grows: the nodes found on the way are visited in their turn.
  for (const source of nodes.values())
    for (const step of alphabet(model, replay(model, source.way))) {
      const session = replay(model, source.way)
      const way = [...source.way, step]
      let { state } = source
      let rules: readonly string[] = []
      for (const moment of foresee(model.table, state, step)) {
        ;({ state, rules } = moment)
        const isPossible = session.perform(moment.action)
        hold(model, session, way, moment)
        if (rules.length > 0 && !isPossible)
          throw new Departure(model, way, moment, ['the machine ignores it'])
      }
      const trace = session.recorder.takeTrace()
      const target = arrive(session, way, state)
      source.out.push({ ...trace, step, source, target, rules })
    }
  const all = [...nodes.values()]
  return { model, initial, nodes: all, edges: all.flatMap(({ out }) => out), start }
}

/**
 * Everything that can be done where a session stands: the model's events, each outcome of
 * each running actor, superseded ones too, and the next timer.
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

/** Holds what is seen, and the next timer: two ways to one abstract state may leave different times. */
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
    throw new Departure(model, way, moment, [String(cause)])
  }
  agree(model, way, moment, seen)
  const { state } = moment
  const [due] = session.clock.due()
  const expected = nextDue(state)
  if (due === expected) return
  const name = state.timers?.find(({ ms }) => ms === expected)?.name ?? 'nothing'
  throw new Departure(model, way, moment, [
    `the next timer: expected ${name} ${inTime(expected)}, seen ${inTime(due)}`,
  ])
}

const inTime = (ms?: number) => (ms === undefined ? 'never' : `in ${ms} ms`)

function outcomesOf(model: Model, actor: string): readonly string[] {
  const outcomes = model.outcomes?.[actor]
  if (!outcomes)
    throw new Error(
      `${model.name} runs the actor "${actor}", whose outcomes its model does not name`,
    )
  return Object.keys(outcomes)
}
