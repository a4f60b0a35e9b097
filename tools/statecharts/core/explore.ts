import type { Model } from './model.ts'
import type { Trace } from './trace.ts'
import { Session } from './session.ts'
import { describeStep, halves, type Step } from './step.ts'
import { refuseUnknownIn } from './vocabulary.ts'
import { activeStates, isAnonymous } from './xstate-adapter.ts'

/** One step taken from one abstract state, as a real actor took it. */
export type Edge = Trace & {
  readonly step: Step
  readonly source: Node
  readonly target: Node
  /** An event that took no transition and changed nothing. */
  readonly isIgnored: boolean
  /** What a visitor perceived afterwards; for a delay, also 1 ms before its time. */
  readonly view: unknown
  readonly viewBefore?: unknown
  /** Milliseconds until the next timer afterwards; undefined when none runs. */
  readonly due: number | undefined
}

/** An abstract state. */
export type Node = {
  /** What the model's `abstract` says, and the actors that run. */
  readonly key: string
  /** The active states, for readers. */
  readonly label: string
  /** A shortest way here from the start. */
  readonly way: readonly Step[]
  /** The next timer, in milliseconds: what remains, of how much. */
  readonly next: { readonly left: number; readonly total: number } | undefined
  readonly out: Edge[]
}

/** A walk through the graph from its initial node. */
export type Path = readonly Edge[]

export type Graph = {
  readonly model: Model
  readonly initial: Node
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  /** What a visitor perceived at the start, and what happened to get there. */
  readonly view: unknown
  readonly start: Trace
}

const DEFAULT_LIMIT = 2000

/**
 * Every edge between the abstract states of a model's machine, each taken by a real actor
 * that was led there by a shortest way; in the same order from run to run. Throws when the
 * limit of abstract states is passed, when the machine breaks, when an actor runs whose
 * outcomes the model does not name, and on an event, an actor or an outcome that it does not know.
 */
export function explore(model: Model): Graph {
  refuseUnknownIn(model, model.scenarios ?? [])
  const nodes = new Map<string, Node>()
  const arrive = (session: Session, way: readonly Step[]): Node => {
    // Whatever the model calls one place: where other actors run, other things can happen.
    const key = [
      model.abstract(session.read(), session.clock.due()),
      ...session.runningNames().map(nameOf).toSorted(),
    ].join('\n')
    const known = nodes.get(key)
    if (known) return known
    refuseTooMany(model, nodes.size, way)
    const label = activeStates(session.read())
    const node: Node = { key, label, way, next: session.clock.pending()[0], out: [] }
    nodes.set(key, node)
    return node
  }

  const first = new Session(model)
  const view = perceive(first, model, [])
  const start = first.takeTrace()
  const initial = arrive(first, [])
  first.dispose()
  // A Map is read while it grows: the nodes found on the way are visited in their turn.
  for (const node of nodes.values()) visit(model, node, arrive)
  const all = [...nodes.values()]
  return { model, initial, nodes: all, edges: all.flatMap(({ out }) => out), view, start }
}

/**
 * Everything that can be done where a session stands: the model's events, each outcome of
 * each running actor, superseded ones too, the next timer, and the model's partial advances.
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
    ...(model.waits ?? [])
      .filter((ms) => due === undefined || ms < due)
      .map((ms): Step => ({ kind: 'wait', ms })),
  ]
}

function visit(
  model: Model,
  node: Node,
  arrive: (session: Session, way: readonly Step[]) => Node,
): void {
  const scout = replay(model, node.way)
  let session: Session | undefined = scout
  for (const step of alphabet(model, scout)) {
    session ??= replay(model, node.way)
    const way = [...node.way, step]
    const before = session.read()
    const probe = step.kind === 'delay' ? lead(session, model, step.ms, way) : {}
    session.perform(step.kind === 'delay' ? halves(step.ms)[1] : step)
    const view = perceive(session, model, way)
    const trace = session.takeTrace()
    const isIgnored =
      step.kind === 'event' && trace.taken.length === 0 && session.read() === before
    const [due] = session.clock.due()
    const target = arrive(session, way)
    node.out.push({ ...trace, ...probe, step, source: node, target, isIgnored, view, due })
    // What was ignored left the session as it was: it serves for the next step.
    if (isIgnored) continue
    session.dispose()
    session = undefined
  }
  session?.dispose()
}

function replay(model: Model, way: readonly Step[]): Session {
  const session = new Session(model)
  for (const step of way)
    session.perform(step.kind === 'delay' ? { kind: 'wait', ms: step.ms } : step)
  session.takeTrace()
  return session
}

/** Lets a delay pass until 1 ms before its time. */
function lead(
  session: Session,
  model: Model,
  ms: number,
  way: readonly Step[],
): Pick<Edge, 'viewBefore'> {
  const [almost] = halves(ms)
  if (!almost) return {}
  session.perform(almost)
  return { viewBefore: perceive(session, model, way) }
}

function perceive(session: Session, model: Model, way: readonly Step[]): unknown {
  try {
    return session.observe()
  } catch (cause) {
    throw new Error(`${model.name}: ${String(cause)} after ${textOf(way)}`, { cause })
  }
}

function outcomesOf(model: Model, actor: string): readonly string[] {
  const outcomes = model.outcomes?.[actor]
  if (isAnonymous(actor)) throw new Error(`${model.name} starts an actor without an id`)
  if (!outcomes)
    throw new Error(
      `${model.name} runs the actor "${actor}", whose outcomes its model does not name`,
    )
  return Object.keys(outcomes)
}

function nameOf({ actor, back = 0 }: { actor: string; back?: number }): string {
  return `${actor}~${back}`
}

function refuseTooMany(model: Model, count: number, way: readonly Step[]): void {
  const limit = model.limit ?? DEFAULT_LIMIT
  if (count < limit) return
  throw new Error(
    `${model.name} has more than ${limit} abstract states: make its abstract() coarser or ` +
      `raise its limit. One state too many lies after ${textOf(way)}`,
  )
}

function textOf(way: readonly Step[]): string {
  return way.map(describeStep).join(', ') || 'the start'
}
