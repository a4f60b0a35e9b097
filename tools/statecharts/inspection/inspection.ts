/**
 * Development only: keeps what the machines of this page last did, and tells a viewer that asks. It
 * reads and steers XState from outside: the machines do not know of it.
 */
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import {
  isActor,
  isEmission,
  isMachine,
  isStart,
  isStop,
  machineOf,
  parentOf,
  Recorder,
} from '../core/xstate-adapter.ts'
import { type Codes, recordOf, type Shown, toPlain } from './masked.ts'
import {
  channelName,
  type Entry,
  type FromPage,
  type FromViewer,
  type Identity,
} from './protocol.ts'

type Inspect = (event: InspectionEvent) => void

/** Events kept in memory, and the last of each actor that runs. */
const capacity = 1000

/** One event and what an actor did with it, as XState tells it. */
type Happening = Pick<Entry, 'seq' | 'at' | 'isEmitted' | 'taken' | 'refused'> & {
  readonly actor: AnyActorRef
  readonly source: AnyActorRef | undefined
  readonly event: AnyEventObject
  /** Undefined until the actor has dealt with it. */
  after?: Snapshot<unknown>
}

/** Its id tells the tabs of one browser apart. */
type InspectedPage = { readonly id: string; path(): string; readonly codes: Codes }

/** What is used of a `BroadcastChannel`. */
export type Channel = {
  postMessage(message: FromPage): void
  onmessage: ((message: MessageEvent<FromViewer>) => void) | null
}

/**
 * Observes the page's machines: for the local viewer, and for Stately's with `?inspect=stately`.
 * Texts are masked, but for those that stand under a machine's `codes`.
 */
export async function inspectPage(codes: Codes): Promise<Inspect> {
  const id = crypto.randomUUID()
  const channel: Channel = new BroadcastChannel(channelName)
  const inspection = new Inspection(channel, { id, path: () => location.pathname, codes })
  addEventListener('pagehide', () => channel.postMessage({ kind: 'leave', page: id }))
  const isForStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  const tell = isForStately ? (await import('./stately.ts')).openStately() : undefined
  return (event) => {
    inspection.inspect(event)
    tell?.(event)
  }
}

export class Inspection {
  readonly #channel: Channel
  readonly #page: InspectedPage
  /** Oldest first. */
  #kept: readonly Happening[] = []
  /** The actors that run, with what listens to each. */
  readonly #running = new Map<AnyActorRef, Recorder>()
  /** Those that have something to tell their listeners, the innermost last. */
  readonly #emitting: AnyActorRef[] = []
  #isMasked = true

  constructor(channel: Channel, page: InspectedPage) {
    this.#channel = channel
    this.#page = page
    channel.onmessage = ({ data }) => this.#obey(data)
  }

  /** An observer for `createActor`. */
  readonly inspect: Inspect = (event) => {
    const { actorRef: actor } = event
    if (!isActor(actor)) return
    if (event.type === '@xstate.event') {
      if (isStart(event.event)) this.#running.set(actor, new Recorder())
      this.#remember(actor, event.event, event.sourceRef)
      return
    }
    this.#running.get(actor)?.inspect(event, true)
    if (event.type === '@xstate.snapshot') this.#settle(actor, event.event, event.snapshot)
    else if (event.type === '@xstate.action' && isEmission(event.action))
      this.#emitting.push(actor)
  }

  #remember(actor: AnyActorRef, event: AnyEventObject, sender: unknown): Happening {
    const emitter = sender === undefined ? this.#emitting.at(-1) : undefined
    const happening: Happening = {
      seq: (this.#kept.at(-1)?.seq ?? -1) + 1,
      at: performance.timeOrigin + performance.now(),
      actor,
      source: isActor(sender) ? sender : emitter,
      isEmitted: emitter !== undefined,
      event,
      taken: [],
      refused: [],
    }
    const old = this.#kept.slice(0, -capacity)
    const last = new Map(old.map((one) => [one.actor, one]))
    const standing = old.filter(
      (one) => this.#running.has(one.actor) && last.get(one.actor) === one,
    )
    this.#kept = [...standing, ...this.#kept.slice(-capacity), happening]
    return happening
  }

  #settle(actor: AnyActorRef, event: AnyEventObject, snapshot: Snapshot<unknown>): void {
    // Its listeners were told just before.
    while (this.#emitting.at(-1) === actor) this.#emitting.pop()
    const running = this.#running.get(actor)
    if (!running) return
    const happening = isStop(event)
      ? // Nobody sends it: the system stops an actor from within.
        this.#remember(actor, event, parentOf(actor))
      : this.#kept.find((one) => one.actor === actor && one.event === event && !one.after)
    const did = running.takeTrace()
    if (happening) Object.assign(happening, did, { after: snapshot })
    if (snapshot.status !== 'active') this.#running.delete(actor)
  }

  #report(from: number): void {
    const told = this.#kept.filter(({ seq }) => seq >= from)
    if (told.length === 0) return
    const shown = this.#isMasked ? this.#page.codes : 'all'
    this.#channel.postMessage({
      kind: 'report',
      page: this.#page.id,
      path: this.#page.path(),
      isMasked: this.#isMasked,
      entries: told.map((happening) => describe(happening, shown)),
    })
  }

  #obey(command: FromViewer): void {
    if (command.kind === 'watch') {
      this.#report((command.seen[this.#page.id] ?? -1) + 1)
    } else if (command.page !== this.#page.id) {
      return
    } else if (command.kind === 'mask') {
      this.#isMasked = command.isMasked
      this.#report(0)
    } else {
      ;[...this.#running.keys()]
        .find(({ sessionId }) => sessionId === command.actor)
        ?.send(command.event)
    }
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
    event: { ...recordOf(toPlain(event, shown)), type: event.type },
    value: snapshot?.value,
    context: toPlain(snapshot?.context, shown),
    isOver: after !== undefined && after.status !== 'active',
  }
}

function identify(actor: AnyActorRef): Identity {
  const machine = machineOf(actor)?.id
  // An id that XState made up says nothing.
  const name = actor.id === actor.sessionId ? (machine ?? actor.id) : actor.id
  const systemId: unknown = Reflect.get(actor, 'systemId')
  return {
    id: actor.sessionId,
    name: typeof systemId === 'string' ? systemId : name,
    parent: parentOf(actor)?.sessionId,
    machine,
  }
}
