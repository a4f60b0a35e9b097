import { readFile } from 'node:fs/promises'
import { mapConcurrently, runProgram } from '#tools/publish/publish.ts'
import { type Count, countTests, countOutcome } from './counts.ts'

export type Task = {
  readonly name: string
  readonly command: readonly string[]
  /** The file with the JSON report of the tests. A task without a report counts as one check. */
  readonly report?: string
}

/** Returns the command that runs a file of a package. On Windows, Node cannot run the files in `.bin`. */
export const npmBinary = (file: string) => [process.execPath, `node_modules/${file}`]

/** Runs a task and prints its result, followed by its output if it failed. */
export async function runTask({ name, command, report }: Task): Promise<Count> {
  const startTime = performance.now()
  const { code, output } = await runProgram(command)
  const exitCount = countOutcome(code === 0 ? 'passed' : 'failed')
  const reportCount = report ? countTests(await readReport(report)) : exitCount
  // A program may fail without a failed test, for example when a test file does not load.
  const failed = Math.max(reportCount.failed, exitCount.failed)
  const numbers = report ? `${reportCount.passed} passed, ` : ''
  const skipped = reportCount.skipped > 0 ? `${reportCount.skipped} SKIPPED, ` : ''
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${numbers}${skipped}${formatElapsed(startTime)}`,
  )
  if (failed) console.log(output.trimEnd())
  return { ...reportCount, failed }
}

export const readReport = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Starts tasks in order. At most two run at a time, because the tests expect a machine with two cores. */
export const runTasks = (tasks: readonly Task[]) => mapConcurrently(2, tasks, runTask)

export function printSummary(
  counts: readonly Count[],
  startTime: number,
  notices: readonly string[] = [],
) {
  const sum = (what: keyof Count) => counts.reduce((total, count) => total + count[what], 0)
  const skipped = sum('skipped') > 0 ? [`${sum('skipped')} TESTS SKIPPED`] : []
  for (const notice of [...notices, ...skipped]) console.log(`\n!!! ${notice}`)
  console.log(`\nin ${formatElapsed(startTime)}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

const formatElapsed = (startTime: number) =>
  `${((performance.now() - startTime) / 1000).toFixed(1)} s`
