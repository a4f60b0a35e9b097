/**
 * Development only: keeps what the machines of this page last did, and tells the viewers while one
 * listens. It reads and steers XState from outside: the machines do not know of it.
 */
import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import {
  isEmission,
  isStart,
  isStop,
  parentOf,
  scheduledEvents,
  settling,
} from '../core/xstate-adapter.ts'
import type { Codes } from './masked.ts'
import { type Clock, PageTime } from './page-time.ts'
import { channelName, type FromPage, type FromViewer } from './protocol.ts'
import {
  describeActor,
  describeHappening,
  describeTimer,
  type Happening,
  ownTimers,
} from './report.ts'

/** Told of everything that happens inside the machines. */
type Inspect = (event: InspectionEvent) => void

/** Events kept in memory. */
const capacity = 1000
/** Milliseconds: a viewer says every second that it is there. */
const timeout = 3000
/** Milliseconds: what happens within is told at once. */
const batch = 16

/** Of what an actor was sent, that which it has not dealt with yet, oldest first. */
type Waiting = Happening[]

type Received = Extract<InspectionEvent, { type: '@xstate.event' }>

/** What is used of a `BroadcastChannel`. */
type Channel = {
  postMessage(message: FromPage): void
  onmessage: ((message: MessageEvent<FromViewer>) => void) | null
}

/**
 * Observes the page's machines: for the local viewer, and for Stately's with `?inspect=stately`.
 * Texts are masked, but for those that stand under a machine's `codes`.
 */
export async function inspectPage(codes: Codes): Promise<Inspect> {
  const channel = new BroadcastChannel(channelName)
  const inspection = new Inspection(
    channel,
    crypto.randomUUID(),
    () => location.pathname,
    codes,
  )
  addEventListener('pagehide', () => inspection.leave())
  const query = new URLSearchParams(location.search)
  if (query.get('inspect') !== 'stately') return inspection.inspect
  const { openStately } = await import('./stately.ts')
  const tell = openStately(query.has('unmasked') ? 'all' : [])
  return (event) => {
    inspection.inspect(event)
    tell(event)
  }
}

export class Inspection {
  readonly #channel: Channel
  readonly #page: string
  readonly #pathOf: () => string
  readonly #codes: Codes
  readonly #time: PageTime
  readonly #ring: Happening[] = []
  readonly #running = new Map<AnyActorRef, Waiting>()
  /** What was sent to actors before they start: they hear it right after. */
  readonly #early = new WeakMap<AnyActorRef, readonly Received[]>()
  readonly #changed = new Set<AnyActorRef>()
  /** Those that have something to tell their listeners, the innermost last. */
  readonly #emitting: AnyActorRef[] = []
  #count = 0
  #told = 0
  #watchedUntil = 0
  #isScheduled = false
  #isMasked = true

  /**
   * `page` tells the tabs of one browser apart; `clock` is the one that the
   * machines were given, if any.
   */
  constructor(
    channel: Channel,
    page: string,
    pathOf: () => string,
    codes: Codes,
    clock?: Clock,
  ) {
    this.#time = new PageTime(clock)
    this.#codes = codes
    this.#channel = channel
    this.#page = page
    this.#pathOf = pathOf
    channel.onmessage = ({ data }) => this.#obey(data)
  }

