import { feasible } from '../core/criteria.ts'
import { explore } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { mutantsOf } from '../core/mutants.ts'
import { namedTour } from '../core/tour.ts'
import { findModels } from './machines.ts'
import type { Command } from './terminal.ts'
import { readWords } from './usage.ts'

const columns = 'machine states transitions pairs explored edges paths steps mutants'.split(
  ' ',
)

export const list: Command = {
  summary: 'the machines, and how much there is to test in each',
  help: `npm run paths -- list [MACHINE …]

The machines with their counts: the states, transitions and pairs of transitions that some
walk covers, the abstract states that were explored with the edges between them, the paths
of a tour of all that with their steps, and the mutants tried against them. Below, the bounds of the models:
what lies beyond them is not proved.`,
  run: async (words, { write }) => {
    const { positionals } = readWords(words, {})
    const models = findModels(positionals)
    write(table([columns, ...models.map(countsOf)]))
    const bounds = models.flatMap(boundsOf)
    if (bounds.length > 0) write(`\nproved within these bounds:\n${bounds.join('\n')}`)
    return true
  },
}

function countsOf(model: Model): readonly string[] {
  const graph = explore(model)
  const paths = namedTour(graph)
  return [
    model.name,
    ...[
      feasible(graph, 'states').size,
      feasible(graph, 'transitions').size,
      feasible(graph, 'transitionPairs').size,
      graph.nodes.length,
      graph.edges.length,
      paths.length,
      paths.reduce((sum, { steps }) => sum + steps.length, 0),
      mutantsOf(model.machine).length,
    ].map(String),
  ]
}

function boundsOf({ name, bounds = [], waits = [] }: Model): readonly string[] {
  const times = waits.length === 0 ? [] : [`waits of ${waits.join(', ')} ms`]
  return [...bounds, ...times].map((bound) => `  ${name}: ${bound}`)
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
