/**
 * What XState does not publish of one actor and of its actions: beside `xstate-adapter.ts`, the one
 * place that knows it. An actor is put back by the fields that its snapshot does not hold.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  StateMachine,
} from 'xstate'

export type SavedActor = {
  readonly actor: AnyActorRef
  readonly snapshot: unknown
  readonly status: unknown
  readonly observers: readonly unknown[]
  readonly listeners: readonly (readonly [unknown, unknown])[]
}

/** XState's own number for an actor that runs. */
const running = 1

const families = new WeakMap<object, readonly AnyActorRef[]>()

/** XState makes a new object whenever a child comes or goes. */
export function childrenOf(actor: AnyActorRef): readonly AnyActorRef[] {
  const { children }: { children?: object } = actor.getSnapshot()
  if (!children) return []
  const known = families.get(children)
  if (known) return known
  const family = Object.values(children).filter(isActor)
  families.set(children, family)
  return family
}

/** The machine that an actor runs. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const snapshot: unknown = actor.getSnapshot()
  return isMachine(snapshot) ? snapshot.machine : undefined
}

export function saveActor(actor: AnyActorRef): SavedActor {
  const observers: unknown = Reflect.get(actor, 'observers')
  const listeners: unknown = Reflect.get(actor, 'eventListeners')
  return {
    actor,
    snapshot: actor.getSnapshot(),
    status: Reflect.get(actor, '_processingStatus'),
    observers: observers instanceof Set ? [...observers] : [],
    listeners: listeners instanceof Map ? [...listeners] : [],
  }
}

/** An actor that was stopped meanwhile has lost its listeners, its mailbox and its name. */
export function restoreActor({
  actor,
  status,
  observers,
  listeners,
  snapshot,
}: SavedActor): void {
  const wasStopped = Reflect.get(actor, '_processingStatus') !== status
  Object.assign(actor, { _snapshot: snapshot, _processingStatus: status })
  if (!wasStopped) return
  Object.assign(actor, {
    observers: new Set(observers),
    eventListeners: new Map(listeners),
  })
  const mailbox: unknown = Reflect.get(actor, 'mailbox')
  if (status === running && hasStart(mailbox)) mailbox.start()
  register('_register', actor)
}

/** Makes the system know an actor by its session and its name, or forget it. */
export function register(what: '_register' | '_unregister', actor: AnyActorRef): void {
  const { system, sessionId } = actor
  const systemId: unknown = Reflect.get(actor, 'systemId')
  const call = (name: string, ...args: readonly unknown[]) => {
    const method: unknown = Reflect.get(system, name)
    if (typeof method === 'function') Reflect.apply(method, system, args)
  }
  if (what === '_unregister') return call(what, actor)
  call(what, sessionId, actor)
  if (systemId !== undefined) call('_set', systemId, actor)
}

export function isActive(actor: AnyActorRef): boolean {
  return actor.getSnapshot().status === 'active'
}

export function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return (
    typeof snapshot === 'object' &&
    snapshot !== null &&
    'machine' in snapshot &&
    snapshot.machine instanceof StateMachine
  )
}

export function isActor(value: unknown): value is AnyActorRef {
  return (
    typeof value === 'object' && value !== null && 'getSnapshot' in value && 'id' in value
  )
}

function hasStart(value: unknown): value is { start(): void } {
  return typeof value === 'object' && value !== null && 'start' in value
}
