import { not, sendTo } from 'xstate'
import {
  type Branch,
  type Implementations,
  nameOf,
  type Slot,
  type StateTree,
} from './machine-tree.ts'
import { endingType, spawning } from './xstate-adapter.ts'

/** What can go wrong in a machine. */
export const operators = [
  'drop transition',
  'retarget',
  'stay',
  'drop guard',
  'negate guard',
  'swap branches',
  'reenter',
  'drop action',
  'double action',
  'reorder actions',
  'tell child',
  'drop tag',
  'drop invoke',
  'keep actor',
  'swap outcomes',
  'change delay',
  'change initial',
  'add transition',
] as const

export type Operator = (typeof operators)[number]

export type Edit = (state: StateTree, implementations: Implementations) => void
/** One mutation: its operator, what of the state it touches, and how. */
type Change = readonly [operator: Operator, place: string, edit: Edit]
/** Mutations, in the order of the definition. */
type Changes = Generator<Change, void>
/** Finds a list of actions again in a copy of its state. */
type Pick = (state: StateTree) => unknown[]

/** A state to be mutated, with what surrounds it. */
export type Place = {
  readonly state: StateTree
  readonly key: string | undefined
  /** The keys of the states that it could be confused with. */
  readonly siblings: readonly string[]
  /** The outside events that neither it nor a state around it answers. */
  readonly unanswered: readonly string[]
  /** The machines that the mutated one starts, each with an event that it knows. */
  readonly children: readonly { readonly id: string; readonly event: string }[]
}

/** Whether a state is always left at once. */
export function isTransient(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ kind, branches }) =>
      kind === 'always' && branches.some(({ guard }) => guard === undefined),
  )
}

/** Every mutation of one state. */
export function* changesAt(place: Place): Changes {
  const { state } = place
  for (const [index, slot] of state.slots.entries()) yield* slotChanges(place, slot, index)
  yield* actionChanges('entry ', state.entry, (at) => at.entry)
  yield* actionChanges('exit ', state.exit, (at) => at.exit)
  yield* dropEach('drop tag', '#', state.tags, (at) => at.tags)
  yield* dropEach('drop invoke', '', state.invokes, (at) => at.invokes)
  yield* keptActors(state)
  yield* outcomeSwaps(state)
  for (const [index, slot] of state.slots.entries()) yield* delayChanges(slot, index)
  if (typeof state.initial === 'string')
    for (const [key, { slots }] of Object.entries(state.states))
      if (key !== state.initial && !isTransient(slots))
        yield ['change initial', `to ${key}`, (at) => void (at.initial = key)]
  yield* additions(place)
}

/** One mutation for each item of a list: without it. */
function* dropEach(
  operator: Operator,
  prefix: string,
  items: readonly unknown[],
  pick: Pick,
): Changes {
  for (const [index, item] of items.entries())
    yield [operator, `${prefix}${nameOf(item)}`, (state) => pick(state).splice(index, 1)]
}

/** Every mutation of one list of branches; `index` is its place in its state. */
function* slotChanges(place: Place, slot: Slot, index: number): Changes {
  const label = slotLabel(place.state, slot)
  const branchesOf = (state: StateTree) => found(state.slots[index]).branches
  for (const [position, branch] of slot.branches.entries()) {
    const here = `${label}[${position}]`
    const { target, guard } = branch
    const change =
      (edit: (branch: Branch) => void): Edit =>
      (state) =>
        edit(found(branchesOf(state)[position]))
    const actions: Pick = (state) => found(branchesOf(state)[position]).actions
    yield ['drop transition', here, (state) => branchesOf(state).splice(position, 1)]
    for (const other of targetsFor(place, target))
      yield ['retarget', `${here} to ${other}`, change((one) => void (one.target = other))]
    if (target !== undefined) yield ['stay', here, change((one) => delete one.target)]
    if (isGuard(guard)) {
      yield ['drop guard', `${here} ${nameOf(guard)}`, change((one) => delete one.guard)]
      const negate = change((one) => void (one.guard = not(guard)))
      yield ['negate guard', `${here} ${nameOf(guard)}`, negate]
    }
    if (isInwards(place, branch)) {
      const again = { target: target ?? place.key, reenter: branch.reenter !== true }
      yield ['reenter', here, change((one) => Object.assign(one, again))]
    }
    yield* actionChanges(`${here} `, branch.actions, actions)
    for (const { id, event } of place.children) {
      const tell: Edit = (state) => actions(state).push(sendTo(id, { type: event }))
      yield ['tell child', `${here} ${id} ${event}`, tell]
    }
    const next = slot.branches[position + 1]
    if (next === undefined) continue
    const swap: Edit = (state) => {
      const branches = branchesOf(state)
      branches.splice(position, 2, ...branches.slice(position, position + 2).toReversed())
    }
    yield ['swap branches', here, swap]
  }
}

