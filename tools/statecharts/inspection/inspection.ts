/**
 * Development only: keeps what the machines of this page last did, and tells a viewer that asks. It
 * reads and steers XState from outside: the machines do not know of it.
 */
import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import { isEmission, isStart, isStop, parentOf } from '../core/xstate-adapter.ts'
import type { Codes } from './masked.ts'
import { channelName, type FromPage, type FromViewer } from './protocol.ts'
import { describeActor, describeHappening, type Happening } from './report.ts'

/** Told of everything that happens inside the machines. */
type Inspect = (event: InspectionEvent) => void

/** Events kept in memory. */
const capacity = 1000

type Received = Extract<InspectionEvent, { type: '@xstate.event' }>

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
  const inspection = new Inspection(new BroadcastChannel(channelName), {
    id: crypto.randomUUID(),
    path: () => location.pathname,
    codes,
  })
  addEventListener('pagehide', () => inspection.leave())
  if (new URLSearchParams(location.search).get('inspect') !== 'stately')
    return inspection.inspect
  const { openStately } = await import('./stately.ts')
  const tell = openStately()
  return (event) => {
    inspection.inspect(event)
    tell(event)
  }
}

export class Inspection {
  readonly #channel: Channel
  readonly #page: InspectedPage
  /** The newest, oldest first. */
  readonly #kept: Happening[] = []
  /** Of what an actor was sent, that which it has not dealt with yet, oldest first. */
  readonly #running = new Map<AnyActorRef, Happening[]>()
  /** What was sent to actors before they start: they hear it right after. */
  readonly #early = new WeakMap<AnyActorRef, readonly Received[]>()
  /** Those that have something to tell their listeners, the innermost last. */
  readonly #emitting: AnyActorRef[] = []
  #count = 0
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
    if (event.type === '@xstate.event') this.#receive(actor, event)
    else if (event.type === '@xstate.snapshot') this.#settle(actor, event)
    else if (event.type === '@xstate.microstep')
      this.#running.get(actor)?.[0]?.steps.push(event)
    else if (event.type === '@xstate.action' && isEmission(event.action))
      this.#emitting.push(actor)
  }

  /** Tells the viewers that this page is gone. */
  leave(): void {
    this.#channel.postMessage({ kind: 'leave', page: this.#page.id })
  }

  #receive(actor: AnyActorRef, received: Received): void {
    const waiting = this.#running.get(actor)
    if (waiting) {
      waiting.push(this.#remember(actor, received))
    } else if (isStart(received.event)) {
      const queue = [received, ...(this.#early.get(actor) ?? [])]
      this.#running.set(
        actor,
        queue.map((one) => this.#remember(actor, one)),
      )
    } else if (actor.getSnapshot().status === 'active') {
      this.#early.set(actor, [...(this.#early.get(actor) ?? []), received])
    } else {
      this.#remember(actor, received)
    }
  }

  #remember(
    actor: AnyActorRef,
    { event, sourceRef }: Pick<Received, 'event' | 'sourceRef'>,
  ): Happening {
    const emitter = sourceRef === undefined ? this.#emitting.at(-1) : undefined
    const happening: Happening = {
      seq: this.#count,
      at: performance.timeOrigin + performance.now(),
      actor,
      source: sourceRef && isActor(sourceRef) ? sourceRef : emitter,
      isEmitted: emitter !== undefined,
      event,
      steps: [],
      before: isStart(event) ? undefined : actor.getSnapshot(),
      after: undefined,
    }
    this.#count += 1
    if (this.#kept.push(happening) > capacity) this.#kept.shift()
    return happening
  }

  #settle(
    actor: AnyActorRef,
    { event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>,
  ): void {
    // Its listeners were told just before.
    while (this.#emitting.at(-1) === actor) this.#emitting.pop()
    const waiting = this.#running.get(actor)
    if (!waiting) return
    // What stands before it in the queue was dropped when the actor stopped.
    let happening = waiting.shift()
    while (happening && happening.event !== event) happening = waiting.shift()
    // Nobody sends it: the system stops an actor from within.
    if (isStop(event))
      happening = this.#remember(actor, { event, sourceRef: parentOf(actor) })
    if (happening) happening.after = snapshot
    const next = waiting[0]
    if (next) next.before = snapshot
    if (snapshot.status !== 'active') this.#running.delete(actor)
  }

  #report(from: number): void {
    const shown = this.#isMasked ? this.#page.codes : 'all'
    this.#channel.postMessage({
      kind: 'report',
      page: this.#page.id,
      path: this.#page.path(),
      isMasked: this.#isMasked,
      entries: this.#kept
        .filter(({ seq }) => seq >= from)
        .map((happening) => describeHappening(happening, shown)),
      actors: [...this.#running.keys()].map((actor) => describeActor(actor, shown)),
    })
  }

  #obey(command: FromViewer): void {
    if (command.kind === 'watch') {
      const next = (command.seen[this.#page.id] ?? -1) + 1
      if (next < this.#count) this.#report(next)
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

function isActor(actor: ActorRefLike): actor is AnyActorRef {
  return 'system' in actor
}
