import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { type Microstep, parentOf, readMicrosteps } from '../core/xstate-adapter.ts'
import type { ActorReport, Entry, Identity } from './protocol.ts'
import { type Codes, recordOf, type Shown, toPlain } from './masked.ts'

/** One event and what an actor did with it, as XState tells it. */
export type Happening = Pick<Entry, 'seq' | 'at' | 'isEmitted'> & {
  readonly actor: AnyActorRef
  readonly source: AnyActorRef | undefined
  readonly event: AnyEventObject
  readonly steps: Microstep[]
  before: Snapshot<unknown> | undefined
  after: Snapshot<unknown> | undefined
}

function identify(actor: AnyActorRef): Identity {
  const id = partOf(partOf(actor.getSnapshot(), 'machine'), 'id')
  const machine = typeof id === 'string' ? id : undefined
  // An id that XState made up says nothing.
  const name = actor.id === actor.sessionId ? (machine ?? actor.id) : actor.id
  const systemId = partOf(actor, 'systemId')
  return {
    id: actor.sessionId,
    name: typeof systemId === 'string' ? systemId : name,
    parent: parentOf(actor)?.sessionId,
    machine,
  }
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
    event: { ...recordOf(toPlain(event, shown)), type: event.type },
    ...readMicrosteps(before, steps),
    before: partOf(before, 'value'),
    value: partOf(after, 'value'),
    context: toPlain(partOf(after, 'context'), shown),
    isOver: after !== undefined && after.status !== 'active',
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

function shownOf({ machine }: Identity, codes: Codes | 'all'): Shown {
  return codes === 'all' ? 'all' : (machine !== undefined && codes[machine]) || []
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
}
