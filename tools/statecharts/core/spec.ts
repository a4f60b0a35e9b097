import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import type { Model, SessionLog } from './model.ts'
import type { NoEffect, Effect, Oracle, SpecState } from './oracle.ts'
import { type Event, parseStep } from './step.ts'
import { assertSameXState } from './xstate-adapter.ts'

type OneOrMore<Item> = Item | readonly Item[]

type Row<State = SpecState, Cause = Event> = Effect<State, Cause> | NoEffect<State, Cause>
type Rows<State, Cause> = OneOrMore<Row<State, Cause>>

type Spec<Machine extends AnyStateMachine, State extends SpecState, View> = Omit<
  Model<Machine, State, View>,
  keyof Oracle | 'machine' | 'events' | 'observe' | 'identity' | 'scenarios'
> & {
  /** Rules and reasons, keyed by event type, `<actor> <outcome>` or `after <timer>`. */
  readonly rules: {
    readonly [Type in EventFrom<Machine>['type']]?: Rows<
      State,
      Extract<EventFrom<Machine>, { type: Type }>
    >
  } & { readonly [Type in `${string} ${string}`]: Rows<State, Event> }
  /** Events to try in a state. In a list, an event without a payload can be given as its type. */
  readonly events:
    | readonly (EventFrom<Machine> | EventFrom<Machine>['type'])[]
    | ((snapshot: SnapshotFrom<Machine>) => readonly EventFrom<Machine>[])
  /** Projects the specification's state to the visible part. By default, everything except `timers`. */
  view?(state: State): View
  /** Reads from the machine the data that `view` predicts. */
  observe(snapshot: SnapshotFrom<Machine>, session: SessionLog): NoInfer<View>
  /** Returns the identity of an explored state. Defaults to state value, context and remaining times. */
  identity?: Model<Machine, State, View>['identity']
  /** Additional paths by title. Steps are events or texts such as `after 500 ms`. Nested lists are flattened. */
  readonly scenarios?: Readonly<
    Record<string, readonly OneOrMore<string | EventFrom<Machine>>[]>
  >
}

/** A machine and the initial state of its specification. The type of `initial` must cover all states. */
type Start<Machine, State> = { readonly machine: Machine; readonly initial: State }

/**
 * Builds the model of a machine from its specification. Throws if another copy of XState created the
 * machine.
 * @example specify({ machine: doorMachine, initial })({ name: 'door', rules: { … }, … })
 */
export function specify<Machine extends AnyStateMachine, State extends SpecState>(
  start: Start<Machine, State>,
): <const View = Omit<State, 'timers'>>(
  spec: Spec<Machine, State, View>,
) => Model<Machine, State, View>
export function specify(start: Start<AnyStateMachine, SpecState>) {
  assertSameXState(start.machine)
  return (spec: Spec<AnyStateMachine, SpecState, unknown>): Model => {
    const { rules, events, view, identity, scenarios = {}, ...rest } = spec
    const known: Readonly<Record<string, Rows<SpecState, Event> | undefined>> = rules
    const rows = Object.entries(known).flatMap(([when, given = []]) =>
      [given]
        .flat()
        // `otherwise` adds a row that explains why the event is ignored in the other states.
        .flatMap((row): readonly Row[] =>
          row.otherwise === undefined ? [row] : [row, { ignoredBecause: row.otherwise }],
        )
        .map((row, index) => ({ ...row, when, id: `${when} ${index + 1}` })),
    )
    return {
      ...start,
      ...rest,
      table: rows.filter((row) => row.to !== undefined),
      ignored: rows.filter((row) => row.ignoredBecause !== undefined),
      view: view ?? (({ timers: _timers, ...seen }) => seen),
      events: (snapshot) =>
        typeof events === 'function'
          ? events(snapshot)
          : events.map((event) => (typeof event === 'string' ? { type: event } : event)),
      identity: identity ?? (({ value, context }, due) => [value, context, due]),
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
