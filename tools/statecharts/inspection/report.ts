import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import {
  isParentOf,
  type Microstep,
  parentOf,
  placesOf,
  type Scheduled,
  scheduledEvents,
} from '../core/xstate-adapter.ts'
import type { ActorReport, Entry, Identity, Timer } from './protocol.ts'
import { type Codes, recordOf, type Shown, toPlain } from './masked.ts'

/** One event and what an actor did with it, as XState tells it. */
export type Happening = {
  readonly seq: number
  /** Milliseconds since 1970, with fractions. */
  readonly at: number
  readonly actor: AnyActorRef
  readonly source: AnyActorRef | undefined
  readonly isEmitted: boolean
  readonly event: AnyEventObject
  readonly steps: Microstep[]
  before: Snapshot<unknown> | undefined
  after: Snapshot<unknown> | undefined
  timers: readonly (readonly [string, Scheduled])[]
}

const identities = new WeakMap<AnyActorRef, Identity>()

function identify(actor: AnyActorRef): Identity {
  const known = identities.get(actor)
  if (known) return known
  const id = partOf(partOf(actor.getSnapshot(), 'machine'), 'id')
  const machine = typeof id === 'string' ? id : undefined
  // An id that XState made up says nothing.
  const name = actor.id === actor.sessionId ? (machine ?? actor.id) : actor.id
  const systemId = partOf(actor, 'systemId')
  const identity = {
    id: actor.sessionId,
    name: typeof systemId === 'string' ? systemId : name,
    parent: parentOf(actor)?.sessionId,
    machine,
  }
  identities.set(actor, identity)
  return identity
}

export function describeHappening(happening: Happening, codes: Codes | 'all'): Entry {
  const { seq, at, actor, source, isEmitted, event, steps, before, after } = happening
  const identity = identify(actor)
  const shown = shownOf(identity, codes)
  return {
    seq,
    at,
    actor: identity,
    source: source && identify(source),
    isEmitted,
    isFromChild: source !== undefined && !isEmitted && isParentOf(actor, source),
    event: { ...recordOf(toPlain(event, shown)), type: event.type },
    steps: steps.map((step) => ({
      type: step.event.type,
      taken: placesOf(step),
      value: partOf(step.snapshot, 'value'),
    })),
    before: partOf(before, 'value'),
    value: partOf(after, 'value'),
    context: toPlain(partOf(after, 'context'), shown),
    isOver: after !== undefined && after.status !== 'active',
    timers: happening.timers.map(([id, timer]) => describeTimer(id, timer)),
  }
}

export function describeActor(actor: AnyActorRef, codes: Codes | 'all'): ActorReport {
  const identity = identify(actor)
  const snapshot: unknown = actor.getSnapshot()
  return {
    ...identity,
    value: partOf(snapshot, 'value'),
    context: toPlain(partOf(snapshot, 'context'), shownOf(identity, codes)),
  }
}

/** What this actor itself has yet to send, by its id in the system. */
export function ownTimers(actor: AnyActorRef): Happening['timers'] {
  return scheduledEvents(actor).filter(([, { source }]) => source === actor)
}

export function describeTimer(
  id: string,
  { target, event, startedAt, delay }: Scheduled,
): Timer {
  const dueAt = startedAt + delay
  return { id, actor: identify(target), event: event.type, dueAt, delay }
}

function shownOf({ machine }: Identity, codes: Codes | 'all'): Shown {
  return codes === 'all' ? 'all' : (machine !== undefined && codes[machine]) || []
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
}
