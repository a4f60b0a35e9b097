import {
  criteria,
  type Criterion,
  feasible,
  itemsOf,
  type Moment,
  startItems,
  unreachable,
} from './criteria.ts'
import type { Graph, Path } from './explore.ts'
import type { Trace } from './trace.ts'

export type Coverage = {
  readonly criterion: Criterion
  readonly covered: number
  readonly total: number
  /** The items that some walk covers and these paths do not. */
  readonly missing: readonly string[]
  /** What the machine declares and no walk can reach. */
  readonly unreachable: readonly string[]
}

/**
 * What paths cover, criterion by criterion. Give the traces that `walk` resolved to, path by
 * path, to measure what really happened in a driver; without them the graph's plan is read.
 */
export function coverage(
  graph: Graph,
  paths: readonly Path[],
  traces?: readonly (readonly Trace[])[],
): readonly Coverage[] {
  const walked = paths.map((path, index) => moments(path, traces?.[index]))
  return criteria.map((criterion) => {
    const all = feasible(graph, criterion)
    const seen = new Set([
      ...startItems(graph, criterion),
      ...walked.flatMap((path) => itemsAlong(criterion, path)),
    ])
    const missing = [...all].filter((item) => !seen.has(item))
    return {
      criterion,
      covered: all.size - missing.length,
      total: all.size,
      missing,
      unreachable: unreachable(graph, criterion),
    }
  })
}

/** The coverage as lines of text, what is missing by name. */
export function coverageText(report: readonly Coverage[]): string {
  return report
    .flatMap(({ criterion, covered, total, missing, unreachable: dead }) => [
      `${criterion} ${covered}/${total}`,
      ...missing.map((item) => `  missing ${item}`),
      ...dead.map((item) => `  unreachable ${item}`),
    ])
    .join('\n')
}

function itemsAlong(criterion: Criterion, path: readonly Moment[]): readonly string[] {
  let previous: Moment | undefined
  return path.flatMap((moment) => {
    const items = itemsOf(criterion, moment, previous)
    if (moment.taken.length > 0) previous = moment
    return items
  })
}

/** The first trace of a walk is its start. */
function moments(path: Path, traces: readonly Trace[] | undefined): readonly Moment[] {
  return path.map((edge, index) => ({
    ...edge,
    ...traces?.[index + 1],
  }))
}
