/**
 * The one place that knows XState's internals: underscored fields, `xstate.*` names and, in
 * `xstate-definition.ts`, the shape of a definition. When XState changes, these two change.
 */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import {
  describe,
  describeState,
  leavesOf,
  nodesUnder,
  pathOf,
} from './xstate-definition.ts'
import type { Outcome } from './model.ts'
import type { Declared, DeclaredState, Trace } from './trace.ts'

type Catalogue = ReadonlyMap<AnyTransitionDefinition, Declared>

const catalogues = new WeakMap<AnyStateMachine, Catalogue>()

const heardTypes = new WeakMap<AnyStateMachine, readonly string[]>()

/** Every transition that a machine declares, in the order of its definition. */
export function declaredTransitions(machine: AnyStateMachine): readonly Declared[] {
  return [...catalogueOf(machine).values()]
}

/** Every state that a machine declares, parents first, the machine itself not among them. */
export function declaredStates(machine: AnyStateMachine): readonly DeclaredState[] {
  return nodesUnder(machine.root).slice(1).map(describeState)
}

/** The machine itself as the state around all others; its path is empty. */
export function declaredRoot(machine: AnyStateMachine): DeclaredState {
  return describeState(machine.root)
}

/** The types of the events that come from outside, without those that XState makes. */
export function outsideEventTypes(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((type) => !isInternal(type) && !type.includes('*'))
}

/** The types that its states name, wildcards and events that are forbidden included. */
export function heardEventTypes(machine: AnyStateMachine): readonly string[] {
  const known = heardTypes.get(machine)
  if (known) return known
  const names = nodesUnder(machine.root).flatMap(({ transitions }) => [
    ...transitions.keys(),
  ])
  const types = [...new Set(names)].filter((type) => !isInternal(type))
  heardTypes.set(machine, types)
  return types
}

/** Whether some state of a machine answers an event of this type, by its name or by a wildcard. */
export function hears(machine: AnyStateMachine, type: string): boolean {
  return heardEventTypes(machine).some(
    (known) =>
      known === type ||
      known === '*' ||
      (known.endsWith('.*') && type.startsWith(known.slice(0, -1))),
  )
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

/** The innermost active states, joined by ` + ` where regions are parallel. */
export function activeStates(snapshot: AnyMachineSnapshot): string {
  return leavesOf(snapshot)
    .map((node) => pathOf(node) || '(root)')
    .join(' + ')
}

/** Whether an actor is being told to stop. */
export function isStop(event: { readonly type: string }): boolean {
  return event.type === 'xstate.stop'
}

/** Whether an event is the first that an actor hears. */
export function isStart(event: { readonly type: string }): boolean {
  return event.type === 'xstate.init'
}

/** Which of its actors a machine hears the end of, and which end; undefined for other events. */
export function endingOf(event: {
  readonly type: string
}): { readonly actor: string; readonly isDone: boolean } | undefined {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  return actor === undefined ? undefined : { actor, isDone: ending === 'done' }
}

/** The actor that spawned or invoked this one. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent
}

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

/**
 * The ids of the transitions that an actor took in these microsteps from a snapshot of its own, and
 * of the guarded branches that said no.
 */
export function readMicrosteps(
  before: unknown,
  steps: readonly Microstep[],
): Pick<Trace, 'taken' | 'refused'> {
  const taken: string[] = []
  const refused: string[] = []
  let at = before
  for (const { event, snapshot, _transitions } of steps) {
    refused.push(...refusals(at, event.type, _transitions))
    taken.push(..._transitions.map((definition) => idOf(definition, true)))
    at = snapshot
  }
  // Those that wait for no event were asked in vain.
  if (taken.length > 0) refused.push(...refusals(at, '', []))
  return { taken, refused }
}

/** An event that an actor sends later. */
export type Scheduled = ReturnType<
  AnyActorRef['system']['getSnapshot']
>['_scheduledEvents'][string]

/** What an actor's system has yet to send, by its id there. */
export function scheduledEvents({
  system,
}: AnyActorRef): readonly (readonly [string, Scheduled])[] {
  return Object.entries(system.getSnapshot()._scheduledEvents)
}

/** Whether an action tells the listeners of its actor something. */
export function isEmission({ type }: { readonly type: string }): boolean {
  return type === 'xstate.emit'
}

/** A timer's event by the name of its delay; any other event as it is. */
export function timerLabel(type: string): string {
  return type.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
}

/** The type of the event by which a machine hears the end of an actor. */
export function endingType(actor: string, isDone: boolean): string {
  return `xstate.${isDone ? 'done' : 'error'}.actor.${actor}`
}

/** The child machines that a machine invokes, or spawns as it starts, under fixed ids. */
export function startedMachines(
  machine: AnyStateMachine,
): readonly { readonly id: string; readonly machine: AnyStateMachine }[] {
  const { actors } = machine.implementations
  const started = nodesUnder(machine.root).flatMap(({ entry, invoke }) => [
    ...entry.flatMap((action) =>
      typeof action === 'function' && 'src' in action && 'id' in action
        ? [{ id: action.id, src: action.src }]
        : [],
    ),
    ...invoke,
  ])
  return started.flatMap(({ id, src }) => {
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
  return (
    typeof snapshot === 'object' &&
    snapshot !== null &&
    'machine' in snapshot &&
    snapshot.machine instanceof StateMachine
  )
}

/** Whether an actor bears an id that XState made up, which changes from run to run. */
export function isAnonymous(actor: string): boolean {
  return /^x:\d+$/.test(actor)
}

/** Whether an event or an action is XState's own. */
export function isOwnEvent({ type }: { readonly type: string }): boolean {
  return isInternal(type)
}

function isInternal(name: string): boolean {
  return name.startsWith('xstate.')
}

/** The guarded branches that XState asked before it came to what it took. */
export function refusals(
  before: unknown,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): readonly string[] {
  if (!isMachine(before) || before.status !== 'active') return []
  const isEventless = taken.length > 0 && taken.every(({ eventType: type }) => type === '')
  const found = new Set<string>()
  for (const leaf of leavesOf(before))
    for (const candidate of candidatesOf(leaf, isEventless ? '' : eventType)) {
      if (taken.includes(candidate) || candidate.guard === undefined) break
      found.add(idOf(candidate, true))
    }
  return [...found]
}

function candidatesOf(leaf: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const own =
    type === ''
      ? (leaf.always ?? [])
      : [...(leaf.transitions.get(type) ?? []), ...(leaf.transitions.get('*') ?? [])]
  return leaf.parent ? [...own, ...candidatesOf(leaf.parent, type)] : own
}

/** The id of a transition; that of another machine begins with its name. */
export function idOf(definition: AnyTransitionDefinition, isOwn: boolean): string {
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
