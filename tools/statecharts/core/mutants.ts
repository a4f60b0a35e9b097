import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  not,
  sendTo,
  spawnChild,
  type UnknownAction,
} from 'xstate'
import {
  actorEndEventType,
  actorName,
  eventLabel,
  nameOf,
  nodesUnder,
  externalEventTypes,
  startedMachines,
} from './xstate-adapter.ts'

export type Mutant = {
  /** Stable id, for example `drop guard: form form.submit[0] isFilled`. */
  readonly id: string
  readonly operator: string
  readonly machine: AnyStateMachine
}

type Edit = (at: AnyStateNode) => void
type Mutations = Generator<readonly [operator: string, place: string, edit: Edit], void>
type Change = { readonly [Key in keyof AnyTransitionDefinition]?: unknown }
type Setter<Item> = (at: AnyStateNode, items: Item[]) => void

/** Creates all mutants of a machine, each with a single change, in the order of its states. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  return nodesUnder(machine.root).flatMap((node) =>
    [...mutationsOf(node)].map(([operator, what, edit]) => ({
      id: `${operator}: ${node.path.join('.') || '(root)'} ${what}`,
      operator,
      machine: mutate(machine, node, edit),
    })),
  )
}

/** Edits a copy of a machine. `provide` would drop the edit, so the `provide` of the copy repeats it. */
function mutate(machine: AnyStateMachine, node: AnyStateNode, edit: Edit): AnyStateMachine {
  const mutant = machine.provide({})
  edit(nodeIn(mutant, node))
  const provide: typeof machine.provide = (given) =>
    mutate(machine.provide(given), node, edit)
  return Object.assign(mutant, { provide })
}

function nodeIn(machine: AnyStateMachine, { path }: AnyStateNode): AnyStateNode {
  return path.reduce((node, key) => assertDefined(node.states[key]), machine.root)
}

function* mutationsOf(node: AnyStateNode): Mutations {
  const { config, tags } = node
  const slots = [...node.transitions, ...(node.always ? [['', node.always] as const] : [])]
  for (const [event, branches] of slots) yield* transitionMutations(node, event, branches)
  // The actions of the config come first. XState appends those of the state's timers.
  for (const when of ['entry', 'exit'] as const) {
    const own = node[when].slice(0, [config[when] ?? []].flat().length)
    const set: Setter<UnknownAction> = (at, items) =>
      at[when].splice(0, own.length, ...items)
    yield* actionMutations(`${when} `, own, set)
  }
  yield* dropEach('drop tag', '#', tags, (at, left) => void (at.tags = left))
  yield* actorMutations(node)
  for (const [event] of slots) yield* delayMutations(event)
  yield* initialMutations(node)
  yield* addedTransitions(node)
}

function* actorMutations({ invoke, transitions }: AnyStateNode): Mutations {
  for (const [index, { id, src, input }] of invoke.entries()) {
    const name = actorName({ id, src })
    yield ['drop invoke', name, (at) => at.invoke.splice(index, 1)]
    // Unlike an invoked actor, a spawned one still runs after the machine has left the state.
    const keep: Edit = (at) => {
      at.invoke.splice(index, 1)
      at.entry.unshift(spawnChild(src, { id, input }))
    }
    yield ['keep actor', name, keep]
    const ends = (all: AnyStateNode['transitions']) =>
      [true, false].map((isDone) => all.get(actorEndEventType(id, isDone))?.[0])
    const [done, failed] = ends(transitions)
    if (!done || !failed || done.target?.[0] === failed.target?.[0]) continue
    const swap: Edit = (at) => {
      const [one, other] = ends(at.transitions)
      const { target } = assertDefined(one)
      Object.assign(assertDefined(one), { target: assertDefined(other).target })
      Object.assign(assertDefined(other), { target })
    }
    yield ['swap outcomes', name, swap]
  }
}

function* initialMutations({ initial, states, type }: AnyStateNode): Mutations {
  if (type !== 'compound') return
  for (const child of Object.values(states))
    if (initial.target[0] !== child && !isTransient(child))
      yield [
        'change initial',
        `to ${child.key}`,
        (at) => Object.assign(at.initial, { target: [nodeIn(at.machine, child)] }),
      ]
}

function* dropEach<Item>(
  operator: string,
  prefix: string,
  items: readonly Item[],
  set: Setter<Item>,
): Mutations {
  for (const [index, item] of items.entries())
    yield [operator, `${prefix}${nameOf(item)}`, (at) => set(at, items.toSpliced(index, 1))]
}