/** Where a transition could have gone instead: a sibling, its own state, a child. */
function targetsFor({ key, siblings, state }: Place, target: unknown): readonly string[] {
  const own = key === undefined || siblings.length === 0 ? [] : [...siblings, key]
  const children = Object.entries(state.states)
    .filter(([, { slots }]) => !isTransient(slots))
    .map(([child]) => `.${child}`)
  const candidates = state.rest.type === 'parallel' ? own : [...own, ...children]
  return candidates.filter(
    (other) => other !== target && !(target === undefined && other === key),
  )
}

/** Whether a branch leads to its own state or into it: internal and external may differ there. */
function isInwards({ key }: Place, { target }: Branch): boolean {
  if (key === undefined) return false
  return (
    target === undefined ||
    target === key ||
    (typeof target === 'string' && target.startsWith('.'))
  )
}

function slotLabel({ invokes }: StateTree, { kind, key }: Slot): string {
  if (kind === 'after') return `after ${key}`
  if (kind === 'actorDone') return `${nameOf(invokes[Number(key)])} done`
  if (kind === 'actorError') return `${nameOf(invokes[Number(key)])} error`
  return key
}

/** Every mutation of one list of actions. */
function* actionChanges(prefix: string, items: readonly unknown[], pick: Pick): Changes {
  yield* dropEach('drop action', prefix, items, pick)
  for (const [index, item] of items.entries())
    yield [
      'double action',
      `${prefix}${nameOf(item)}`,
      (state) => pick(state).splice(index, 0, item),
    ]
  for (const [index, item] of items.slice(1).entries()) {
    const before = items[index]
    const what = `${prefix}${nameOf(before)}, ${nameOf(item)}`
    yield ['reorder actions', what, (state) => pick(state).splice(index, 2, item, before)]
  }
}

/** Nothing stops the actor when its state is left, and its end is still believed there. */
function* keptActors({ invokes }: StateTree): Changes {
  for (const [index, { id, src, input }] of invokes.entries()) {
    if (typeof id !== 'string' || typeof src !== 'string') continue
    const keep: Edit = (state) => {
      state.invokes.splice(index, 1)
      state.entry.unshift(spawning(src, id, input))
      for (const slot of state.slots) {
        if (slot.kind !== 'actorDone' && slot.kind !== 'actorError') continue
        const place = Number(slot.key)
        if (place > index) slot.key = String(place - 1)
        if (place !== index) continue
        slot.key = endingType(id, slot.kind === 'actorDone')
        slot.kind = 'on'
      }
    }
    yield ['keep actor', id, keep]
  }
}

function* outcomeSwaps({ invokes, slots }: StateTree): Changes {
  for (const [index, invoke] of invokes.entries()) {
    const firstOf = (all: readonly Slot[], kind: Slot['kind']) =>
      all.find((slot) => slot.kind === kind && slot.key === String(index))?.branches[0]
    const [done, failed] = [firstOf(slots, 'actorDone'), firstOf(slots, 'actorError')]
    if (!done || !failed || done.target === failed.target) continue
    const swap: Edit = (state) => {
      found(firstOf(state.slots, 'actorDone')).target = failed.target
      found(firstOf(state.slots, 'actorError')).target = done.target
    }
    yield ['swap outcomes', nameOf(invoke), swap]
  }
}

const delays: readonly (readonly [string, (ms: number) => number])[] = [
  ['×2', (ms) => ms * 2],
  ['÷2', (ms) => ms / 2],
  ['+1 ms', (ms) => ms + 1],
  ['−1 ms', (ms) => ms - 1],
  ['to 0', () => 0],
]

function* delayChanges({ kind, key }: Slot, index: number): Changes {
  if (kind !== 'after') return
  for (const [label, change] of delays) {
    const name = `${key} ${label}`
    const slow: Edit = (state, { delays: known }) => {
      const delay = known[key]
      if (typeof delay === 'function')
        known[name] = (args, params) => change(delay(args, params))
      else if (delay !== undefined) known[name] = change(delay)
      found(state.slots[index]).key =
        delay === undefined ? String(change(Number(key))) : name
    }
    yield ['change delay', `after ${name}`, slow]
  }
}

/** Only where the machine rests: a transient state hears no event. */
function* additions({ state, siblings, unanswered }: Place): Changes {
  if (Object.keys(state.states).length > 0 || isTransient(state.slots)) return
  for (const key of unanswered)
    for (const target of siblings) {
      const slot = (): Slot => ({ kind: 'on', key, branches: [{ target, actions: [] }] })
      yield ['add transition', `${key} to ${target}`, ({ slots }) => slots.push(slot())]
    }
}

function isGuard(value: unknown): value is Parameters<typeof not>[0] {
  return value !== undefined
}

/** What must be there; throws otherwise. */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The configuration changed under a mutant')
  return value
}
