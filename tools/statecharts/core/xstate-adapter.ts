/** The one place that knows XState's internals: underscored fields, `xstate.*` names, the shape of a definition. */
import {
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
import type { Outcome } from './spec.ts'
import { isRecord } from './step.ts'

type Catalogue = ReadonlyMap<AnyTransitionDefinition, Declared>

const catalogues = new WeakMap<AnyStateMachine, Catalogue>()

/** Every transition that a machine declares, in the order of its definition. */
export function declaredTransitions(machine: AnyStateMachine): readonly Declared[] {
  return [...catalogueOf(machine).values()]
}

/** Every state that a machine declares, parents first, the machine itself not among them. */
export function declaredStates(machine: AnyStateMachine): readonly DeclaredState[] {
  return nodesUnder(machine.root).slice(1).map(describeState)
}

/** The machine itself as the state around all others; its path is empty. */
export const declaredRoot = (machine: AnyStateMachine) => describeState(machine.root)

/** The types of the events that come from outside, without those that XState makes. */
export function outsideEventTypes(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((type) => !isInternal(type) && !type.includes('*'))
}

/** The names of the actors that a machine invokes; throws on one that has no name. */
export function invokedSources(machine: AnyStateMachine): readonly string[] {
  const sources = nodesUnder(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src }) => (typeof src === 'string' ? src : [])),
  )
  const inline = sources.find(isInternal)
  if (inline) throw new Error(`${machine.id}: name the actor "${inline}" in setup()`)
  return sources
}

/** The paths of all active states, those around them included; none for a machine without any. */
export function activePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(inner === undefined ? [] : activePaths(inner).map((path) => `${key}.${path}`)),
  ])
}

/** A state as its innermost active paths, joined by ` + `. */
export function say(value: StateValue): string {
  const paths = activePaths(value)
  const isLeaf = (path: string) => !paths.some((other) => other.startsWith(`${path}.`))
  return paths.filter(isLeaf).join(' + ') || '(root)'
}

/** The types of the first and the last event that an actor hears, and of what it emits. */
export const starting = 'xstate.init'
export const stopping = 'xstate.stop'
export const emission = 'xstate.emit'

export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent

/** The type of the event by which a machine hears the end of an actor. */
export function endingType(actor: string, isDone: boolean): string {
  return `xstate.${isDone ? 'done' : 'error'}.actor.${actor}`
}

/** The child machines that a machine invokes, or spawns as it starts, under fixed ids. */
export function startedMachines(machine: AnyStateMachine) {
  const { actors } = machine.implementations
  const begun = nodesUnder(machine.root).flatMap(({ entry, invoke }) => [
    ...entry,
    ...invoke,
  ])
  return begun.flatMap((one) => {
    const { id, src }: { id?: unknown; src?: unknown } = Object(one)
    const child = typeof src === 'string' ? actors[src] : src
    return typeof id === 'string' && child instanceof StateMachine
      ? [{ id, machine: child }]
      : []
  })
}

/** What a promise's actor hears when its promise settles: it believes the first that says so. */
export function settling(outcome: Outcome): AnyEventObject {
  return 'error' in outcome
    ? { type: 'xstate.promise.reject', data: outcome.error }
    : { type: 'xstate.promise.resolve', data: outcome.output }
}

export function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return isRecord(snapshot) && snapshot.machine instanceof StateMachine
}

/** Whether a type of events or actions is XState's own. */
export const isInternal = (name: string): boolean => name.startsWith('xstate.')

/** The guarded branches that XState asked before it came to what it took. */
function refusals(
  before: unknown,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): readonly string[] {
  if (!isMachine(before) || before.status !== 'active') return []
  const isEventless = taken.length > 0 && taken.every(({ eventType: type }) => type === '')
  const types = isEventless || eventType === '' ? [''] : [eventType, '*']
  const refused: string[] = []
  /** States of which one was found to answer: those around them are not asked. */
  const answering: AnyStateNode[] = []
  for (const one of getNextTransitions(before)) {
    if (!types.includes(one.eventType)) continue
    if (answering.some((inner) => isWithin(inner, one.source))) continue
    if (taken.includes(one) || one.guard === undefined) answering.push(one.source)
    else refused.push(idOf(one, true))
  }
  return refused
}

const isWithin = ({ id }: AnyStateNode, around: AnyStateNode) =>
  `${id}.`.startsWith(`${around.id}.`)

/** The id of a transition; that of another machine begins with its name. */
function idOf(definition: AnyTransitionDefinition, isOwn: boolean): string {
  const { machine } = definition.source
  const id = catalogueOf(machine).get(definition)?.id ?? '(initial)'
  return isOwn ? id : `${machine.id}: ${id}`
}

function catalogueOf(machine: AnyStateMachine): Catalogue {
  const known = catalogues.get(machine)
  if (known) return known
  const catalogue = new Map<AnyTransitionDefinition, Declared>()
  const uses = new Map<string, number>()
  for (const node of nodesUnder(machine.root))
    for (const definition of [...node.transitions.values(), node.always ?? []].flat()) {
      const declared = describe(definition)
      const use = (uses.get(declared.id) ?? 0) + 1
      uses.set(declared.id, use)
      const id = use === 1 ? declared.id : `${declared.id} (${use})`
      catalogue.set(definition, { ...declared, id })
    }
  catalogues.set(machine, catalogue)
  return catalogue
}

