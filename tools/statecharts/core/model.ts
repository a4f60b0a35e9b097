import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Arbitrary } from 'fast-check'
import type { TestClock } from './clock.ts'
import type { Oracle, SpecState } from './oracle.ts'
import { isRecord, type NamedPath } from './step.ts'
import type { Generators } from './generators.ts'
import type { Session } from './session.ts'

/** The result with which a stubbed actor ends: an output or an error. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown }

/** The recorded behaviour of a machine in a session, oldest first. */
export type SessionLog = Pick<Session, 'calls' | 'emitted' | 'sent' | 'recorder'>

/**
 * A machine together with its specification. Tests, walks, mutants and scripts are derived from it. The
 * oracle (`initial`, `table`, `view`) must be independent of the machine.
 */
export type Model<
  Machine extends AnyStateMachine = AnyStateMachine,
  State extends SpecState = SpecState,
  View = unknown,
> = Oracle<State, View> & {
  /** Name of the machine on the command line, by convention its file name without the extension. */
  readonly name: string
  readonly machine: Machine
  /** Builds the machine's input. If the input contains a time or a clock, take it from `clock.now`. */
  input?(clock: TestClock): InputFrom<Machine>
  /** Returns the events, with payloads, to try in this state. */
  events(snapshot: SnapshotFrom<Machine>): readonly EventFrom<Machine>[]
  /**
   * Generates events with varied payloads for random walks. The walks send them in any state, so in each
   * state a rule must predict their effect, or the machine must ignore them.
   */
  values?(vary: Generators): Arbitrary<EventFrom<Machine>>
  /**
   * Possible outcomes of each actor that is not a machine: actor id → outcome name → outcome. Every such
   * actor that runs needs an entry. `{}` means that it never ends. Other entries need an `error`, unless
   * `infallible` lists the actor.
   */
  readonly outcomes?: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** Actors whose outcomes include no error: actor id → reason why they cannot fail. */
  readonly infallible?: Readonly<Record<string, string>>
  /**
   * Returns the identity of a state as JSON-serialisable data. States with equal identities, history values
   * and running actors count as one. `due` lists the remaining milliseconds of each timer, soonest first.
   */
  identity(snapshot: SnapshotFrom<Machine>, due: readonly number[]): unknown
  /**
   * Fields of the specification that `identity` leaves out on purpose, such as counters and lists that only
   * grow. Two paths to one explored state may differ only in these fields.
   */
  readonly abstracted?: readonly (keyof State & string)[]
  /** Reads from the machine what a user would perceive, for comparison with the oracle's view. */
  observe(snapshot: SnapshotFrom<Machine>, session: SessionLog): View
  /** Sentences that describe the limits of the exploration: the events that the model leaves out. */
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
