import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Arbitrary } from 'fast-check'
import type { TestClock } from './clock.ts'
import type { Oracle, SpecState } from './oracle.ts'
import { isRecord, type NamedPath } from './step.ts'
import type { Generators } from './generators.ts'
import type { Session } from './session.ts'

/** Result with which a stubbed actor ends. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown }

/** Everything that a machine did in a session, oldest first. */
export type SessionLog = Pick<Session, 'calls' | 'emitted' | 'sent' | 'recorder'>

/**
 * Model of a machine, from which tests, walks, mutants and scripts are derived. Its oracle (`initial`,
 * `table`, `view`) comes from the specification and never imports the machine.
 */
export type Model<
  Machine extends AnyStateMachine = AnyStateMachine,
  State extends SpecState = SpecState,
  View = unknown,
> = Oracle<State, View> & {
  /** File name of the machine without its extension, as typed on the command line. */
  readonly name: string
  readonly machine: Machine
  /** Builds the machine's input. `clock.now` is its only source of time. */
  input?(clock: TestClock): InputFrom<Machine>
  /** Events, with payloads, that a user could cause or try in this state. */
  events(snapshot: SnapshotFrom<Machine>): readonly EventFrom<Machine>[]
  /**
   * Generates events with varied payloads, for random walks only. They are sent in any state in
   * addition to those of `events`, so the table must cover each of them.
   */
  values?(vary: Generators): Arbitrary<EventFrom<Machine>>
  /**
   * Possible outcomes of each actor: actor id → outcome name → outcome. A running actor without an
   * entry is an error; `{}` means that the actor never ends. Otherwise one outcome must be an error,
   * unless the actor is `infallible`.
   */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** Actors whose outcomes include no error: actor id → reason why they cannot fail. */
  readonly infallible?: Readonly<Record<string, string>>
  /**
   * Identity of an explored state: snapshots with an equal identity count as one, which keeps the graph
   * finite. `due` lists the remaining milliseconds of each timer, soonest first.
   */
  identity(snapshot: SnapshotFrom<Machine>, due: readonly number[]): unknown
  /**
   * Fields of the specification that `identity` leaves out on purpose, such as counters and lists that
   * only grow. Two paths to one explored state may differ in these fields alone.
   */
  readonly abstracted?: readonly (keyof State & string)[]
  /** Reads from the machine what a user would perceive, for comparison with the oracle's view. */
  observe(snapshot: SnapshotFrom<Machine>, session: SessionLog): View
  /** Sentences that describe the events left out of the model, and thereby the limits of its proof. */
  readonly bounds?: readonly string[]
  /** Models of the same machine with other inputs. They are explored too. */
  readonly variants?: readonly Model[]
  /** Handwritten paths for cases that the coverage criteria do not require. */
  readonly scenarios?: readonly NamedPath[]
  /** Mutants that no observer can distinguish from the machine: mutant id → reason. */
  readonly equivalentMutants?: Readonly<Record<string, string>>
}

export function isModel(value: unknown): value is Model {
  return isRecord(value) && 'identity' in value
}
