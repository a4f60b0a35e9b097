/**
 * Records the recent events of the page's machines and reports them to a viewer, only in development. It
 * uses XState's inspection API and `send`, so machines need no code for it.
 */
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import {
  actorName,
  emitType,
  isActor,
  isMachine,
  machineOf,
  parentOf,
  Recorder,
  scheduledEvents,
  initType,
  stopType,
  type Trace,
} from '../core/xstate-adapter.ts'
import { type Codes, toPlainEvent, type Shown, toPlain } from './mask.ts'
import {
  capacity,
  channelName,
  type Entry,
  type FromPage,
  type FromViewer,
  type Identity,
} from './protocol.ts'

type Inspect = (event: InspectionEvent) => void

type RecordedEvent = Pick<Entry, 'seq' | 'at' | 'isEmitted' | 'timers' | keyof Trace> & {
  readonly actor: AnyActorRef
  readonly source: AnyActorRef | undefined
  readonly event: AnyEventObject
  /** Snapshot after the event. Undefined until the actor has processed the event. */
  after?: Snapshot<unknown>
}

/** The part of `BroadcastChannel` that an inspection uses. */
export type Channel = {
  postMessage(message: FromPage): void
  onmessage: ((message: MessageEvent<FromViewer>) => void) | null
}

/**
 * Reports the page's machines to the viewer, and to Stately's inspector with `?inspect=stately` in the URL.
 * Resolves to the option `inspect` of `createActor`. Texts are masked, except under the keys in `codes`. The
 * viewer can request all texts.
 */
export async function inspectPage(codes: Codes): Promise<Inspect> {
  const id = crypto.randomUUID()
  const channel: Channel = new BroadcastChannel(channelName)
  const inspect = openInspection(channel, id, () => location.pathname, codes)
  addEventListener('pagehide', () => channel.postMessage({ kind: 'leave', page: id }))
  const isForStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  const toStately = isForStately && (await import('./stately.ts')).openStately(codes)
  return (event) => {
    inspect(event)
    if (toStately) toStately(event)
  }
}

/** Reports a page's machines through a channel. `id` identifies the page among the open tabs. */
export function openInspection(
  channel: Channel,
  id: string,
  path: () => string,
  codes: Codes,
): Inspect {
  /** The recorded events, oldest first. */
  let history: readonly RecordedEvent[] = []
  const running = new Map<AnyActorRef, Recorder>()
  /** Actors whose emit listeners are being called, innermost last. */
  const emitting: AnyActorRef[] = []
  let isMasked = true

  function record(actor: AnyActorRef, event: AnyEventObject, sender: unknown) {
    const emitter = sender === undefined ? emitting.at(-1) : undefined
    const recorded: RecordedEvent = {
      seq: (history.at(-1)?.seq ?? -1) + 1,
      at: Date.now(),
      actor,
      source: isActor(sender) ? sender : emitter,
      isEmitted: emitter !== undefined,
      event,
      taken: [],
      rejected: [],
      timers: [],
    }
    const old = history.slice(0, -capacity)
    const last = new Map(old.map((one) => [one.actor, one]))
    const lastOfRunning = old.filter(
      (one) => running.has(one.actor) && last.get(one.actor) === one,
    )
    history = [...lastOfRunning, ...history.slice(-capacity), recorded]
    return recorded
  }

  function complete(actor: AnyActorRef, event: AnyEventObject, after: Snapshot<unknown>) {
    // XState publishes a snapshot after it has called the listeners, so the actor has finished emitting.
    while (emitting.at(-1) === actor) emitting.pop()
    const recorder = running.get(actor)
    if (!recorder) return
    const recorded =
      event.type === stopType
        ? // When XState stops an actor, it emits `@xstate.snapshot`, but no `@xstate.event`.
          record(actor, event, parentOf(actor))
        : history.find((one) => one.actor === actor && one.event === event && !one.after)
    const trace = recorder.takeTrace()
    const timers = scheduledEvents(actor)
    if (recorded) Object.assign(recorded, trace, { after, timers })
    if (after.status !== 'active') running.delete(actor)
  }

  function report(from: number) {
    const recent = history.filter(({ seq }) => seq >= from)
    if (recent.length === 0) return
    const entries = recent.map((recorded) => describe(recorded, isMasked ? codes : 'all'))
    channel.postMessage({ kind: 'report', page: id, path: path(), isMasked, entries })
  }

  channel.onmessage = ({ data }) => {
    if (data.kind === 'watch') return report((data.seen[id] ?? -1) + 1)
    if (data.page !== id) return
    if (data.kind === 'mask') {
      isMasked = data.isMasked
      return report(0)
    }
    const actors = [...running.keys()]
    actors.find(({ sessionId }) => sessionId === data.actor)?.send(data.event)
  }

  return (update) => {
    const { actorRef: actor } = update
    if (!isActor(actor)) return
    if (update.type === '@xstate.event') {
      if (update.event.type === initType) running.set(actor, new Recorder())
      record(actor, update.event, update.sourceRef)
      return
    }
    running.get(actor)?.inspect(update, true)
    if (update.type === '@xstate.snapshot') complete(actor, update.event, update.snapshot)
    else if (update.type === '@xstate.action' && update.action.type === emitType)
      emitting.push(actor)
  }
}

function describe(recorded: RecordedEvent, codes: Codes | 'all'): Entry {
  const { actor, source, event, after, ...rest } = recorded
  const identity = identify(actor)
  const { machine } = identity
  const snapshot = isMachine(after) ? after : undefined
  const shown: Shown =
    codes === 'all' ? 'all' : (machine !== undefined && codes[machine]) || []
  return {
    ...rest,
    actor: identity,
    source: source && identify(source),
    event: toPlainEvent(event, shown),
    value: snapshot?.value,
    context: toPlain(snapshot?.context, shown),
    isOver: after !== undefined && after.status !== 'active',
  }
}

function identify(actor: AnyActorRef): Identity {
  const machine = machineOf(actor)?.id
  return {
    id: actor.sessionId,
    // Without an id, XState gives a root or spawned actor its session id, which is not a useful name.
    name: actor.id === actor.sessionId ? (machine ?? actor.id) : actorName(actor),
    parent: parentOf(actor)?.sessionId,
    machine,
  }
}
