/** What several runs say of one thing. */
export type Spread = {
  readonly median: number
  /** One-sided 99.5 % lower confidence bound of the median (sign test); the median itself when n < 8. */
  readonly lowerBound: number
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
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2
  const chance = chanceRank(sorted.length)
  return {
    median,
    lowerBound: chance === 0 ? median : at(chance - 1),
    least: at(0),
    most: at(sorted.length - 1),
    count: sorted.length,
  }
}

/** The highest place that the median of endless runs is below by a chance of 1 in 200 at most. */
function chanceRank(count: number) {
  let rank = 0
  let term = 0.5 ** count
  for (let below = term; below <= 1 / 200; below += term) {
    rank += 1
    term *= (count - rank + 1) / rank
  }
  return rank
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
