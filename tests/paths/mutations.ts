import { not } from 'xstate'
import type { Branch, Implementations, Slot, StateTree } from './machine-tree.ts'

/** What can go wrong in a machine. */
export const operators = [
  'drop transition',
  'retarget',
  'stay',
  'drop guard',
  'negate guard',
  'swap branches',
  'drop action',
  'drop tag',
  'drop invoke',
  'swap outcomes',
  'change delay',
  'change initial',
  'add transition',
] as const

export type Operator = (typeof operators)[number]

export type Edit = (state: StateTree, implementations: Implementations) => void
/** One mutation: its operator, what of the state it touches, and how. */
type Change = readonly [operator: Operator, place: string, edit: Edit]
/** A state to be mutated, with what surrounds it. */
export type Place = {
  readonly state: StateTree
  readonly key: string | undefined
  /** The keys of the states that it could be confused with. */
  readonly siblings: readonly string[]
  /** The outside events that neither it nor a state around it answers. */
  readonly unanswered: readonly string[]
}

const delayChanges: readonly (readonly [string, (ms: number) => number])[] = [
  ['×2', (ms) => ms * 2],
  ['÷2', (ms) => ms / 2],
  ['+1 ms', (ms) => ms + 1],
  ['−1 ms', (ms) => ms - 1],
  ['to 0', () => 0],
]

/** Every mutation of one state, in the order of its definition. */
export function changesAt(place: Place): readonly Change[] {
  const { state } = place
  return [
    ...state.slots.flatMap((slot, index) => slotChanges(place, slot, index)),
    ...dropEach('drop action', 'entry ', state.entry, (at) => at.entry),
    ...dropEach('drop action', 'exit ', state.exit, (at) => at.exit),
    ...dropEach('drop tag', '#', state.tags, (at) => at.tags),
    ...dropEach('drop invoke', '', state.invokes, (at) => at.invokes),
    ...outcomeSwaps(state),
    ...state.slots.flatMap((slot, index) => delayMutations(slot, index)),
    ...initialChanges(state),
    ...additions(place),
  ]
}

function slotChanges(place: Place, slot: Slot, index: number): readonly Change[] {
  const label = slotLabel(place.state, slot)
  return slot.branches.flatMap((branch, position) => {
    const here = `${label}[${position}]`
    const onBranch =
      (edit: (branch: Branch) => void): Edit =>
      (state) =>
        edit(found(found(state.slots[index]).branches[position]))
    const { target, guard } = branch
    return [
      [
        'drop transition',
        here,
        (state) => state.slots[index]?.branches.splice(position, 1),
      ],
      ...targetsFor(place, target).map((other): Change => [
        'retarget',
        `${here} to ${other}`,
        onBranch((changed) => {
          changed.target = other
        }),
      ]),
      ...given(target, (): Change => [
        'stay',
        here,
        onBranch((changed) => {
          delete changed.target
        }),
      ]),
      ...given(guard, (): Change => [
        'drop guard',
        `${here} ${nameOf(guard)}`,
        onBranch((changed) => {
          delete changed.guard
        }),
      ]),
      ...given(guard, (): Change => [
        'negate guard',
        `${here} ${nameOf(guard)}`,
        onBranch((changed) => {
          if (isGuard(changed.guard)) changed.guard = not(changed.guard)
        }),
      ]),
      ...dropEach(
        'drop action',
        `${here} `,
        branch.actions,
        (state) => found(found(state.slots[index]).branches[position]).actions,
      ),
      ...given(slot.branches[position + 1], (): Change => [
        'swap branches',
        here,
        (state) => {
          const branches = found(state.slots[index]).branches
          branches.splice(
            position,
            2,
            ...branches.slice(position, position + 2).toReversed(),
          )
        },
      ]),
    ] satisfies Change[]
  })
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

function outcomeSwaps({ invokes, slots }: StateTree): readonly Change[] {
  return invokes.flatMap((invoke, index) => {
    const isOf = (kind: Slot['kind']) => (slot: Slot) =>
      slot.kind === kind && slot.key === String(index)
    const done = slots.find(isOf('actorDone'))?.branches[0]
    const failed = slots.find(isOf('actorError'))?.branches[0]
    if (!done || !failed || done.target === failed.target) return []
    const swap: Edit = (state) => {
      found(found(state.slots.find(isOf('actorDone'))).branches[0]).target = failed.target
      found(found(state.slots.find(isOf('actorError'))).branches[0]).target = done.target
    }
    return [['swap outcomes', nameOf(invoke), swap] satisfies Change]
  })
}

function delayMutations(slot: Slot, index: number): readonly Change[] {
  if (slot.kind !== 'after') return []
  return delayChanges.map(([label, change]): Change => [
    'change delay',
    `after ${slot.key} ${label}`,
    (state, { delays }) => {
      const delay = delays[slot.key]
      const name = `${slot.key} ${label}`
      if (typeof delay === 'function')
        delays[name] = (args, params) => change(delay(args, params))
      else if (delay !== undefined) delays[name] = change(delay)
      found(state.slots[index]).key =
        delay === undefined ? String(change(Number(slot.key))) : name
    },
  ])
}

function initialChanges({ initial, states }: StateTree): readonly Change[] {
  if (typeof initial !== 'string') return []
  return Object.entries(states)
    .filter(([key, { slots }]) => key !== initial && !isTransient(slots))
    .map(([key]): Change => [
      'change initial',
      `to ${key}`,
      (state) => {
        state.initial = key
      },
    ])
}

/** Only where the machine rests: a transient state hears no event. */
function additions({ state, siblings, unanswered }: Place): readonly Change[] {
  if (Object.keys(state.states).length > 0 || isTransient(state.slots)) return []
  return unanswered.flatMap((type) =>
    siblings.map((target): Change => [
      'add transition',
      `${type} to ${target}`,
      ({ slots }) =>
        slots.push({ kind: 'on', key: type, branches: [{ target, actions: [] }] }),
    ]),
  )
}

/** Whether a state is always left at once. */
export function isTransient(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ kind, branches }) =>
      kind === 'always' && branches.some(({ guard }) => guard === undefined),
  )
}

function dropEach(
  operator: Operator,
  prefix: string,
  items: readonly unknown[],
  pick: (state: StateTree) => unknown[],
): readonly Change[] {
  return items.map((item, index): Change => [
    operator,
    `${prefix}${nameOf(item)}`,
    (state) => pick(state).splice(index, 1),
  ])
}

function slotLabel({ invokes }: StateTree, { kind, key }: Slot): string {
  if (kind === 'after') return `after ${key}`
  if (kind === 'actorDone') return `${nameOf(invokes[Number(key)])} done`
  if (kind === 'actorError') return `${nameOf(invokes[Number(key)])} error`
  return key
}

function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return '(inline)'
  if ('id' in item) return String(item.id)
  return 'type' in item ? String(item.type) : '(unnamed)'
}

function given(value: unknown, change: () => Change): readonly Change[] {
  return value === undefined ? [] : [change()]
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The configuration changed under a mutant')
  return value
}

function isGuard(value: unknown): value is Parameters<typeof not>[0] {
  return value !== undefined
}
