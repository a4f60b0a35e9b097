/**
 * The values that a field of digits has had, for undo and redo. Browsers cannot undo edits of such a
 * field: their own history does not know that the digits were grouped.
 */
import type { EditResult } from './digit-field.ts'

/** The results of the edits, oldest first. `at` is the index of the current one. */
export type EditHistory = { readonly steps: readonly EditResult[]; readonly at: number }

const blank: EditResult = { value: '', caret: 0, isTruncated: false }
export const emptyHistory: EditHistory = { steps: [blank], at: 0 }

// Limits the memory for a field that is edited very often.
const longestHistory = 100

/** Adds the result of an edit, and forgets the results that were undone. */
export function recordEdit(history: EditHistory, result: EditResult): EditHistory {
  if (currentEdit(history).value === result.value) return history
  const steps = [...history.steps.slice(0, history.at + 1), result].slice(-longestHistory)
  return { steps, at: steps.length - 1 }
}

/** Moves to an earlier result with -1, and to a later one with 1. */
export function moveInHistory({ steps, at }: EditHistory, by: -1 | 1): EditHistory {
  return { steps, at: Math.min(Math.max(0, at + by), steps.length - 1) }
}

export function currentEdit({ steps, at }: EditHistory): EditResult {
  return steps[at] ?? blank
}
