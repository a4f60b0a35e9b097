import { type AnyStateMachine, StateMachine } from 'xstate'
import { isRecord } from './step.ts'

/** A transition's branch, in the long form. */
export type Branch = {
  target?: unknown
  guard?: unknown
  reenter?: unknown
  actions: unknown[]
  readonly [key: string]: unknown
}

/** A list of branches, and where in its state it stands. */
export type Slot = {
  kind: 'on' | 'after' | 'always' | 'done' | 'actorDone' | 'actorError'
  /** The event, the delay, or the position of the invoke. */
  key: string
  branches: Branch[]
}

/** A state of a machine's configuration, every shorthand written out, free to be changed. */
export type StateTree = {
  slots: Slot[]
  invokes: Record<string, unknown>[]
  entry: unknown[]
  exit: unknown[]
  tags: unknown[]
  initial: unknown
  readonly states: Record<string, StateTree>
  /** Everything that no mutant touches. */
  readonly rest: Record<string, unknown>
}

export type Implementations = AnyStateMachine['implementations']

/** The configuration of a machine; a fresh copy each time, functions excepted. */
export function readTree(machine: AnyStateMachine): StateTree {
  return readState(machine.config)
}

/** A machine from a changed configuration; throws where XState refuses it. */
export function buildMachine(
  tree: StateTree,
  implementations: Implementations,
): AnyStateMachine {
  const config: unknown = writeState(tree)
  if (!isConfig(config)) throw new TypeError('Not a machine configuration')
  return new StateMachine(config, implementations)
}

/** Every state of a tree with its path, parents first. */
export function statesOf(
  tree: StateTree,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly state: StateTree }[] {
  return [
    { path, state: tree },
    ...Object.entries(tree.states).flatMap(([key, state]) =>
      statesOf(state, [...path, key]),
    ),
  ]
}

/** The state at a path; throws when there is none. */
export function stateAtPath(tree: StateTree, path: readonly string[]): StateTree {
  return path.reduce((state, key) => {
    const child = state.states[key]
    if (!child) throw new Error(`No state "${path.join('.')}"`)
    return child
  }, tree)
}

/** The name of an action, a guard, an actor or a tag, as mutants show it. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (!isRecord(item)) return '(inline)'
  if ('id' in item) return String(item.id)
  return 'type' in item ? String(item.type) : '(unnamed)'
}

function readState(config: unknown): StateTree {
  const { on, after, always, onDone, invoke, entry, exit, tags, initial, states, ...rest } =
    record(config)
  const invokes = list(invoke).map((one) => ({ ...record(one) }))
  const slots: Slot[] = [
    ...slotsOf('on', on),
    ...slotsOf('after', after),
    ...slotsOf('always', always === undefined ? {} : { always }),
    ...slotsOf('done', onDone === undefined ? {} : { done: onDone }),
    ...invokes.flatMap((one, index) => [
      ...slotsOf('actorDone', 'onDone' in one ? { [index]: one.onDone } : {}),
      ...slotsOf('actorError', 'onError' in one ? { [index]: one.onError } : {}),
    ]),
  ]
  return {
    slots,
    invokes,
    entry: [...list(entry)],
    exit: [...list(exit)],
    tags: [...list(tags)],
    initial,
    states: Object.fromEntries(
      Object.entries(record(states)).map(([key, state]) => [key, readState(state)]),
    ),
    rest,
  }
}

function writeState(tree: StateTree): Record<string, unknown> {
  const { slots, invokes, entry, exit, tags, initial, states, rest } = tree
  const branches = (kind: Slot['kind']) =>
    Object.fromEntries(
      slots.filter((slot) => slot.kind === kind).map((slot) => [slot.key, slot.branches]),
    )
  const children = Object.entries(states)
  return {
    ...rest,
    entry,
    exit,
    tags,
    on: branches('on'),
    after: branches('after'),
    ...optional('always', branches('always').always),
    ...optional('onDone', branches('done').done),
    ...optional('initial', initial),
    invoke: invokes.map(({ onDone: _done, onError: _error, ...invoke }, index) => ({
      ...invoke,
      ...optional('onDone', branches('actorDone')[index]),
      ...optional('onError', branches('actorError')[index]),
    })),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map(([key, state]) => [key, writeState(state)])),
    }),
  }
}

function slotsOf(kind: Slot['kind'], transitions: unknown): Slot[] {
  return Object.entries(record(transitions)).map(([key, branches]) => ({
    kind,
    key,
    branches: list(branches).map((branch) => {
      const { actions, ...rest } =
        typeof branch === 'string' ? { target: branch, actions: [] } : record(branch)
      return { ...rest, actions: [...list(actions)] }
    }),
  }))
}

function optional(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value }
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isConfig(value: unknown): value is AnyStateMachine['config'] {
  return isRecord(value)
}
