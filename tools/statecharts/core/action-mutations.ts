import { sendTo } from 'xstate'
import { type Effect, effectOf } from './action-effects.ts'
import type { StateTree } from './machine-tree.ts'
import { type Change, dropEach, nameOf, type Place } from './mutation.ts'

/** Every mutation of one list of actions; `pick` finds the list again in a copy of its state. */
export function actionChanges(
  { actions }: Place,
  prefix: string,
  items: readonly unknown[],
  pick: (state: StateTree) => unknown[],
): readonly Change[] {
  const effects = items.map((item) => effectOf(item, actions))
  const doubled = items.flatMap((item, index): readonly Change[] => {
    if (effects[index]?.isIdempotent === true) return []
    const what = `${prefix}${nameOf(item)}`
    return [['double action', what, (state) => pick(state).splice(index, 0, item)]]
  })
  const swapped = items.slice(1).flatMap((item, index): readonly Change[] => {
    const before = items[index]
    const [first, second] = [effects[index], effects[index + 1]]
    if (!first || !second || !isOrdered(first, second)) return []
    const what = `${prefix}${nameOf(before)}, ${nameOf(item)}`
    return [
      ['reorder actions', what, (state) => pick(state).splice(index, 2, item, before)],
    ]
  })
  return [...dropEach('drop action', prefix, items, pick), ...doubled, ...swapped]
}

/** One mutation for each child: it is told one event more. */
export function tellChildren(
  { children }: Place,
  prefix: string,
  pick: (state: StateTree) => unknown[],
): readonly Change[] {
  return children.map(({ id, event }): Change => [
    'tell child',
    `${prefix}${id} ${event}`,
    (state) => pick(state).push(sendTo(id, { type: event })),
  ])
}

/**
 * Whether anybody could tell two actions from the same two the other way round. An assignment and
 * a message that was written beforehand do not know of each other; neither do two messages to
 * different receivers.
 */
function isOrdered(first: Effect, second: Effect): boolean {
  const [assigns] = [first, second].filter(({ kind }) => kind === 'assign')
  if (assigns && first.kind === second.kind) return true
  if (assigns) return [first, second].some(({ kind, reads }) => kind !== 'assign' && reads)
  return first.kind === second.kind && first.to === second.to
}
