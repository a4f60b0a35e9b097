import {
  type Action,
  actionsOf,
  formatFailure,
  describeStep,
  type Event,
  stableJson,
  type Step,
  formatDifferences,
} from './step.ts'

/** A timer of the specification, with the remaining milliseconds until its end. */
export type Timer = { readonly name: string; readonly ms: number }

/**
 * State of a specification, as plain data. Time that passes in a step is subtracted from its
 * `timers`. A timer that reaches 0 is removed and triggers the rule `after <name>`.
 */
export type SpecState = {
  readonly timers?: readonly Timer[]
  readonly [field: string]: unknown
}

type Primitive = string | number | boolean | null | undefined

/** Required value of each named field, or a list of accepted values. `{}` matches every state. */
type Pattern<State> = string extends keyof State
  ? Readonly<Record<string, unknown>>
  : {
      readonly [Field in keyof State]?: State[Field] extends Primitive
        ? State[Field] | readonly State[Field][]
        : never
    }

/** The states in which a row applies: both conditions must be met. An omitted condition is always met. */
type Condition<State, Cause> = {
  readonly from?: Pattern<State>
  if?(state: State, cause: Cause): boolean
}

/** `to` is a method for bivariance, so that rules of a specific state type are assignable to `Rule`. */
type UpdateMethod<State, Cause> = { to(state: State, cause: Cause): Partial<State> }

/** A rule: the effect of an event, outcome or timer. */
export type Effect<State, Cause = Event> = Condition<State, Cause> & {
  /** The tested requirement with its section, such as `§1: a filled form is sent`. */
  readonly says: string
  /** Changed fields of the state, or a function that returns them. */
  readonly to: Partial<State> | UpdateMethod<State, Cause>['to']
  /** Reason why the event has no effect in the states to which no rule applies. */
  readonly otherwise?: string
  readonly ignoredBecause?: never
}

/** The reason why an event has no effect. Each event needs one in the states where no rule matches. */
export type NoEffect<State, Cause = Event> = Condition<State, Cause> & {
  /** Without `from` and `if`, the reason applies wherever no rule matches. */
  readonly ignoredBecause: string
  readonly to?: never
  readonly otherwise?: never
}

type Row = {
  /** Event type, `<actor> <outcome>` or `after <timer>`. */
  readonly when: string
  /** Id of the row, unique within its table. */
  readonly id: string
}
export type Rule<State = SpecState> = Effect<State> & Row
export type Ignored<State = SpecState> = NoEffect<State> & Row

/** An executable specification: initial state, rules, and projection to the view that a user perceives. */
export type Oracle<State extends SpecState = SpecState, View = unknown> = {
  readonly initial: State
  readonly table: readonly Rule<State>[]
  readonly ignored?: readonly Ignored<State>[]
  view(state: State): View
}

type StepResult = {
  readonly state: SpecState
  /** Ids of the applied rules, in order. */
  readonly rules: readonly string[]
}

const MAX_TIMERS_PER_STEP = 1000

/**
 * Applies a step to a state of the specification. A `wait` or `delay` fires all timers that are due within
 * it, in order. Throws if two rules match at once, or if timers start again endlessly.
 */
export function applyRule(table: readonly Rule[], state: SpecState, step: Step) {
  if (step.kind === 'event') return applyMatch(table, state, step.event)
  if (step.kind === 'outcome') return applyMatch(table, state, { type: describeStep(step) })
  return passTime(table, state, step.ms)
}

/** The expected result of an action, and the text with which an error message describes it. */
export type Prediction = StepResult & { readonly description: string }

export function predictStart(initial: SpecState): Prediction {
  return { state: initial, rules: [], description: ' at the start' }
}

/** Predicts the result of a step from the table, action by action. */
export function predictStep(
  table: readonly Rule[],
  from: SpecState,
  step: Step,
): readonly (Prediction & { readonly action: Action })[] {
  let state = from
  return actionsOf(step).map((action, index, { length }) => {
    const result = applyRule(table, state, action)
    state = result.state
    const isEarly = index < length - 1
    return {
      ...result,
      action,
      description: isEarly
        ? ' 1 ms before the delay ends'
        : resultText(result.rules, action),
    }
  })
}

function resultText(rules: readonly string[], { kind }: Action): string {
  if (rules.length > 0) return ` (rule ${rules.map((id) => `"${id}"`).join(', ')})`
  return kind === 'wait' ? ', with no timer due' : ', which ignores this event'
}

export type NamedOracle = Oracle & { readonly name: string }

/** Thrown if a system differs from its specification. The message lists the steps and the differences. */
export class SpecMismatchError extends Error {
  override readonly name = 'SpecMismatchError'

  constructor(
    { name, table }: NamedOracle,
    path: readonly Step[],
    { description, rules }: Prediction,
    problems: readonly string[],
  ) {
    const says = table.filter(({ id }) => rules.includes(id)).map((rule) => rule.says)
    const start = path.length === 0 ? ['  (the start)'] : []
    const heading = `${name} differs from its specification${description}, after:`
    super(formatFailure(heading, path, ...start, ...problems, ...says))
  }
}

export function assertView(
  oracle: NamedOracle,
  path: readonly Step[],
  prediction: Prediction,
  observed: unknown,
): void {
  const problems = formatDifferences(oracle.view(prediction.state), observed)
  if (problems.length > 0) throw new SpecMismatchError(oracle, path, prediction, problems)
}

/** Returns the milliseconds until the next timer of a state, or `undefined` without timers. */
export const nextDue = (state: SpecState): number | undefined => nextTimer(state)?.ms

function passTime(table: readonly Rule[], start: SpecState, ms: number): StepResult {
  const rules: string[] = []
  let state = start
  let left = ms
  for (;;) {
    const next = nextTimer(state)
    if (!next || next.ms > left) return { state: subtractTime(state, left), rules }
    const cause = { type: `after ${next.name}` }
    const result = applyMatch(table, subtractTime(state, next.ms, next), cause)
    rules.push(...result.rules)
    state = result.state
    left -= next.ms
    if (rules.length > MAX_TIMERS_PER_STEP)
      throw new RangeError(`Endless timers in the specification: ${rules.at(-1)}`)
  }
}

function subtractTime(state: SpecState, ms: number, fired?: Timer): SpecState {
  if (!state.timers || state.timers.length === 0) return state
  const timers = state.timers
    .filter((timer) => timer !== fired)
    .map((timer) => ({ ...timer, ms: timer.ms - ms }))
  return { ...state, timers }
}

/** Returns the timer that is due first. If several are due at once, returns the first in the list. */
export function nextTimer({ timers = [] }: SpecState): Timer | undefined {
  return timers.toSorted((one, other) => one.ms - other.ms)[0]
}

function applyMatch(table: readonly Rule[], state: SpecState, cause: Event): StepResult {
  try {
    const [rule, ...others] = rowsFor(table, state, cause)
    if (!rule) return { state, rules: [] }
    const { id, to } = rule
    if (others.length > 0)
      throw new Error(
        `Ambiguous rules: ${[id, ...others.map((one) => one.id)].join(' and ')}`,
      )
    const change = typeof to === 'function' ? to(state, cause) : to
    return { state: { ...state, ...change }, rules: [id] }
  } catch (error) {
    const where = `${stableJson(cause)} fail in ${stableJson(state)}`
    throw new Error(`The rules for ${where}: ${String(error)}`, { cause: error })
  }
}

export function rowsFor<Matched extends Row & Condition<SpecState, Event>>(
  rows: readonly Matched[],
  state: SpecState,
  cause: Event,
): readonly Matched[] {
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