/** Yields mutations of the transitions for one event type. An empty type means eventless. */
function* transitionMutations(
  node: AnyStateNode,
  event: string,
  branches: readonly AnyTransitionDefinition[],
): Mutations {
  const listAt = (at: AnyStateNode) =>
    assertDefined(event === '' ? at.always : at.transitions.get(event))
  for (const [index, { target, guard, actions }] of branches.entries()) {
    const label = `${eventLabel(event, node)}[${index}]`
    const change =
      (changed: (own: AnyTransitionDefinition, at: AnyStateNode) => Change): Edit =>
      (at) => {
        const own = assertDefined(listAt(at)[index])
        Object.assign(own, changed(own, at))
      }
    yield ['drop transition', label, (at) => listAt(at).splice(index, 1)]
    for (const other of targetsFor(node, target)) {
      const name = other.parent === node ? `.${other.key}` : other.key
      const retarget = change((_, { machine }) => ({ target: [nodeIn(machine, other)] }))
      yield ['retarget', `${label} to ${name}`, retarget]
    }
    if (target !== undefined) yield ['stay', label, change(() => ({ target: undefined }))]
    if (isGuard(guard)) {
      const name = `${label} ${nameOf(guard)}`
      yield ['drop guard', name, change(() => ({ guard: undefined }))]
      yield ['negate guard', name, change(() => ({ guard: not(guard) }))]
    }
    // `reenter` has an effect only if all targets are the state itself or inside it.
    if (node.parent && (target ?? [node]).every((to) => nodesUnder(node).includes(to))) {
      const toggleReenter = change((own, at) => ({
        target: own.target ?? [at],
        reenter: !own.reenter,
      }))
      yield ['reenter', label, toggleReenter]
    }
    const set: Setter<UnknownAction> = (at, items) => change(() => ({ actions: items }))(at)
    yield* actionMutations(`${label} `, actions, set)
    for (const { id, machine } of startedMachines(node.machine)) {
      const [type] = externalEventTypes(machine)
      if (type === undefined) continue
      const sendToChild: Edit = (at) => set(at, [...actions, sendTo(id, { type })])
      yield ['tell child', `${label} ${id} ${type}`, sendToChild]
    }
    if (index + 1 === branches.length) continue
    const swap: Edit = (at) => {
      const list = listAt(at)
      list.splice(index, 2, ...list.slice(index, index + 2).toReversed())
    }
    yield ['swap branches', label, swap]
  }
}

/** Returns the states to try in place of the targets of a transition. */
function targetsFor(
  node: AnyStateNode,
  target: readonly AnyStateNode[] = [node],
): readonly AnyStateNode[] {
  const siblings = siblingsOf(node)
  const children = node.type === 'parallel' ? [] : Object.values(node.states)
  return [
    ...(siblings.length === 0 ? [] : [...siblings, node]),
    ...children.filter((child) => !isTransient(child)),
  ].filter((other) => !target.includes(other))
}

function siblingsOf({ parent, key }: AnyStateNode): readonly AnyStateNode[] {
  return !parent || parent.type === 'parallel'
    ? []
    : Object.values(parent.states).filter((one) => one.key !== key && !isTransient(one))
}

/** True for a history state and for a state that is always left immediately. */
function isTransient({ always = [], type }: AnyStateNode): boolean {
  return type === 'history' || always.some(({ guard }) => guard === undefined)
}

function* actionMutations(
  prefix: string,
  items: readonly UnknownAction[],
  set: Setter<UnknownAction>,
): Mutations {
  yield* dropEach('drop action', prefix, items, set)
  for (const [index, item] of items.entries()) {
    const twice: Edit = (at) => set(at, items.toSpliced(index, 0, item))
    yield ['double action', `${prefix}${nameOf(item)}`, twice]
    const before = items[index - 1]
    if (before === undefined) continue
    const swap: Edit = (at) => set(at, items.toSpliced(index - 1, 2, item, before))
    yield ['reorder actions', `${prefix}${nameOf(before)}, ${nameOf(item)}`, swap]
  }
}

const delayChanges: readonly (readonly [string, (ms: number) => number])[] = [
  ['×2', (ms) => ms * 2],
  ['÷2', (ms) => ms / 2],
  ['+1 ms', (ms) => ms + 1],
  ['−1 ms', (ms) => ms - 1],
  ['to 0', () => 0],
]

function* delayMutations(event: string): Mutations {
  const label = eventLabel(event)
  const [, key] = /^after (.+)/.exec(label) ?? []
  if (key === undefined) return
  for (const [name, change] of delayChanges) {
    const changeDelay: Edit = ({ entry, machine }) => {
      const delay = machine.implementations.delays[key] ?? Number(key)
      const changed: typeof delay =
        typeof delay === 'function'
          ? (args, params) => change(delay(args, params))
          : change(delay)
      const timer = entry.find((action) => Reflect.get(Object(action), 'id') === event)
      Object.assign(Object(timer), { delay: changed })
    }
    yield ['change delay', `${label} ${name}`, changeDelay]
  }
}

/** For each event that an atomic state and its ancestors do not handle, yields a transition to each sibling. */
function* addedTransitions(node: AnyStateNode): Mutations {
  if (node.type !== 'atomic' || isTransient(node)) return
  const ancestors: AnyStateNode[] = [node]
  for (const { parent } of ancestors) if (parent) ancestors.push(parent)
  for (const eventType of externalEventTypes(node.machine)) {
    if (ancestors.some(({ transitions }) => transitions.has(eventType))) continue
    for (const sibling of siblingsOf(node)) {
      const add: Edit = (at) => {
        const target = [nodeIn(at.machine, sibling)]
        const rest = { source: at, actions: [], reenter: false, eventType }
        const toJSON = () => ({ ...rest, source: at.id, target: [sibling.id] })
        at.transitions.set(eventType, [{ ...rest, target, toJSON }])
      }
      yield ['add transition', `${eventType} to ${sibling.key}`, add]
    }
  }
}

function isGuard(value: unknown): value is Parameters<typeof not>[0] {
  return value !== undefined
}

function assertDefined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The mutant no longer matches its machine')
  return value
}
