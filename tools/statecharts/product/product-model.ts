import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import type { TestClock } from '../core/clock.ts'
import type { Outcome } from '../core/model.ts'
import type { Event, Step } from '../core/step.ts'

/** An event with the machine that received or emitted it. */
export type MachineEvent = { readonly machine: string; readonly event: Event }

/** The environment of a product. Pass `clock` and `inspect` to `createActor`. */
type World = {
  readonly clock: TestClock
  inspect(event: InspectionEvent): void
  /** Records an effect, such as an outgoing request or a log line. */
  recordEffect(effect: Event): void
}

/** A user action that cannot be interrupted, the outcome of an external actor, or the end of a timer. */
export type Move = {
  readonly steps: readonly Step[]
  /** Machines that the move may change, besides those in `timers`. A change of another machine is a failure. */
  readonly changes: readonly string[]
}

/** A move with the views before and after it and the events in between. */
export type MoveRecord<View = unknown, History = unknown> = {
  readonly move: Move
  readonly before: View
  readonly after: View
  /** The history of the model after this move. */
  readonly history: History
  /** Duration of the move in milliseconds of the test clock. */
  readonly ms: number
  /** Events received by machines, in order, without XState's internal ones. */
  readonly heard: readonly MachineEvent[]
  /** Events emitted by the root machine and by the actors that it creates before it starts. */
  readonly emitted: readonly MachineEvent[]
  readonly effects: readonly Event[]
}

/** A statement about the whole product. `sentence` quotes the requirement. */
export type Property<View = unknown, History = unknown> = {
  readonly sentence: string
} & (
  | {
      /** Invariant, checked after every move. */
      always(moment: MoveRecord<View, History>): boolean
    }
  | {
      /** Reachability: at least one explored move must satisfy it. */
      sometimes(moment: MoveRecord<View, History>): boolean
    }
  | {
      /**
       * Response: each trigger needs a goal of its own within `within` milliseconds, even if the user does
       * nothing more. A goal in the same move or exactly at the deadline counts.
       */
      triggers(moment: MoveRecord<View, History>): number
      goals(moment: MoveRecord<View, History>): number
      /** Deadline in milliseconds. */
      readonly within: number
    }
)

type AnyState = Pick<AnyMachineSnapshot, 'value' | 'context'>

/** An outcome of an external actor, and the machines that it may change. */
export type ProductOutcome = { readonly end: Outcome; readonly changes: readonly string[] }

/**
 * The model of a product: an actor system of several machines. A machine is named by the actor ids that
 * lead to it from the root (`form.upload`), and the root by its machine id. Declare a model with `satisfies
 * ProductModel<typeof machine, View, History>`.
 */
export type ProductModel<
  Root extends AnyStateMachine = AnyStateMachine,
  View = unknown,
  History = unknown,
> = {
  readonly name: string
  readonly machine: Root
  /**
   * Creates the root actor without starting it, connected as in the application. External actors must be
   * promises that stay pending, because only steps settle them. All code must use the clock of `world`.
   */
  create(world: World): ActorRefFrom<Root>
  /** Projects a snapshot to plain data for moves and properties. */
  view(snapshot: SnapshotFrom<Root>): View
  /** Returns the moves that users can make in this view. */
  moves(view: View): readonly Move[]
  /** Sentences that describe what `moves` leaves out, and thereby the limits of the exploration. */
  readonly bounds?: readonly string[]
  /** Possible outcomes of external actors: actor name → outcome name → outcome. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, ProductOutcome>>>>
  /** Machines that a timer may change, keyed by the machine that started the timer. */
  readonly timers: Readonly<Record<string, readonly string[]>>
  /**
   * Functions that return the identity of a state, keyed by machine name. The default is value and context.
   * Needed if a context contains an unbounded counter or a time. Remaining times and the states that history
   * states would restore are always compared.
   */
  readonly identity?: Readonly<Record<string, (machine: AnyState) => unknown>>
  /** The initial history: data about the past that properties need. The history is part of the state. */
  readonly history: History
  remember(history: History, moment: Omit<MoveRecord<View, History>, 'history'>): History
  readonly properties: Readonly<Record<string, Property<View, History>>>
}
