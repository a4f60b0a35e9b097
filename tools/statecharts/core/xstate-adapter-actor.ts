/**
 * What XState does not publish of one actor and of its actions: beside `xstate-adapter.ts`, the one
 * place that knows it. An actor is put back by the fields that its snapshot does not hold.
 */
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { isMachine } from './xstate-adapter.ts'

/** All fields of an actor as they stood, and those of its mailbox. */
export type SavedActor = {
  readonly actor: AnyActorRef
  readonly fields: object
  readonly mailbox: object
}

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
  const mailbox: unknown = Reflect.get(actor, 'mailbox')
  return { actor, fields: copyOf(actor), mailbox: copyOf(mailbox) }
}

/** Also one that was stopped meanwhile, which its system has forgotten. */
export function restoreActor(
  { actor, fields, mailbox }: SavedActor,
  snapshot?: unknown,
): void {
  Object.assign(actor, copyOf(fields), snapshot !== undefined && { _snapshot: snapshot })
  Object.assign(Object(Reflect.get(actor, 'mailbox')), mailbox)
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

export function isActor(value: unknown): value is AnyActorRef {
  return (
    typeof value === 'object' && value !== null && 'getSnapshot' in value && 'id' in value
  )
}

/** Its own fields; what they collect is copied too. */
function copyOf(value: unknown): object {
  const fields = Object.entries(Object(value)).map(([key, field]) => {
    if (field instanceof Set) return [key, new Set(field)]
    return [key, field instanceof Map ? new Map(field) : field]
  })
  return Object.fromEntries(fields)
}
