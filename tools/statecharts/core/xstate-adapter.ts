/** Only this module, `viewer/state.ts` and tests use private fields and `xstate.*` types of XState. */
import {
  Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getNextTransitions,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate'
import type { Outcome } from './model.ts'
import { isRecord } from './step.ts'

type Catalogue = ReadonlyMap<AnyTransitionDefinition, DeclaredTransition>

const catalogues = new WeakMap<AnyStateMachine, Catalogue>()

/** Returns all declared transitions of a machine in definition order. */
export function declaredTransitions(machine: AnyStateMachine) {
  return [...catalogueOf(machine).values()]
}

/** Returns all declared states of a machine except its root, parents first. */
export function declaredStates(machine: AnyStateMachine): readonly DeclaredState[] {
  return nodesUnder(machine.root).slice(1).map(describeState)
}

/** Describes the machine's root node as a state with an empty path. */
export const declaredRoot = (machine: AnyStateMachine) => describeState(machine.root)

/** Returns the event types that a machine accepts, without XState's internal ones and wildcards. */
export function externalEventTypes(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((type) => !isInternal(type) && !type.includes('*'))
}

/** Returns whether an event descriptor, such as `form.submit`, `form.*` or `*`, matches an event type. */
export const matchesEvent = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  (type !== '' &&
    descriptor.endsWith('*') &&
    `${type}.`.startsWith(descriptor.slice(0, -1)))

/** Throws if a machine comes from another copy of XState, which the toolkit cannot inspect. */
export function assertSameXState(machine: unknown): void {
  if (machine instanceof StateMachine) return
  throw new Error(
    'The machine was created by another copy of XState than the one that the toolkit imports. ' +
      'Install XState once: `npm ls xstate` lists the copies, and `npm dedupe` merges them.',
  )
}

/** Returns the id of an actor, or the name of its source if XState generated the id. */
export function actorName({ id, src }: Pick<AnyActorRef, 'id' | 'src'>): string {
  return typeof src === 'string' && /^(?:x:)?\d+(?:\.|$)/.test(id) ? src : id
}

/** Returns the source names of the invoked actors. Throws if an actor is invoked inline, without a name. */
export function invokedSources(machine: AnyStateMachine): readonly string[] {
  const sources = nodesUnder(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src }) => (typeof src === 'string' ? src : [])),
  )
  const inline = sources.find(isInternal)
  if (inline) throw new Error(`${machine.id}: name the actor "${inline}" in setup()`)
  return sources
}

/** Returns the paths of all active states and their ancestors. Empty for a machine without states. */
export function activePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(inner === undefined ? [] : activePaths(inner).map((path) => `${key}.${path}`)),
  ])
}

/** Formats a state value as its active leaf paths, joined by ` + `. */
export function formatState(value: StateValue): string {
  const paths = activePaths(value)
  const isLeaf = (path: string) => !paths.some((other) => other.startsWith(`${path}.`))
  return paths.filter(isLeaf).join(' + ') || '(root)'
}

/** Returns the ids of the states that each history state would restore. */
export function historyOf({ historyValue }: AnyMachineSnapshot): unknown {
  return Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((one) => one.id)])
}

/** Types of an actor's first event, of its last event, and of the actions that emit events. */
export const initType = 'xstate.init'
export const stopType = 'xstate.stop'
export const emitType = 'xstate.emit'

export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor instanceof Actor ? actor.options.parent : undefined
}

export function actorEndEventType(actor: string, isDone: boolean): string {
  return `xstate.${isDone ? 'done' : 'error'}.actor.${actor}`
}

/** Returns the event with which an invoked actor ends, as XState sends it to its parent. */
export function actorEndEvent(actor: string, outcome: Outcome): AnyEventObject {
  const isDone = 'output' in outcome
  return { type: actorEndEventType(actor, isDone), actorId: actor, ...outcome }
}

/** Returns the events with which the `after` timers of the active states end. */
export function timerEvents(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  return getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
    .map(({ eventType: type }) => ({ type }))
}

/** Returns the pending delayed events of an actor: type, due time, and whether it sends them to itself. */
export function scheduledEvents(actor: AnyActorRef) {
  return Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source }) => source === actor)
    .map(({ event: { type }, target, startedAt, delay }) => ({
      type,
      isOwn: target === actor,
      /** Due time in milliseconds since 1970. */
      due: startedAt + delay,
    }))
}

/** Returns the child machines that a machine invokes, or spawns with a fixed id on entry. */
export function startedMachines(machine: AnyStateMachine) {
  const { actors } = machine.implementations
  const started = nodesUnder(machine.root).flatMap((one) => [...one.entry, ...one.invoke])
  return started.flatMap((one) => {
    const { id, src }: { id?: unknown; src?: unknown } = Object(one)
    const child = typeof src === 'string' ? actors[src] : src
    return typeof id === 'string' && child instanceof StateMachine
      ? [{ id, machine: child }]
      : []
  })
}

