import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Ignores, Oracle, Says, SpecState } from './oracle.ts'
import { type Event, isRecord, type NamedPath, parseStep } from './step.ts'
import type { Arbitrary } from 'fast-check'
import type { TestClock } from './clock.ts'
import type { Session } from './session.ts'
import type { Vary } from './values.ts'

type OneOrMore<Item> = Item | readonly Item[]

/** What the specification says of an event, an outcome or a timer; or why it has no effect. */
type Row<State = SpecState, Cause = Event> = Says<State, Cause> | Ignores<State, Cause>
type Rows<State, Cause> = OneOrMore<Row<State, Cause>>

type Spec<Machine extends AnyStateMachine, State extends SpecState, View> = Pick<
  Model<Machine, State, View>,
  'name' | 'input' | 'values' | 'outcomes' | 'bounds' | 'alike' | 'equivalent'
> & {
  /** By the event's type, `<actor> <outcome>` or `after <timer>`. */
  readonly rules: {
    readonly [Type in EventFrom<Machine>['type']]?: Rows<
      State,
      Extract<EventFrom<Machine>, { type: Type }>
    >
  } & { readonly [Type in `${string} ${string}`]: Rows<State, Event> }
  /** What is tried in a state: events, or the types of those that carry nothing. */
  readonly events:
    | readonly (EventFrom<Machine> | EventFrom<Machine>['type'])[]
    | ((snapshot: SnapshotFrom<Machine>) => readonly EventFrom<Machine>[])
  /** What is seen of a state; all but its timers unless given. */
  see?(state: State): View
  /** The same, read off the machine. */
  observe(snapshot: SnapshotFrom<Machine>, session: Session): NoInfer<View>
  /** States, context and times unless given. */
  same?: Model<Machine, State, View>['same']
  /** By title, paths that are walked too: events, and what else happens as `parseStep` reads it. */
  readonly scenarios?: Readonly<
    Record<string, readonly OneOrMore<string | EventFrom<Machine>>[]>
  >
}

/** A machine, and where its specification begins: a plain state, of the type of all its states. */
type Start<Machine, State> = { readonly machine: Machine; readonly initial: State }

/**
 * All that is known of a machine, in one object.
 * @example specify({ machine: doorMachine, initial })({ name: 'door', rules: { … }, … })
 */
export function specify<Machine extends AnyStateMachine, State extends SpecState>(
  start: Start<Machine, State>,
): <View = Omit<State, 'timers'>>(
  spec: Spec<Machine, State, View>,
) => Model<Machine, State, View>
export function specify(start: Start<AnyStateMachine, SpecState>) {
  return (spec: Spec<AnyStateMachine, SpecState, unknown>): Model => {
    const { rules, events, see, same, scenarios = {}, ...rest } = spec
    const known: Readonly<Record<string, Rows<SpecState, Event> | undefined>> = rules
    const rows = Object.entries(known).flatMap(([when, given = []]) =>
      [given]
        .flat()
        // A rule, and why its event is without effect elsewhere.
        .flatMap((row): readonly Row[] =>
          row.otherwise === undefined ? [row] : [row, { ignoredBecause: row.otherwise }],
        )
        .map((row, index) => ({ ...row, when, id: `${when} ${index + 1}` })),
    )
    return {
      ...start,
      ...rest,
      table: rows.filter((row) => row.gives !== undefined),
      ignored: rows.filter((row) => row.ignoredBecause !== undefined),
      view: see ?? (({ timers: _timers, ...seen }) => seen),
      events: (snapshot) =>
        typeof events === 'function'
          ? events(snapshot)
          : events.map((event) => (typeof event === 'string' ? { type: event } : event)),
      same: same ?? (({ value, context }, due) => [value, context, due]),
      scenarios: Object.entries(scenarios).map(([name, steps]) => ({
        name,
        steps: steps
          .flat()
          .map((step) =>
            typeof step === 'string' ? parseStep(step) : { kind: 'event', event: step },
          ),
      })),
    }
  }
}

/** How a stubbed actor ends. */
export type Outcome = { readonly output: unknown } | { readonly error: unknown }

/**
 * Everything that the harness knows of a machine. The machine is explored and mutated; the
 * oracle (`initial`, `table`, `view`) is taken from the specification and imports neither.
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
  /**
   * Two snapshots of which this is alike are one place; keeps the graph finite. `due` holds the
   * milliseconds that remain to each timer, soonest first.
   */
  same(snapshot: SnapshotFrom<Machine>, due: readonly number[]): unknown
  /** What a visitor would perceive of the machine, to be compared with the oracle's view. */
  observe(snapshot: SnapshotFrom<Machine>, session: Session): View
  /** Sentences: what its events leave out. They are the bounds of all that is proved. */
  readonly bounds?: readonly string[]
  /** The same machine from other starts: explored too. */
  readonly alike?: readonly Model[]
  /** Paths written by hand for what no criterion asks. */
  readonly scenarios?: readonly NamedPath[]
  /** Mutants that nobody could tell from the machine: id, and why. */
  readonly equivalent?: Readonly<Record<string, string>>
}

export function isModel(value: unknown): value is Model {
  return isRecord(value) && 'same' in value
}
