import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import type { Model } from './model.ts'
import type { Ignores, Says, SpecState } from './oracle.ts'
import { type Event, parseStep, stableJson } from './step.ts'

type OneOrMore<Item> = Item | readonly Item[]

/** What the specification says of an event, an outcome or a timer; or why it has no effect. */
type Rows<State, Cause> = OneOrMore<Says<State, Cause> | Ignores<State, Cause>>

type Spec<Machine extends AnyStateMachine, State extends SpecState, View> = Omit<
  Model<Machine, State, View>,
  'machine' | 'table' | 'ignored' | 'view' | 'events' | 'abstract' | 'scenarios'
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
  /** Two snapshots of which this is alike are one place; states and context unless given. */
  same?(snapshot: SnapshotFrom<Machine>, due: readonly number[]): unknown
  /** By title, paths that are walked too: events, and what else happens as `parseStep` reads it. */
  readonly scenarios?: Readonly<
    Record<string, readonly OneOrMore<string | EventFrom<Machine>>[]>
  >
}

/**
 * All that is known of a machine, in one object. `State` is the plain state of its specification,
 * `View` what is seen of it, where that is not the state itself.
 * @example specify(doorMachine)<{ isOpen: boolean }>({ name: 'door', … })
 */
export function specify<Machine extends AnyStateMachine>(
  machine: Machine,
): <State extends SpecState, View = Omit<State, 'timers'>>(
  spec: Spec<Machine, State, View>,
) => Model<Machine, State, View>
export function specify(machine: AnyStateMachine) {
  return (spec: Spec<AnyStateMachine, SpecState, unknown>): Model => {
    const { rules, events, see, same, scenarios = {}, ...rest } = spec
    const known: Readonly<Record<string, Rows<SpecState, Event> | undefined>> = rules
    const rows = Object.entries(known).flatMap(([when, given = []]) =>
      [given].flat().map((row, index) => ({ ...row, when, id: `${when} ${index + 1}` })),
    )
    return {
      ...rest,
      machine,
      table: rows.filter((row) => row.gives !== undefined),
      ignored: rows.filter((row) => row.ignoredBecause !== undefined),
      view: see ?? withoutTimers,
      events: (snapshot) =>
        typeof events === 'function'
          ? events(snapshot)
          : events.map((event) => (typeof event === 'string' ? { type: event } : event)),
      abstract: (snapshot, due) =>
        stableJson(same?.(snapshot, due) ?? [snapshot.value, snapshot.context, due]),
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

function withoutTimers(state: SpecState): unknown {
  return Object.fromEntries(Object.entries(state).filter(([field]) => field !== 'timers'))
}
