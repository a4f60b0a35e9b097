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

/** An actor as it stands; texts are masked unless the page was told otherwise. */
export type ActorReport = Identity & {
  readonly value: unknown
  readonly context: unknown
}

/** One event and all that an actor did with it. Times are milliseconds since 1970, with fractions. */
export type Entry = {
  /** Counts the page's events from 0. */
  readonly seq: number
  readonly at: number
  readonly actor: Identity
  /** Undefined: the event came from outside the machines. */
  readonly source: Identity | undefined
  /** Whether a listener of the source sent it, while the source emitted. */
  readonly isEmitted: boolean
  /** Whether an actor that this one runs sent it. */
  readonly isFromChild: boolean
  readonly event: { readonly type: string; readonly [field: string]: unknown }
  readonly steps: readonly Microstep[]
  /** The states before and after; undefined where the actor is no machine, or no longer ran. */
  readonly before: unknown
  readonly value: unknown
  readonly context: unknown
  /** Whether the actor ran no longer afterwards. */
  readonly isOver: boolean
  /** What the actor had yet to send afterwards. */
  readonly timers: readonly Timer[]
}

/** A microstep: what set it off, and the state in which it ended. */
type Microstep = {
  readonly type: string
  /** The places of its transitions in the order of the machine's definition; none: ignored. */
  readonly taken: readonly number[]
  readonly value: unknown
}

export type Timer = {
  readonly id: string
  /** Whom it wakes, and with which event. */
  readonly actor: Identity
  readonly event: string
  /** Milliseconds since 1970. */
  readonly dueAt: number
  /** Milliseconds. */
  readonly delay: number
}

export type Report = {
  readonly kind: 'report'
  readonly page: string
  /** The path of the page's address. */
  readonly path: string
  readonly isMasked: boolean
  /** The oldest event still in memory. */
  readonly first: number
  readonly entries: readonly Entry[]
  /** Those that changed since the last report, or all. */
  readonly actors: readonly ActorReport[]
  /** The ids of those that ended. */
  readonly ended: readonly string[]
  readonly timers: readonly Timer[]
}

export type FromPage = Report | { readonly kind: 'leave'; readonly page: string }

export type FromViewer =
  /** Said every second; holds the newest event seen of each page. */
  | { readonly kind: 'watch'; readonly seen: Readonly<Record<string, number>> }
  | { readonly kind: 'mask'; readonly page: string; readonly isMasked: boolean }
  | {
      readonly kind: 'send'
      readonly page: string
      readonly actor: string
      readonly event: Entry['event']
    }
  | {
      readonly kind: 'settle'
      readonly page: string
      readonly actor: string
      readonly isResolved: boolean
    }
  | { readonly kind: 'fire'; readonly page: string; readonly timer: string }
