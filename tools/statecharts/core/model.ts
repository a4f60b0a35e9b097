import type { Arbitrary } from 'fast-check'
import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { TestClock } from './clock.ts'
import type { Oracle, SpecState } from './oracle.ts'
import type { Session } from './session.ts'
import type { NamedPath } from './step.ts'
import type { Vary } from './values.ts'

/** How a stubbed actor ends. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown }

/**
 * Everything that the harness knows of a machine. The machine is explored and mutated; the
 * oracle (`initial`, `table`, `view`) is taken from the specification and imports neither.
 * Write one as `{ … } satisfies Model<typeof machine, State, View>`, which types its functions.
 */
export type Model<
  Machine extends AnyStateMachine = AnyStateMachine,
  State extends SpecState = SpecState,
  View = unknown,
> = Oracle<State, View> & {
  /** The stem of the machine's file, as QA types it. */
  readonly name: string
  readonly machine: Machine
  /** The machine's input; `clock.now` is the only time there is. */
  input?(clock: TestClock): InputFrom<Machine>
  /** The events that a visitor could cause or try in this state, payloads included. */
  events(snapshot: SnapshotFrom<Machine>): readonly EventFrom<Machine>[]
  /**
   * Events whose payloads are generated, for random walks alone: they come in any state, beside
   * those of `events`, and the table must say what each does.
   */
  values?(vary: Vary): Arbitrary<EventFrom<Machine>>
  /**
   * By actor id, then by name, the ways in which each actor ends. An actor that runs and is
   * not named here is an error; `{}` says that it never ends.
   */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** Partial advances to try wherever no timer falls due sooner, in milliseconds. */
  readonly waits?: readonly number[]
  /**
   * Two snapshots with one text are the same place; keeps the graph finite. `due` holds the
   * milliseconds that remain to each timer, soonest first.
   */
  abstract(snapshot: SnapshotFrom<Machine>, due: readonly number[]): string
  /** What a visitor would perceive of the machine, to be compared with the oracle's view. */
  observe(snapshot: SnapshotFrom<Machine>, session: Session): View
  /** Sentences: what its events and waits leave out. They are the bounds of all that is proved. */
  readonly bounds?: readonly string[]
  /** Abstract states allowed before exploration fails; 2000 unless given. */
  readonly limit?: number
  /** The same machine from other starts: explored too. */
  readonly alike?: readonly Model[]
  /** Paths written by hand for what no criterion asks. */
  readonly scenarios?: readonly NamedPath[]
  /** Mutants that nobody could tell from the machine: id, and why. */
  readonly equivalent?: Readonly<Record<string, string>>
}

/** Whether what a module exports is a model. */
export function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'abstract' in value
}