/** A transition as it is declared; each branch of a list is one. */
export type Declared = ReturnType<typeof describe>

export type DeclaredState = {
  readonly path: string
  readonly label: string
  readonly type: AnyStateNode['type']
  /** Whether the state around it begins there, or is parallel. */
  readonly isInitial: boolean
  /** What it bears and does, a line each: tags, actors, entry and exit. */
  readonly notes: readonly string[]
  readonly transitions: readonly Declared[]
  readonly states: readonly DeclaredState[]
}

/** What one step did inside the machine. */
export type Trace = {
  /** Ids of the transitions, in order; empty when the step was ignored. */
  readonly taken: readonly string[]
  /** Ids of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
}

function describeState(node: AnyStateNode): DeclaredState {
  const { key, type, parent, machine } = node
  const path = pathOf(node)
  return {
    path,
    label: key,
    type,
    isInitial: parent?.type === 'parallel' || parent?.initial.target?.[0] === node,
    notes: [
      ...node.tags.map((tag) => `#${tag}`),
      ...node.invoke.map(({ id }) => `invoke / ${id}`),
      ...doing('entry ', node.entry),
      ...doing('exit ', node.exit),
    ],
    transitions: declaredTransitions(machine).filter(
      ({ source }) => source === (path || '(root)'),
    ),
    states: Object.values(node.states).map(describeState),
  }
}

/** The names of actions, if there are any, without the timers that XState arms for `after`. */
function doing(moment: string, actions: readonly unknown[]): readonly string[] {
  const names = actions
    .map((action) => nameOf(action))
    .filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel')
    .map((name) => name.replace('xstate.', ''))
  return names.length === 0 ? [] : [`${moment}/ ${[...new Set(names)].join(', ')}`]
}

function describe(definition: AnyTransitionDefinition) {
  const source = pathOf(definition.source) || '(root)'
  const event = eventLabel(definition.eventType)
  const targets = (definition.target ?? []).map((node) => pathOf(node) || '(root)')
  const guard = definition.guard === undefined ? undefined : nameOf(definition.guard)
  const again = definition.reenter ? ' (re-entered)' : ''
  const asked = guard === undefined ? [] : [`[${guard}]`]
  const delay: unknown =
    definition.source.machine.implementations.delays[event.replace('after ', '')]
  const cause = typeof delay === 'number' ? `${event}, ${delay} ms` : event
  return {
    /** Stable and readable: `sending --send done--> success [guard]`. */
    id: [
      `${source} --${event}--> ${targets.join(' + ') || '(stays)'}${again}`,
      ...asked,
    ].join(' '),
    /** The path of the state that declares it, `(root)` for the machine itself. */
    source,
    /** An event's type, `send done`, `send error`, `after <delay>`, `done` or `always`. */
    event,
    /** Empty: the transition stays where it is. */
    targets,
    guard,
    /** The event, the guard and the actions, for readers; XState's own keep a short name, such as `emit`. */
    cause: [cause, ...asked, ...doing('', definition.actions)].join(' '),
  }
}

/** An event by what people call it: `after <delay>`, `<actor> done`, `done`, `always`, or its type. */
export function eventLabel(type: string): string {
  if (type === '') return 'always'
  if (type.startsWith('xstate.done.state.')) return 'done'
  return type
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
 * Listens to an actor from inside, of the harness or of a rendered view: it is told what `inspect` of
 * the root actor is. The lists grow over its whole life.
 */
export class Recorder {
  /** The effects that were asked for; assignments are no effects. */
  readonly actions: { readonly name: string; readonly params: unknown }[] = []
  /** Ids of the transitions that were taken since the trace was. */
  taken: string[] = []
  #before: unknown
  #refused = new Set<string>()

  /** `isOwn`: about the actor that is listened to; of all others the transitions are told alone. */
  inspect(event: InspectionEvent, isOwn: boolean): void {
    if (event.type === '@xstate.microstep') {
      const taken = event._transitions
      for (const definition of taken) this.taken.push(idOf(definition, isOwn))
      if (isOwn) this.#refuse(event.event.type, taken)
      if (isOwn) this.#before = event.snapshot
    } else if (event.type === '@xstate.snapshot' && isOwn) {
      this.#before = event.snapshot
      // Those that wait for no event were asked in vain.
      if (this.taken.length > 0) this.#refuse('', [])
    } else if (event.type === '@xstate.action' && isOwn && !isInternal(event.action.type))
      this.actions.push({ name: event.action.type, params: event.action.params })
  }

  /** What happened since the last time that this was asked, the start included. */
  takeTrace(): Trace {
    const trace = { taken: this.taken, refused: [...this.#refused] }
    this.taken = []
    this.#refused = new Set()
    return trace
  }

  #refuse(type: string, taken: readonly AnyTransitionDefinition[]): void {
    for (const id of refusals(this.#before, type, taken)) this.#refused.add(id)
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
