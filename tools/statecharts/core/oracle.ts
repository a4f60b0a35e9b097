import {
  type Action,
  actionsOf,
  afterSteps,
  describeStep,
  type Event,
  stableJson,
  type Step,
  unexpected,
} from './step.ts'

/** A moment that the specification promises, in milliseconds from now. */
export type Timer = { readonly name: string; readonly ms: number }

/**
 * The plain state of a specification. `timers` is what is due: time is taken off it as steps
 * wait, and a timer that comes to 0 leaves it and happens as `after <name>`.
 */
export type SpecState = {
  readonly timers?: readonly Timer[]
  readonly [field: string]: unknown
}

type Primitive = string | number | boolean | null | undefined

/** Fields that must have a value, or one of several; `{}` is any state. */
type Pattern<State> = string extends keyof State
  ? Readonly<Record<string, unknown>>
  : {
      readonly [Field in keyof State]?: State[Field] extends Primitive
        ? State[Field] | readonly State[Field][]
        : never
    }

/** Where what is said holds: in any state unless given. */
type Condition<State, Cause> = {
  readonly from?: Pattern<State>
  if?(state: State, cause: Cause): boolean
}

/** A method: the rules of any states are rules. */
type Giving<State, Cause> = { gives(state: State, cause: Cause): Partial<State> }

/** One statement of the specification. All that no rule names is without effect. */
export type Says<State, Cause = Event> = Condition<State, Cause> & {
  /** The section of the specification, and what it says. */
  readonly says: string
  readonly gives: Partial<State> | Giving<State, Cause>['gives']
  /** Why the event is rightly without effect wherever the rule does not hold. */
  readonly otherwise?: string
  readonly ignoredBecause?: never
}

/** An event that is rightly without effect, and why: nothing is so by omission. */
export type Ignores<State, Cause = Event> = Condition<State, Cause> & {
  /** Without a condition: wherever no rule answers. */
  readonly ignoredBecause: string
  readonly gives?: never
  readonly otherwise?: never
}

type Row = {
  /** An event's type, `<actor> <outcome>`, or `after <timer>`. */
  readonly when: string
  /** Unique in its table. */
  readonly id: string
}
export type Rule<State = SpecState> = Says<State> & Row
export type Ignored<State = SpecState> = Ignores<State> & Row

/** Where a specification begins, its rules, and what a visitor perceives of its states. */
export type Oracle<State extends SpecState = SpecState, View = unknown> = {
  readonly initial: State
  readonly table: readonly Rule<State>[]
  readonly ignored?: readonly Ignored<State>[]
  view(state: State): View
}

type StepResult = {
  readonly state: SpecState
  /** The ids of the rules that were taken, in order; none means: ignored. */
  readonly rules: readonly string[]
}

const MAX_TIMERS_PER_STEP = 1000

/**
 * What the table says of one step. A `wait` or a `delay` takes every timer due within it, in
 * the order of their due times. Throws when two rules answer at once, or timers never end.
 */
export function consult(table: readonly Rule[], state: SpecState, step: Step): StepResult {
  if (step.kind === 'event') return answer(table, state, step.event)
  if (step.kind === 'outcome') return answer(table, state, { type: describeStep(step) })
  return elapse(table, state, step.ms)
}

/** Where the table is at a moment of a walk, by which rules, and what that moment is called. */
export type Foreseen = StepResult & { readonly called: string }

export function atStart(initial: SpecState): Foreseen {
  return { state: initial, rules: [], called: ' at the start' }
}

/** What the table says of a step before it is done, action by action. */
export function foresee(
  table: readonly Rule[],
  from: SpecState,
  step: Step,
): readonly (Foreseen & { readonly action: Action })[] {
  let state = from
  return actionsOf(step).map((action, index, { length }) => {
    const answer = consult(table, state, action)
    state = answer.state
    const isEarly = index < length - 1
    return {
      ...answer,
      action,
      called: isEarly ? ' 1 ms early' : verdict(answer.rules, action),
    }
  })
}

function verdict(rules: readonly string[], { kind }: Action): string {
  if (rules.length > 0) return ` by ${rules.map((id) => `"${id}"`).join(', ')}`
  return kind === 'wait' ? ', while nothing is due' : ', which ignores this'
}

export type NamedOracle = Oracle & { readonly name: string }

/**
 * A system that does not do as its table says. The message holds the way there, a step a line, and
 * what is wrong.
 */
export class Departure extends Error {
  override readonly name = 'Departure'

  constructor(
    { name, table }: NamedOracle,
    way: readonly Step[],
    { called, rules }: Foreseen,
    found: readonly string[],
  ) {
    const says = table.filter(({ id }) => rules.includes(id)).map((rule) => rule.says)
    const start = way.length === 0 ? ['  (the start)'] : []
    const heading = `${name} departs from its table${called}, after`
    super(afterSteps(heading, way, ...start, ...found, ...says))
  }
}

/** Throws a Departure when what is seen is not what the table says. */
export function agree(
  oracle: NamedOracle,
  way: readonly Step[],
  moment: Foreseen,
  seen: unknown,
): void {
  const found = unexpected(oracle.view(moment.state), seen)
  if (found.length > 0) throw new Departure(oracle, way, moment, found)
}

/** Milliseconds until the next timer of a state; undefined when nothing is due. */
export const nextDue = (state: SpecState): number | undefined => soonest(state.timers)?.ms

function elapse(table: readonly Rule[], start: SpecState, ms: number): StepResult {
  const rules: string[] = []
  let state = start
  let left = ms
  for (;;) {
    const next = soonest(state.timers)
    if (!next || next.ms > left) return { state: spend(state, left), rules }
    const cause = { type: `after ${next.name}` }
    const result = answer(table, spend(state, next.ms, next), cause)
    rules.push(...result.rules)
    state = result.state
    left -= next.ms
    if (rules.length > MAX_TIMERS_PER_STEP)
      throw new RangeError(`The timers of the table never end: ${rules.at(-1)}`)
  }
}

function spend(state: SpecState, ms: number, fired?: Timer): SpecState {
  if (!state.timers || state.timers.length === 0) return state
  const timers = state.timers
    .filter((timer) => timer !== fired)
    .map((timer) => ({ ...timer, ms: timer.ms - ms }))
  return { ...state, timers }
}

/** Of those that are due at once, the first that was armed. */
function soonest(timers: readonly Timer[] = []): Timer | undefined {
  return timers.toSorted((one, other) => one.ms - other.ms)[0]
}

function answer(table: readonly Rule[], state: SpecState, cause: Event): StepResult {
  const [rule, ...others] = rowsFor(table, state, cause)
  if (!rule) return { state, rules: [] }
  if (others.length > 0)
    throw new Error(
      `Ambiguous table: ${[rule, ...others].map(({ id }) => id).join(' and ')} ` +
        `both answer "${cause.type}" in ${stableJson(state)}`,
    )
  const { id, gives } = rule
  const given = typeof gives === 'function' ? gives(state, cause) : gives
  return { state: { ...state, ...given }, rules: [id] }
}

/** Which of these rows hold for an event in a state: rules, or reasons why it is without effect. */
export function rowsFor<Found extends Row & Condition<SpecState, Event>>(
  rows: readonly Found[],
  state: SpecState,
  cause: Event,
): readonly Found[] {
  return rows.filter(
    (row) =>
      row.when === cause.type &&
      matches(row.from, state) &&
      (row.if?.(state, cause) ?? true),
  )
}

function matches(from: Pattern<SpecState> = {}, state: SpecState): boolean {
  return Object.entries(from).every(([field, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(state[field]) : wanted === state[field],
  )
}
