import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import type { TestClock } from '../core/clock.ts'
import type { Outcome } from '../core/spec.ts'
import type { Event, Step } from '../core/step.ts'

/** An event, and the machine that heard it or emitted it. */
export type Told = { readonly machine: string; readonly event: Event }

/** What stands around a system: hand all of it to the root actor. */
type World = {
  readonly clock: TestClock
  inspect(event: InspectionEvent): void
  /** Notes an effect, such as a request that leaves or a line in the log. */
  tell(effect: Event): void
}

/** What somebody does at once: one step, or several that nothing can come between. */
export type Move = {
  readonly steps: readonly Step[]
  /** The machines that it may change; whatever else it changes breaks the frame. */
  readonly changes: readonly string[]
}

/** One move, with what was before it, what it gave and what went on meanwhile. */
export type Moment<View = unknown, History = unknown> = {
  readonly move: Move
  readonly before: View
  readonly after: View
  /** What the model remembers, this move included. */
  readonly history: History
  /** Milliseconds of the clock that the move took. */
  readonly ms: number
  /** The events that machines heard, XState's own left out, in their order. */
  readonly heard: readonly Told[]
  /** What the root machine and its children emitted. */
  readonly emitted: readonly Told[]
  readonly effects: readonly Event[]
}

/** A statement about the whole system, and the requirement that it stands for. */
export type Property<View = unknown, History = unknown> = {
  readonly sentence: string
} & (
  | {
      /** Always: asked of every move that is made. */
      holds(moment: Moment<View, History>): boolean
    }
  | {
      /** Sometimes: some move that is explored shows it. */
      occurs(moment: Moment<View, History>): boolean
    }
  | {
      /**
       * Leads to: every trigger is followed by a goal of its own before more than `within` milliseconds
       * of the clock have passed, whatever else is done in between, and also when nothing more is done.
       * A goal in the same move as its trigger counts, and so does one at the very millisecond.
       */
      triggers(moment: Moment<View, History>): number
      goals(moment: Moment<View, History>): number
      /** Milliseconds. */
      readonly within: number
    }
)

type AnyState = Pick<AnyMachineSnapshot, 'value' | 'context'>

/** How an outside actor ends, and the machines that its end may change. */
export type Ending = { readonly end: Outcome; readonly changes: readonly string[] }

/**
 * Everything that the harness knows of a whole actor system. A machine is named by the ids that
 * lead to it from the root, `form.upload`; the root by the id of its machine. Write one as
 * `{ … } satisfies ProductModel<typeof machine, View, History>`.
 */
export type ProductModel<
  Root extends AnyStateMachine = AnyStateMachine,
  View = unknown,
  History = unknown,
> = {
  readonly name: string
  readonly machine: Root
  /**
   * The root actor with its real wiring, not yet started. Outside actors are promises that never
   * settle: the harness ends them. Nothing may ask another clock than the world's.
   */
  create(world: World): ActorRefFrom<Root>
  /** What is seen of the system, as plain data: moves and properties read it. */
  see(snapshot: SnapshotFrom<Root>): View
  /** What can be done by those who use the system, where this is seen. */
  moves(view: View): readonly Move[]
  /** Sentences: what `moves` leaves out. They are the bounds of all that is explored. */
  readonly bounds?: readonly string[]
  /** By the outside actor's name, then by the ending's: how each can end. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, Ending>>>>
  /** By the machine that armed a timer: the machines that its end may change. */
  readonly timers: Readonly<Record<string, readonly string[]>>
  /**
   * By machine, what of it tells two states apart; its value and its whole context unless given. To
   * be written where a context counts without end or holds a time: what is due is compared anyway.
   */
  readonly identity?: Readonly<Record<string, (machine: AnyState) => unknown>>
  /** History variables: what properties need to know of the past. They are part of the state. */
  readonly history: History
  remember(history: History, moment: Omit<Moment<View, History>, 'history'>): History
  readonly properties: Readonly<Record<string, Property<View, History>>>
  /** The requirements behind what is checked of every system. */
  readonly frame: string
  readonly unbroken: string
}
