import { readFile } from 'node:fs/promises'
import { inTurns, runProgram } from '#tools/publish/publish.ts'
import { type Count, countTests, one } from './counts.ts'

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
  const ended = one(code === 0 ? 'passed' : 'failed')
  const counted = report ? countTests(await readReport(report)) : ended
  // A program that fails without naming a failed test (a file that does not load) still fails.
  const failed = Math.max(counted.failed, ended.failed)
  const numbers = report ? `${counted.passed} passed, ` : ''
  const skipped = counted.skipped > 0 ? `${counted.skipped} SKIPPED, ` : ''
  console.log(`${failed ? '✗' : '✓'} ${name}: ${numbers}${skipped}${since(started)}`)
  if (failed) console.log(output.trimEnd())
  else for (const [notice] of output.matchAll(/!!! .*/g)) console.log(`\n${notice}\n`)
  return { ...counted, failed }
}

/** The text of a report; none where it was not written. */
export const readReport = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Two at a time: the machines this runs on have two cores. */
export const runInPairs = (tasks: readonly Task[]) => inTurns(2, tasks, run)

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

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`
