/**
 * The earlier values of a digit field, for undo and redo. The browser's own undo history does not contain
 * the grouped digits, so native undo would restore numbers that were never entered.
 */
import type { EditResult } from './digit-field.ts'

/** The results of the edits, oldest first. `at` is the index of the current one. */
export type EditHistory = { readonly steps: readonly EditResult[]; readonly at: number }

const blank: EditResult = { value: '', caret: 0, isTruncated: false }
export const emptyHistory: EditHistory = { steps: [blank], at: 0 }

const longestHistory = 100

/** Adds the result of an edit that changed the value, and drops the results that were undone. */
export function recordEdit(history: EditHistory, result: EditResult): EditHistory {
  if (currentEdit(history).value === result.value) return history
  const steps = [...history.steps.slice(0, history.at + 1), result].slice(-longestHistory)
  return { steps, at: steps.length - 1 }
}

/** Moves to the previous result (`by` is -1) or to the next one (`by` is 1). */
export function moveInHistory({ steps, at }: EditHistory, by: -1 | 1): EditHistory {
  return { steps, at: Math.min(Math.max(0, at + by), steps.length - 1) }
}

export function currentEdit({ steps, at }: EditHistory): EditResult {
  return steps[at] ?? blank
}
