import type { StateValue } from 'xstate'
import type { Event } from '../core/step.ts'
import type { scheduledEvents, Trace } from '../core/xstate-adapter.ts'

/** Name of the BroadcastChannel between an inspected page and the viewer, within one origin. */
export const channelName = 'machines'

/** Number of recent events kept per page. Older ones are dropped, except the last of each running actor. */
export const capacity = 1000

export type Identity = {
  /** XState's session id, unique in the page. */
  readonly id: string
  /** The actor's id or, if it has no id of its own, the id of its machine or the name of its source. */
  readonly name: string
  readonly parent: string | undefined
  /** The id of the actor's machine. Undefined for another kind of actor, such as a promise. */
  readonly machine: string | undefined
}

/**
 * One event and its effect on an actor. Texts are masked, except under the keys in `Codes`. The viewer can
 * request all texts.
 */
export type Entry = Trace & {
  /** Sequence number of the event in its page, from 0. */
  readonly seq: number
  /** Time of the event in milliseconds since 1970. */
  readonly at: number
  readonly actor: Identity
  /** The actor that sent the event, or whose emitted event caused it. Undefined if there is none. */
  readonly source: Identity | undefined
  /** True if the event was sent by a listener of an event that `source` emitted. */
  readonly isEmitted: boolean
  readonly event: Event
  /** State after the event. Undefined if the actor is not a machine or had already stopped. */
  readonly value: StateValue | undefined
  readonly context: unknown
  /** Delayed events that were pending after the event. */
  readonly timers: ReturnType<typeof scheduledEvents>
  /** True if the actor was no longer running after the event. */
  readonly isOver: boolean
}

export type Report = {
  readonly kind: 'report'
  readonly page: string
  readonly path: string
  readonly isMasked: boolean
  /** Events that the viewer has not received yet, oldest first. After a change of masking, all events. */
  readonly entries: readonly Entry[]
}

export type FromPage = Report | { readonly kind: 'leave'; readonly page: string }

export type FromViewer =
  /** Requests new events. `seen` contains the latest sequence number received from each page. */
  | { readonly kind: 'watch'; readonly seen: Readonly<Record<string, number>> }
  | { readonly kind: 'mask'; readonly page: string; readonly isMasked: boolean }
  | (Pick<Entry, 'event'> & { kind: 'send'; page: string; actor: string })
