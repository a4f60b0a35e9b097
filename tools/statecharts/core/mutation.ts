import type { Implementations, Slot, StateTree } from './machine-tree.ts'

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
export type Change = readonly [operator: Operator, place: string, edit: Edit]
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
  /** The actions by name, as the machine implements them. */
  readonly actions: Readonly<Record<string, unknown>>
}

/** Whether a state is always left at once. */
export function isTransient(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ kind, branches }) =>
      kind === 'always' && branches.some(({ guard }) => guard === undefined),
  )
}

/** One mutation for each item of a list: without it. */
export function dropEach(
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

/** The name of an action, a guard, an actor or a tag, as mutants show it. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return '(inline)'
  if ('id' in item) return String(item.id)
  return 'type' in item ? String(item.type) : '(unnamed)'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What must be there; throws otherwise. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The configuration changed under a mutant')
  return value
}
