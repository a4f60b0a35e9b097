import type { StateValue } from 'xstate'
import type { Event } from '../core/step.ts'

/** What a page under inspection and the developers' viewer tell each other, within one origin. */
export const channelName = 'machines'

export type Identity = {
  /** XState's session id, unique in the page. */
  readonly id: string
  /** The `systemId`, else the actor's own id, else its machine's. */
  readonly name: string
  readonly parent: string | undefined
  /** The machine's id; undefined for an actor that is no machine, such as a promise. */
  readonly machine: string | undefined
}

/** One event and all that an actor did with it; texts are masked unless the page was told otherwise. */
export type Entry = {
  /** Counts the page's events from 0. */
  readonly seq: number
  /** Milliseconds since 1970, with fractions. */
  readonly at: number
  readonly actor: Identity
  /** Undefined: the event came from outside the machines. */
  readonly source: Identity | undefined
  /** Whether a listener of the source sent it, while the source emitted. */
  readonly isEmitted: boolean
  readonly event: Event
  /** The ids of its transitions, in order; none: ignored. */
  readonly taken: readonly string[]
  /** Those of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
  /** The state afterwards; undefined where the actor is no machine, or no longer ran. */
  readonly value: StateValue | undefined
  readonly context: unknown
  /** Whether the actor ran no longer afterwards. */
  readonly isOver: boolean
}

export type Report = {
  readonly kind: 'report'
  readonly page: string
  readonly path: string
  readonly isMasked: boolean
  /** The newest, as far as they were not seen, and the last of each actor that runs. */
  readonly entries: readonly Entry[]
}

export type FromPage = Report | { readonly kind: 'leave'; readonly page: string }

export type FromViewer =
  /** Asks for what is new; holds the newest event seen of each page. */
  | { readonly kind: 'watch'; readonly seen: Readonly<Record<string, number>> }
  | { readonly kind: 'mask'; readonly page: string; readonly isMasked: boolean }
  | (Pick<Entry, 'event'> & { kind: 'send'; page: string; actor: string })
