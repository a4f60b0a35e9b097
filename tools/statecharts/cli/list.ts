import { feasible } from '../core/criteria.ts'
import { explore } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { mutantsOf } from '../core/mutants.ts'
import { findModels, frozenPaths } from './machines.ts'
import type { Command } from './terminal.ts'
import { readWords } from './usage.ts'

const columns = ['machine', 'states', 'transitions', 'pairs', 'paths', 'steps', 'mutants']

export const list: Command = {
  summary: 'the machines, and how much there is to test in each',
  help: `npm run paths -- list [MACHINE …]

The machines with their counts: the states, transitions and pairs of transitions that some
walk covers, the frozen paths with their steps, and the mutants tried against them.`,
  run: async (words, { write }) => {
    const { positionals } = readWords(words, {})
    write(table([columns, ...findModels(positionals).map(countsOf)]))
    return true
  },
}

function countsOf(model: Model): readonly string[] {
  const graph = explore(model)
  const paths = frozenPaths(model)
  return [
    model.name,
    ...[
      feasible(graph, 'states').size,
      feasible(graph, 'transitions').size,
      feasible(graph, 'transitionPairs').size,
      paths.length,
      paths.reduce((sum, { steps }) => sum + steps.length, 0),
      mutantsOf(model.machine).length,
    ].map(String),
  ]
}

/** Rows as aligned columns, the first to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  '),
    )
    .join('\n')
}
