/**
 * `npm run night` runs the checks that take too long for `npm test`. Random walks use new seeds. The
 * output of a failed check contains the command that repeats it.
 */
import { runCommand } from '#tools/publish/publish.ts'
import { printSummary, runTask, type Task } from './tasks.ts'

const paths = [process.execPath, 'tools/statecharts/cli/paths.ts']

const tasks: readonly Task[] = [
  { name: 'random walks', command: [...paths, 'walk', '--runs', '20000'] },
  { name: 'mutants', command: [...paths, 'mutants'] },
  { name: 'product', command: [...paths, 'product', '--states', '5000'] },
  { name: 'planted faults', command: [process.execPath, 'tests/planted/run.ts'] },
]

await runCommand(async () => {
  const startTime = performance.now()
  const counts = []
  for (const task of tasks) counts.push(await runTask(task))
  printSummary(counts, startTime)
})
