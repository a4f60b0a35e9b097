import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { TestClock } from './clock.ts'
import type { Model } from './model.ts'
import { type Oracle, type Pattern, type Rule, rowsFor, type SpecState } from './oracle.ts'
import type { Session } from './session.ts'
import { type Event, parseStep, stableJson } from './step.ts'

type Condition<State, Cause> = {
  /** Fields that must have a value, or one of several. */
  readonly from?: Pattern<State>
  if?(state: State, cause: Cause): boolean
}

/** What the specification says of an event, an outcome or a timer; or why it has no effect. */
type SpecRow<State, Cause> =
  | (Condition<State, Cause> & {
      /** The section of the specification, and what it says. */
      readonly says: string
      /** The fields that change. */
      gives(state: State, cause: Cause): Partial<State>
      readonly ignoredBecause?: never
    })
  | (Condition<State, Cause> & {
      /** Without a condition: wherever no rule answers. */
      readonly ignoredBecause: string
      readonly says?: never
      readonly gives?: never
    })

type OneOrMore<Item> = Item | readonly Item[]

type Rows<State, Cause> = OneOrMore<SpecRow<State, Cause>>

type Spec<Machine extends AnyStateMachine, State extends SpecState, View> = Omit<
  Model<Machine>,
  | keyof Oracle
  | 'machine'
  | 'name'
  | 'input'
  | 'events'
  | 'abstract'
  | 'observe'
  | 'scenarios'
> & {
  /** The stem of the machine's file. */
  readonly name: string
  input?(clock: TestClock): InputFrom<Machine>
  readonly initial: State
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
  observe(snapshot: SnapshotFrom<Machine>, session: Session): View
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
      [given].flat().map((row, index) => ({ row, when, id: `${when} ${index + 1}` })),
    )
    const table = rows.flatMap(
      ({ row: { from = {}, if: holds, says, gives }, when, id }): Rule[] =>
        gives
          ? [{ id, when, from, ...(holds && { if: holds }), gives, statement: says }]
          : [],
    )
    const isUnanswered = (state: SpecState, cause: Event) =>
      rowsFor(table, state, cause).length === 0
    return {
      ...rest,
      machine,
      table,
      ignored: rows.flatMap(({ row, when }) => {
        if (row.ignoredBecause === undefined) return []
        const { from, if: holds = from ? undefined : isUnanswered, ignoredBecause } = row
        const condition = { from: from ?? {}, ...(holds && { if: holds }) }
        return [{ when, ...condition, because: ignoredBecause }]
      }),
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
