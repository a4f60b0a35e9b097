import { killSurvivors } from '../core/kill-survivors.ts'
import { explore } from '../core/explore.ts'
import { follow } from '../core/tour.ts'
import type { Model } from '../core/model.ts'
import { mutantsOf } from '../core/mutants.ts'
import { kills, score, scoreText } from '../core/score.ts'
import { describeStep, type Step } from '../core/step.ts'
import { allPaths, findModels, frozenPaths } from './machines.ts'
import { type Command, execute, ownTerminal } from './terminal.ts'
import { readWords } from './usage.ts'
import { tryViewMutants } from './view-mutants.ts'

export const mutants: Command = {
  summary: 'tries the mutants of the machines against the paths',
  help: `npm run mutants [-- MACHINE …] [--kill-survivors | --views]

Changes one thing at a time in each machine and walks its frozen paths and its scenarios on
the result; prints what was killed by operator, and the survivors by name. Fails when one
survives that the model does not call equivalent.
--kill-survivors  also looks for paths that kill the survivors, written to be pasted into
                  tests/machines/MACHINE.scenarios.ts
--views           changes how the views are wired to their machines instead: what is sent
                  or read, what is cleaned up, where the focus goes; walks them in a simulated
                  document, some minutes for all. What it found is left for the report.`,
  run: async (words, terminal) => {
    const { write } = terminal
    const { values, positionals } = readWords(words, {
      'kill-survivors': { type: 'boolean', default: false },
      views: { type: 'boolean', default: false },
    })
    if (values.views) return tryViewMutants(positionals, terminal)
    let isGood = true
    for (const model of findModels(positionals)) {
      const started = performance.now()
      const scored = await score(model, allPaths(model))
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      write(`${model.name}, ${scored.results.length} mutants in ${seconds} s`)
      write(indented(scoreText(scored)))
      if (values['kill-survivors']) {
        const survivors = scored.results.filter(({ result }) => result === 'survived')
        const ids = new Set(survivors.map(({ id }) => id))
        write(indented(await killersOf(model, ids)))
      }
      isGood &&= scored.rate === 1 && scored.stale.length === 0
    }
    return isGood
  },
}

/** Scenarios that kill what survived, as a source to be pasted. */
async function killersOf(model: Model, survivors: ReadonlySet<string>): Promise<string> {
  const graph = explore(model)
  const frozen = frozenPaths(model).map(({ steps }) => follow(graph, steps))
  const living = mutantsOf(model.machine).filter(({ id }) => survivors.has(id))
  const found: string[] = []
  for (const path of await killSurvivors(graph, frozen)) {
    const steps = path.map(({ step }) => step)
    for (const { id, machine } of living)
      if (machine && (await kills(model, machine, { name: id, steps })))
        found.push(scenarioSource(`kills ${id}`, steps))
  }
  return found.join('\n') || 'no path was found that kills one more'
}

function scenarioSource(name: string, steps: readonly Step[]): string {
  const lines = steps.map((step) => `  ${JSON.stringify(describeStep(step))},`)
  return ['scenario(', `  ${JSON.stringify(name)},`, ...lines, '),'].join('\n')
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

if (import.meta.main)
  process.exitCode = await execute(mutants, process.argv.slice(2), ownTerminal)