/** Returns the internal event that settles a promise actor. Only the first such event takes effect. */
export function settleEvent(outcome: Outcome): AnyEventObject {
  return 'error' in outcome
    ? { type: 'xstate.promise.reject', data: outcome.error }
    : { type: 'xstate.promise.resolve', data: outcome.output }
}

export function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return isRecord(snapshot) && snapshot.machine instanceof StateMachine
}

/** True for types that XState reserves for itself. Applications send `xstate.route`, to go to a state's route. */
export const isInternal = (name: string): boolean => /^xstate\.(?!route$)/.test(name)

/** Returns the ids of the transitions that XState tried for an event and whose guards returned false. */
function rejectedGuards(
  before: unknown,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): readonly string[] {
  if (!isMachine(before) || before.status !== 'active') return []
  const isEventless = taken.length > 0 && taken.every(({ eventType: type }) => type === '')
  const type = isEventless ? '' : eventType
  const rejected: string[] = []
  /** States that handled the event. XState does not try the transitions of their ancestors. */
  const handledStates: AnyStateNode[] = []
  for (const one of getNextTransitions(before)) {
    if (!matchesEvent(one.eventType, type)) continue
    if (handledStates.some((state) => nodesUnder(one.source).includes(state))) continue
    if (taken.includes(one) || one.guard === undefined) handledStates.push(one.source)
    else rejected.push(idOf(one, true))
  }
  return rejected
}

/** Returns the id of a transition. The machine's id precedes it if the machine belongs to another actor. */
function idOf(definition: AnyTransitionDefinition, isOwn: boolean): string {
  const { machine } = definition.source
  const id = catalogueOf(machine).get(definition)?.id ?? '(initial)'
  return isOwn ? id : `${machine.id}: ${id}`
}

function catalogueOf(machine: AnyStateMachine): Catalogue {
  const known = catalogues.get(machine)
  if (known) return known
  const catalogue = new Map<AnyTransitionDefinition, DeclaredTransition>()
  const uses = new Map<string, number>()
  for (const node of nodesUnder(machine.root))
    for (const definition of [...node.transitions.values(), node.always ?? []].flat()) {
      const declared = describeTransition(definition)
      const use = (uses.get(declared.id) ?? 0) + 1
      uses.set(declared.id, use)
      const id = use === 1 ? declared.id : `${declared.id} (${use})`
      catalogue.set(definition, { ...declared, id })
    }
  catalogues.set(machine, catalogue)
  return catalogue
}

/** One declared transition. Each branch of a list counts as one. */
type DeclaredTransition = ReturnType<typeof describeTransition>

export type DeclaredState = {
  readonly path: string
  readonly label: string
  readonly type: AnyStateNode['type']
  /** True if the parent starts in this state. False for the regions of a parallel state. */
  readonly isInitial: boolean
  /** Display lines: kind of history, tags, invoked actors, entry and exit actions. */
  readonly notes: readonly string[]
  readonly transitions: readonly DeclaredTransition[]
  /** Transitions of other states that target this one. */
  readonly incoming: readonly DeclaredTransition[]
  readonly states: readonly DeclaredState[]
}

export type Trace = {
  /** Ids of the taken transitions, in order. */
  readonly taken: readonly string[]
  /** Ids of the transitions whose guards returned false. */
  readonly rejected: readonly string[]
}

function describeState(node: AnyStateNode): DeclaredState {
  const { key, type, parent, machine } = node
  const path = pathOf(node)
  const id = path || '(root)'
  const declared = declaredTransitions(machine)
  return {
    path,
    label: key,
    type,
    isInitial: parent?.type === 'compound' && parent.initial.target?.[0] === node,
    notes: [
      ...(type === 'history' ? [`${node.history} history`] : []),
      ...(node.config.target === undefined ? [] : [`at first → ${node.config.target}`]),
      ...node.tags.map((tag) => `#${tag}`),
      ...node.invoke.map((one) => `invoke / ${actorName(one)}`),
      ...formatActions('entry ', node.entry, machine),
      ...formatActions('exit ', node.exit, machine),
    ],
    transitions: declared.filter(({ source }) => source === id),
    incoming: declared.filter((one) => one.source !== id && one.targets.includes(id)),
    states: Object.values(node.states).map(describeState),
  }
}

/** Formats action names. Omits unnamed `raise` and `cancel` actions, because XState adds some for `after`. */
function formatActions(
  moment: string,
  actions: readonly unknown[],
  machine: AnyStateMachine,
): readonly string[] {
  const names = actions
    .map((action) => nameOf(action))
    .filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel')
    .map((name) => {
      // A named `raise` or `sendTo` is a function with the delay as a property.
      const { delay }: { delay?: unknown } = Object(machine.implementations.actions[name])
      const text = name.replace('xstate.', '')
      return typeof delay === 'string'
        ? `${text} after ${formatDelay(delay, machine)}`
        : text
    })
  return names.length === 0 ? [] : [`${moment}/ ${[...new Set(names)].join(', ')}`]
}

