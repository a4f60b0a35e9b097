import { not } from 'xstate'
import { actionChanges, tellChildren } from './action-mutations.ts'
import type { Branch, Slot, StateTree } from './machine-tree.ts'
import {
  type Change,
  type Edit,
  found,
  isTransient,
  nameOf,
  type Place,
} from './mutation.ts'

/** Every mutation of one list of branches; `index` is its place in its state. */
export function slotChanges(place: Place, slot: Slot, index: number): readonly Change[] {
  const label = slotLabel(place.state, slot)
  return slot.branches.flatMap((branch, position) => {
    const here = `${label}[${position}]`
    const onBranch =
      (edit: (branch: Branch) => void): Edit =>
      (state) =>
        edit(found(found(state.slots[index]).branches[position]))
    const actions = (state: StateTree) =>
      found(found(state.slots[index]).branches[position]).actions
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
      ...reentries(place, branch).map((change): Change => [
        'reenter',
        here,
        onBranch(change),
      ]),
      ...actionChanges(place, `${here} `, branch.actions, actions),
      ...tellChildren(place, `${here} `, actions),
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

/** Internal for external, or the other way: only where entering anew does anything. */
function reentries(
  { key, state }: Place,
  { target, reenter }: Branch,
): readonly ((branch: Branch) => void)[] {
  const { entry, exit, invokes, slots, states } = state
  const isInner = typeof target === 'string' && target.startsWith('.')
  const isOwn = target === undefined || target === key
  const isFelt =
    [...entry, ...exit, ...invokes].length > 0 ||
    slots.some(({ kind }) => kind === 'after') ||
    (isOwn && Object.keys(states).length > 0)
  if (key === undefined || !isFelt || !(isOwn || isInner)) return []
  return [
    (branch) => {
      branch.target = target ?? key
      branch.reenter = reenter !== true
    },
  ]
}

function slotLabel({ invokes }: StateTree, { kind, key }: Slot): string {
  if (kind === 'after') return `after ${key}`
  if (kind === 'actorDone') return `${nameOf(invokes[Number(key)])} done`
  if (kind === 'actorError') return `${nameOf(invokes[Number(key)])} error`
  return key
}

function given(value: unknown, change: () => Change): readonly Change[] {
  return value === undefined ? [] : [change()]
}

function isGuard(value: unknown): value is Parameters<typeof not>[0] {
  return value !== undefined
}
