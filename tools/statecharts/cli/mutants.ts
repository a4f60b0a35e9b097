import { score, scoreText } from '../core/score.ts'
import { pathsOf } from '../core/coverage.ts'
import { type Command, execute, findModels, readWords } from './terminal.ts'

export const mutants: Command = {
  help: `npm run mutants [-- MACHINE …]
tries the mutants of the machines against their paths

Changes one thing at a time in each machine and walks a tour of it, and its scenarios, on the
result; prints what was killed by operator, and the survivors by name. Fails when one survives
that the machine’s specification does not call equivalent.`,
  run: async (words, { write }) => {
    let isGood = true
    for (const model of findModels(readWords(words, {}).positionals)) {
      const started = performance.now()
      const scored = await score(model, pathsOf(model))
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      write(`${model.name}, ${scored.results.length} mutants in ${seconds} s`)
      write(scoreText(scored).replaceAll(/^/gm, '  '))
      isGood &&= scored.rate === 1 && scored.stale.length === 0
    }
    return isGood
  },
}

if (import.meta.main) process.exitCode = await execute(mutants, process.argv.slice(2))
