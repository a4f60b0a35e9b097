/** What several runs say of one thing. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  /** How many runs told it. */
  readonly count: number
}

/** Null when nothing was measured. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
    count: sorted.length,
  }
}

/** One value a run, of those runs that measured both. */
export function paired<Sample>(
  samples: readonly Sample[],
  references: readonly Sample[],
  measure: keyof Sample,
  combine: (value: number, reference: number) => number,
): readonly number[] {
  return samples.flatMap((sample, run) => {
    const value = sample[measure]
    const reference = references[run]?.[measure]
    return typeof value === 'number' && typeof reference === 'number'
      ? [combine(value, reference)]
      : []
  })
}
