import type { ActorReport, Entry, Timer } from '../inspection/protocol.ts'
import { isStart } from '../core/xstate-adapter.ts'

/** All that a page told: its newest events, and how its actors stand now. */
export type Recorded = {
  readonly entries: readonly Entry[]
  readonly actors: ReadonlyMap<string, ActorReport>
  readonly timers: readonly Timer[]
}

/** Every running actor, and what each has yet to send. */
export type Moment = {
  /** Milliseconds since 1970; undefined: now. */
  readonly at: number | undefined
  readonly actors: readonly ActorReport[]
  readonly timers: readonly Timer[]
}

/** Told of a context that was dropped from memory before anybody asked for it. */
export const forgotten = '…'

/** How everything stood when the event `seq` and all before it had been dealt with. */
export function momentAt(page: Recorded, seq: number | undefined): Moment {
  if (seq === undefined)
    return { at: undefined, actors: [...page.actors.values()], timers: page.timers }
  const at = page.entries.findLast((entry) => entry.seq <= seq)?.at ?? 0
  const actors = new Map<string, ActorReport>()
  const timers = new Map<string, readonly Timer[]>()
  const met = new Set<string>()
  for (const entry of page.entries) {
    if (entry.seq <= seq) settle(entry, actors, timers)
    else if (!met.has(entry.actor.id)) foretell(entry, actors)
    met.add(entry.actor.id)
  }
  const unmoved = [...page.actors.values()].filter(({ id }) => !met.has(id))
  for (const actor of unmoved) actors.set(actor.id, actor)
  const kept = page.timers.filter(
    ({ actor, dueAt, delay }) =>
      dueAt - delay <= at && unmoved.some(({ id }) => id === actor.id),
  )
  return {
    at,
    actors: [...actors.values()],
    timers: [...kept, ...[...timers].flatMap(([owner, own]) => stillDue(owner, own, at))],
  }
}

function settle(
  { actor, event, value, context, isOver, timers }: Entry,
  actors: Map<string, ActorReport>,
  due: Map<string, readonly Timer[]>,
): void {
  // What is sent to an actor that has ended brings it to no life.
  const isHeard = isStart(event) || actors.has(actor.id) || value !== undefined
  if (isOver || !isHeard) {
    actors.delete(actor.id)
    due.delete(actor.id)
    return
  }
  actors.set(actor.id, { ...actor, value, context })
  due.set(actor.id, timers)
}

/** An actor whose first remembered event is still to come stands as that event will find it. */
function foretell(
  { actor, event, before, value }: Entry,
  actors: Map<string, ActorReport>,
): void {
  const wasRunning = !isStart(event) && (actor.machine === undefined || value !== undefined)
  if (wasRunning) actors.set(actor.id, { ...actor, value: before, context: forgotten })
}

/** A timer that wakes another actor leaves no trace in its owner when it fires. */
function stillDue(owner: string, timers: readonly Timer[], at: number): readonly Timer[] {
  return timers.filter(({ actor, dueAt }) => actor.id === owner || dueAt > at)
}