  #shown(): Codes | 'all' {
    return this.#isMasked ? this.#codes : 'all'
  }

  /** Events since the page was opened. */
  get count(): number {
    return this.#count
  }

  /** Events in memory: 1000 at most. */
  get size(): number {
    return this.#ring.length
  }

  /** An observer for `createActor`. */
  readonly inspect: Inspect = (event) => {
    const { actorRef: actor } = event
    if (!isActor(actor)) return
    if (event.type === '@xstate.event') return this.#receive(actor, event)
    if (event.type === '@xstate.snapshot') this.#settle(actor, event)
    else if (event.type === '@xstate.microstep')
      this.#running.get(actor)?.[0]?.steps.push(event)
    else if (event.type === '@xstate.action' && isEmission(event.action))
      this.#emitting.push(actor)
  }

  /** Tells the viewers that this page is gone. */
  leave(): void {
    this.#channel.postMessage({ kind: 'leave', page: this.#page })
  }

  #receive(actor: AnyActorRef, received: Received): void {
    const waiting = this.#running.get(actor)
    if (waiting) {
      waiting.push(this.#remember(actor, received))
    } else if (isStart(received.event)) {
      const queue = [received, ...(this.#early.get(actor) ?? [])]
      this.#early.delete(actor)
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
      at: this.#time.now(),
      actor,
      source: sourceRef && isActor(sourceRef) ? sourceRef : emitter,
      isEmitted: emitter !== undefined,
      event,
      steps: [],
      before: isStart(event) ? undefined : actor.getSnapshot(),
      after: undefined,
      timers: [],
    }
    this.#ring[this.#count % capacity] = happening
    this.#count += 1
    this.#schedule(happening.at)
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
    if (happening) {
      happening.after = snapshot
      happening.timers = ownTimers(actor).map(
        ([id, timer]) => [id, this.#time.ofArming(timer)] as const,
      )
    }
    const next = waiting[0]
    if (next) next.before = snapshot
    this.#changed.add(actor)
    if (snapshot.status !== 'active') this.#running.delete(actor)
    this.#schedule(happening?.at ?? this.#time.now())
  }

  #schedule(at: number): void {
    if (at >= this.#watchedUntil) this.#changed.clear()
    else if (!this.#isScheduled) {
      this.#isScheduled = true
      setTimeout(() => {
        this.#isScheduled = false
        this.#report(this.#told, this.#changed)
      }, batch)
    }
  }

  #report(from: number, actors: Iterable<AnyActorRef>): void {
    const first = Math.max(0, this.#count - capacity)
    const entries = []
    for (let seq = Math.max(from, first); seq < this.#count; seq += 1) {
      const happening = this.#ring[seq % capacity]
      if (happening) entries.push(describeHappening(happening, this.#shown()))
    }
    const known = [...actors]
    this.#told = this.#count
    this.#changed.clear()
    this.#channel.postMessage({
      kind: 'report',
      page: this.#page,
      path: this.#pathOf(),
      isMasked: this.#isMasked,
      first,
      entries,
      actors: known
        .filter((actor) => this.#running.has(actor))
        .map((actor) => describeActor(actor, this.#shown())),
      ended: known
        .filter((actor) => !this.#running.has(actor))
        .map(({ sessionId }) => sessionId),
      timers: this.#timers().map(([id, timer]) =>
        describeTimer(id, this.#time.ofArming(timer)),
      ),
    })
  }

  #timers(): Happening['timers'] {
    const bySystem = new Map(
      [...this.#running.keys()].map((actor) => [actor.system, actor]),
    )
    return [...bySystem.values()].flatMap(scheduledEvents)
  }

  #obey(command: FromViewer): void {
    if (command.kind === 'watch') {
      this.#watchedUntil = this.#time.now() + timeout
      const next = (command.seen[this.#page] ?? -1) + 1
      if (next < this.#count) this.#report(next, this.#running.keys())
      return
    }
    if (command.page !== this.#page) return
    if (command.kind === 'mask') {
      this.#isMasked = command.isMasked
      this.#report(0, this.#running.keys())
    } else if (command.kind === 'fire') {
      this.#fire(command.timer)
    } else {
      const actor = [...this.#running.keys()].find(
        ({ sessionId }) => sessionId === command.actor,
      )
      actor?.send(
        command.kind === 'send'
          ? command.event
          : settling(
              command.isResolved
                ? { output: undefined }
                : { error: new Error('Rejected by hand') },
            ),
      )
    }
  }

  /** Makes it due at once: XState's own scheduler sends it. */
  #fire(timer: string): void {
    const found = this.#timers().find(([id]) => id === timer)?.[1]
    if (!found) return
    const { source, target, event, id } = found
    source.system.scheduler.cancel(source, id)
    source.system.scheduler.schedule(source, target, event, 0, id)
  }
}

function isActor(actor: ActorRefLike): actor is AnyActorRef {
  return 'system' in actor
}
