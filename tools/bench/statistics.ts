/** What several runs say of one thing. */
export type Spread = { readonly median: number; readonly noise: number }

function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/**
 * The median, and by how much noise may move it: twice its standard error, from the median
 * absolute deviation, since a run that another program disturbs says nothing of the page.
 */
export function spreadOf(values: readonly number[]): Spread {
  const median = medianOf(values)
  const deviation = medianOf(values.map((value) => Math.abs(value - median)))
  const standardError = (1.2533 * 1.4826 * deviation) / Math.sqrt(values.length)
  return { median, noise: 2 * standardError }
}

/** ✓ within the limit, ✗ over it, ≈ over it by no more than noise may make. */
export function verdictOf({ median, noise }: Spread, limit: number) {
  if (median <= limit) return '✓'
  return median - noise > limit ? '✗' : '≈'
}
