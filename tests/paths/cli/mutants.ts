import { strengthen } from '#tests/paths/strengthen.ts'
import { explore } from '#tests/paths/explore.ts'
import { follow } from '#tests/paths/tour.ts'
import type { Model } from '#tests/paths/model.ts'
import { score, scoreText } from '#tests/paths/score.ts'
import { describeStep } from '#tests/paths/step.ts'
import { findModels, frozenPaths, scenariosOf } from './machines.ts'
import { type Command, execute, ownTerminal } from './terminal.ts'
import { readWords } from './words.ts'

const leastRate = 0.95

export const mutants: Command = {
  summary: 'tries the mutants of the machines against the paths',
  help: `npm run mutants [-- MACHINE …] [--strengthen]

Changes one thing at a time in each machine and walks its frozen paths and its scenarios on
the result; prints what was killed by operator, and the survivors by name. Fails when less
than 95 % of the mutants that are not equivalent are killed.
--strengthen  also looks for paths that kill the survivors, written to be pasted into
              tests/machines/MACHINE.scenarios.ts`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, {
      strengthen: { type: 'boolean', default: false },
    })
    let isGood = true
    for (const model of findModels(positionals)) {
      const started = performance.now()
      const result = await score(model, [...frozenPaths(model), ...scenariosOf(model)])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      write(`${model.name}, ${result.fates.length} mutants in ${seconds} s`)
      write(indented(scoreText(result)))
      if (values.strengthen) write(indented(await killersOf(model)))
      isGood &&= result.rate >= leastRate && result.stale.length === 0
    }
    return isGood
  },
}

async function killersOf(model: Model): Promise<string> {
  const graph = explore(model)
  const kept = [...frozenPaths(model), ...scenariosOf(model)]
  const walked = kept.flatMap(({ steps }) => {
    try {
      return [follow(graph, steps)]
    } catch {
      // A scenario may do what the model's events never do.
      return []
    }
  })
  const added = await strengthen(graph, walked)
  if (added.length === 0) return 'no path was found that kills one more'
  return added
    .map((path, index) =>
      [
        'scenario(',
        `  'kills a survivor, ${index + 1}',`,
        ...path.map(({ step }) => `  ${JSON.stringify(describeStep(step))},`),
        '),',
      ].join('\n'),
    )
    .join('\n')
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

if (import.meta.main)
  process.exitCode = await execute(mutants, process.argv.slice(2), ownTerminal)