/** Adds the milliseconds to the name of a delay that is a fixed number. */
function formatDelay(name: string, { implementations }: AnyStateMachine): string {
  const delay: unknown = implementations.delays[name]
  return typeof delay === 'number' ? `${name}, ${delay} ms` : name
}

function describeTransition(definition: AnyTransitionDefinition) {
  const source = pathOf(definition.source) || '(root)'
  const event = eventLabel(definition.eventType, definition.source)
  const targets = (definition.target ?? []).map((node) => pathOf(node) || '(root)')
  const guard = definition.guard === undefined ? undefined : nameOf(definition.guard)
  const again = definition.reenter ? ['(re-entered)'] : []
  const guardLabel = guard === undefined ? [] : [`[${guard}]`]
  const { machine } = definition.source
  const actions = formatActions('', definition.actions, machine)
  const cause = event.replace(
    /^after (.*)/,
    (_, name: string) => `after ${formatDelay(name, machine)}`,
  )
  return {
    /** Stable, readable id, for example `sending --send done--> success [guard]`. */
    id: [
      `${source} --${event}--> ${targets.join(' + ') || '(stays)'}`,
      ...again,
      ...guardLabel,
    ].join(' '),
    /** Path of the declaring state; `(root)` for the machine itself. */
    source,
    /** Event type or a readable label, such as `<actor> done`, `after <delay>`, `done` or `always`. */
    event,
    /** Paths of the target states. Empty for a transition without a target. */
    targets,
    guard,
    /** Event, guard and actions for display. Built-in actions have short names, such as `emit`. */
    cause: [cause, ...guardLabel, ...actions, ...again].join(' '),
  }
}

/** Returns a readable event label, such as `after <delay>`, `<actor> done` or `always`. */
export function eventLabel(type: string, node?: AnyStateNode): string {
  if (type === '') return 'always'
  if (type.startsWith('xstate.done.state.')) return 'done'
  const invoked = node?.invoke.find(({ id }) => type.endsWith(`.actor.${id}`))
  return (invoked ? type.replace(invoked.id, () => actorName(invoked)) : type)
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error|snapshot)\.(?:actor\.)?(.*)$/, '$2 $1')
}

export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (isRecord(item) && 'type' in item) return String(item.type)
  if (typeof item !== 'function') return 'inline'
  return 'type' in item ? String(item.type) : item.name || 'inline'
}

export function nodesUnder(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesUnder)]
}

const pathOf = (node: AnyStateNode): string => node.path.join('.')

/**
 * Records the transitions and effects of an actor from its inspection events, in a session or in a rendered
 * view. The list of actions is never cleared.
 */
export class Recorder {
  /** Executed custom actions, without built-in ones such as `assign` and `sendTo`. */
  readonly actions: { readonly name: string; readonly params: unknown }[] = []
  /** Ids of the transitions taken since the last `takeTrace`. */
  taken: string[] = []
  #before: unknown
  #rejected = new Set<string>()

  /** @param isOwn true for the recorded actor. Only transitions are recorded for other actors */
  inspect(event: InspectionEvent, isOwn: boolean): void {
    if (event.type === '@xstate.microstep') {
      const taken = event._transitions
      for (const definition of taken) this.taken.push(idOf(definition, isOwn))
      if (isOwn) this.#addRejected(event.event.type, taken)
      if (isOwn) this.#before = event.snapshot
    } else if (event.type === '@xstate.snapshot' && isOwn) {
      this.#before = event.snapshot
      // After the last microstep, XState has also tried the remaining eventless transitions.
      if (this.taken.length > 0) this.#addRejected('', [])
    } else if (event.type === '@xstate.action' && isOwn && !isInternal(event.action.type))
      this.actions.push({ name: event.action.type, params: event.action.params })
  }

  /** Returns the trace since the last call and clears it. The first trace includes the start. */
  takeTrace(): Trace {
    const trace = { taken: this.taken, rejected: [...this.#rejected] }
    this.taken = []
    this.#rejected = new Set()
    return trace
  }

  #addRejected(type: string, taken: readonly AnyTransitionDefinition[]): void {
    for (const id of rejectedGuards(this.#before, type, taken)) this.#rejected.add(id)
  }
}

export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const snapshot: unknown = actor.getSnapshot()
  return isMachine(snapshot) ? snapshot.machine : undefined
}

export const isActive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active'

export function isActor(value: unknown): value is AnyActorRef {
  return isRecord(value) && 'getSnapshot' in value && 'id' in value
}
