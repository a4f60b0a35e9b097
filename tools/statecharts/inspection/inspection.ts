/**
 * Development only: records the recent events of the page's machines and reports them to a viewer. It
 * uses only XState's inspection API and `send`, so machines need no code for it.
 */
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import {
  emission,
  isActor,
  isMachine,
  machineOf,
  parentOf,
  Recorder,
  starting,
  stopping,
} from '../core/xstate-adapter.ts'
import { type Codes, plainEvent, type Shown, toPlain } from './mask.ts'
import {
  channelName,
  type Entry,
  type FromPage,
  type FromViewer,
  type Identity,
} from './protocol.ts'

type Inspect = (event: InspectionEvent) => void

/** Number of recent events kept. The last event of each running actor is kept as well. */
const capacity = 1000

/** One event and its effect on an actor. */
type Happening = Pick<Entry, 'seq' | 'at' | 'isEmitted' | 'taken' | 'refused'> & {
  readonly actor: AnyActorRef
  readonly source: AnyActorRef | undefined
  readonly event: AnyEventObject
  /** Undefined until the actor has processed the event. */
  after?: Snapshot<unknown>
}

/** The used part of `BroadcastChannel`. */
export type Channel = {
  postMessage(message: FromPage): void
  onmessage: ((message: MessageEvent<FromViewer>) => void) | null
}

/**
 * Observes the page's machines for the local viewer, and for Stately's inspector with
 * `?inspect=stately`. Texts are masked except those under the keys in `codes`.
 */
export async function inspectPage(codes: Codes): Promise<Inspect> {
  const id = crypto.randomUUID()
  const channel: Channel = new BroadcastChannel(channelName)
  const inspect = openInspection(channel, id, () => location.pathname, codes)
  addEventListener('pagehide', () => channel.postMessage({ kind: 'leave', page: id }))
  const isForStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  const tell = isForStately ? (await import('./stately.ts')).openStately() : undefined
  return (event) => {
    inspect(event)
    tell?.(event)
  }
}

/** @param id distinguishes the tabs of a browser */
export function openInspection(
  channel: Channel,
  id: string,
  path: () => string,
  codes: Codes,
): Inspect {
  /** Oldest first. */
  let kept: readonly Happening[] = []
  /** Recorders of the running actors. */
  const running = new Map<AnyActorRef, Recorder>()
  /** Actors whose emit listeners are being called, innermost last. */
  const emitting: AnyActorRef[] = []
  let isMasked = true

  function remember(actor: AnyActorRef, event: AnyEventObject, sender: unknown) {
    const emitter = sender === undefined ? emitting.at(-1) : undefined
    const happening: Happening = {
      seq: (kept.at(-1)?.seq ?? -1) + 1,
      at: performance.timeOrigin + performance.now(),
      actor,
      source: isActor(sender) ? sender : emitter,
      isEmitted: emitter !== undefined,
      event,
      taken: [],
      refused: [],
    }
    const old = kept.slice(0, -capacity)
    const last = new Map(old.map((one) => [one.actor, one]))
    const standing = old.filter(
      (one) => running.has(one.actor) && last.get(one.actor) === one,
    )
    kept = [...standing, ...kept.slice(-capacity), happening]
    return happening
  }

  function settle(actor: AnyActorRef, event: AnyEventObject, after: Snapshot<unknown>) {
    // A snapshot follows after the listeners were called, so the actor has finished emitting.
    while (emitting.at(-1) === actor) emitting.pop()
    const recorder = running.get(actor)
    if (!recorder) return
    const happening =
      event.type === stopping
        ? // XState stops actors internally, without an event in the inspection.
          remember(actor, event, parentOf(actor))
        : kept.find((one) => one.actor === actor && one.event === event && !one.after)
    const did = recorder.takeTrace()
    if (happening) Object.assign(happening, did, { after })
    if (after.status !== 'active') running.delete(actor)
  }

  function report(from: number) {
    const told = kept.filter(({ seq }) => seq >= from)
    if (told.length === 0) return
    const entries = told.map((happening) => describe(happening, isMasked ? codes : 'all'))
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

  return (told) => {
    const { actorRef: actor } = told
    if (!isActor(actor)) return
    if (told.type === '@xstate.event') {
      if (told.event.type === starting) running.set(actor, new Recorder())
      remember(actor, told.event, told.sourceRef)
      return
    }
    running.get(actor)?.inspect(told, true)
    if (told.type === '@xstate.snapshot') settle(actor, told.event, told.snapshot)
    else if (told.type === '@xstate.action' && told.action.type === emission)
      emitting.push(actor)
  }
}

function describe(happening: Happening, codes: Codes | 'all'): Entry {
  const { actor, source, event, after, ...rest } = happening
  const identity = identify(actor)
  const { machine } = identity
  const snapshot = isMachine(after) ? after : undefined
  const shown: Shown =
    codes === 'all' ? 'all' : (machine !== undefined && codes[machine]) || []
  return {
    ...rest,
    actor: identity,
    source: source && identify(source),
    event: plainEvent(event, shown),
    value: snapshot?.value,
    context: toPlain(snapshot?.context, shown),
    isOver: after !== undefined && after.status !== 'active',
  }
}

function identify(actor: AnyActorRef): Identity {
  const machine = machineOf(actor)?.id
  // XState generates an id from the session id, which is no useful name.
  const name = actor.id === actor.sessionId ? (machine ?? actor.id) : actor.id
  const systemId: unknown = Reflect.get(actor, 'systemId')
  return {
    id: actor.sessionId,
    name: typeof systemId === 'string' ? systemId : name,
    parent: parentOf(actor)?.sessionId,
    machine,
  }
}
