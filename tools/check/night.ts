/**
 * `npm run night`: checks that take too long for `npm test`. Random walks have new seeds. The output of
 * a failed check contains the command that repeats it.
 */
import { runCommand } from '#tools/publish/publish.ts'
import { printSummary, runTask, type Task } from './tasks.ts'

const paths = [process.execPath, 'tools/statecharts/cli/paths.ts']

/** One at a time, so that the limits of planted faults do not depend on the other checks. */
const tasks: readonly Task[] = [
  { name: 'random walks', command: [...paths, 'walk', '--runs', '50000'] },
  { name: 'mutants', command: [...paths, 'mutants'] },
  { name: 'product', command: [...paths, 'product', '--states', '20000'] },
  { name: 'planted faults', command: [process.execPath, 'tests/planted/run.ts'] },
]

await runCommand(async () => {
  const startTime = performance.now()
  const counts = []
  for (const task of tasks) {
    counts.push(await runTask(task))
    if ((counts.at(-1)?.failed ?? 0) > 0)
      console.log(`# repeat: node tools/check/run.mjs ${task.command.slice(1).join(' ')}`)
  }
  printSummary(counts, startTime)
})
