import { runProgram } from '#tools/publish/publish.ts'
import { type Count, countTests } from './counts.ts'

export type Task = {
  readonly name: string
  readonly command: readonly string[]
  /** The JSON report of its tests; a task without one counts as one check. */
  readonly report?: string
}

const files = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const

/** A program of npm's, by the file that its package names: a link to it is none on Windows. */
export function program(name: keyof typeof files) {
  return [process.execPath, `node_modules/${files[name]}`]
}

/** Runs a task and says how it ended: what failed is printed whole. */
export async function run({ name, command, report }: Task): Promise<Count> {
  const started = performance.now()
  const environment = report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}
  const { code, output } = await runProgram(command, environment)
  const counted = report
    ? await countTests(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A program that fails without naming a failed test (a file that does not load) still fails.
  const result = code === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) }
  const failed = result.failed > 0
  const numbers = report ? `${result.passed} passed, ` : ''
  const skipped = result.skipped > 0 ? `${result.skipped} SKIPPED, ` : ''
  console.log(`${failed ? '✗' : '✓'} ${name}: ${numbers}${skipped}${since(started)}`)
  if (failed) console.log(output.trimEnd())
  else for (const [notice] of output.matchAll(/!!! .*/g)) console.log(`\n${notice}\n`)
  return result
}

/** Two at a time: the machines this runs on have two cores. */
export async function runInPairs(tasks: readonly Task[]): Promise<Count[]> {
  const waiting = tasks.values()
  const counts: Count[] = []
  const drain = async () => {
    for (const task of waiting) counts.push(await run(task))
  }
  await Promise.all([drain(), drain()])
  return counts
}

/** Prints the closing line and leaves with 1 when something failed. */
export function close(
  counts: readonly Count[],
  started: number,
  notices: readonly string[] = [],
) {
  const sum = (what: keyof Count) => counts.reduce((total, count) => total + count[what], 0)
  const skipped = sum('skipped') > 0 ? [`${sum('skipped')} TESTS SKIPPED`] : []
  for (const notice of [...notices, ...skipped]) console.log(`\n!!! ${notice}`)
  console.log(`\nin ${since(started)}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function since(started: number) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
