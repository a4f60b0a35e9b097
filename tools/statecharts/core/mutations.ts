import { actionChanges } from './action-mutations.ts'
import { endingType, spawning } from './xstate-adapter.ts'
import { slotChanges } from './branch-mutations.ts'
import type { Slot, StateTree } from './machine-tree.ts'
import {
  type Change,
  dropEach,
  type Edit,
  found,
  isTransient,
  nameOf,
  type Place,
} from './mutation.ts'

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
    ...actionChanges(place, 'entry ', state.entry, (at) => at.entry),
    ...actionChanges(place, 'exit ', state.exit, (at) => at.exit),
    ...dropEach('drop tag', '#', state.tags, (at) => at.tags),
    ...dropEach('drop invoke', '', state.invokes, (at) => at.invokes),
    ...keptActors(state),
    ...outcomeSwaps(state),
    ...state.slots.flatMap((slot, index) => delayMutations(slot, index)),
    ...initialChanges(state),
    ...additions(place),
  ]
}

/** Nothing stops the actor when its state is left, and its end is still believed there. */
function keptActors({ invokes }: StateTree): readonly Change[] {
  return invokes.flatMap((invoke, index): readonly Change[] => {
    const { id, src, input } = invoke
    if (typeof id !== 'string' || typeof src !== 'string') return []
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
    return [['keep actor', id, keep]]
  })
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
