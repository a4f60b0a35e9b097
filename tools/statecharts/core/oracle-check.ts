import { type Ignored, rowsFor } from './oracle.ts'
import { unreachable } from './coverage.ts'
import type { Graph } from './explore.ts'

/**
 * What an exploration leaves open, one sentence each: a rule that was never taken, an event without
 * a rule or a reason, a reason that nothing needs, and what the machine declares for no event.
 */
export function leftOpen(graph: Graph): readonly string[] {
  const { nodes, edges, model } = graph
  const { table, ignored = [] } = model
  const taken = new Set(edges.flatMap(({ rules }) => rules))
  const used = new Set<Ignored>()
  const problems = new Set<string>()
  for (const { state, out, label } of nodes)
    for (const { step, rules } of out) {
      if (step.kind !== 'event') continue
      const where = `${label}, ${step.event.type}`
      const excuses = rowsFor(ignored, state, step.event).filter(
        (row) => row.from || row.if || rules.length === 0,
      )
      for (const excuse of excuses) used.add(excuse)
      if (rules.length === 0 && excuses.length === 0)
        problems.add(`${where}: no rule answers it, and nothing says why`)
      if (rules.length > 0 && excuses.length > 0)
        problems.add(`${where}: ${rules.join(', ')} answers what is said to be ignored`)
    }
  return [
    ...problems,
    ...table
      .filter(({ id }) => !taken.has(id))
      .map(({ id, says }) => `rule ${id} was never taken: ${says}`),
    ...ignored
      .filter((row) => !used.has(row))
      .map((row) => `${row.when}: never ignored, though "${row.ignoredBecause}"`),
    ...unreachable(graph).map(
      (item) => `no event of the model leads to this; is it dead? ${item}`,
    ),
  ]
}
