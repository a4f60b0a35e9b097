import { runProgram } from '#tools/publish/publish.ts'
import { type Count, countPlaywright, countVitest } from './counts.ts'

export type Task = {
  readonly name: string
  readonly command: readonly string[]
  /** Reads how many tests passed and failed; a task without it counts as one check. */
  readonly count?: () => Promise<Count>
}

/** A program of npm's, by the file that its package names: a link to it is none on Windows. */
export function program(name: keyof typeof files) {
  return [process.execPath, `node_modules/${files[name]}`]
}

const files = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const

const types: Task = { name: 'types', command: [...program('tsc'), '--noEmit'] }
const lint: Task = {
  name: 'lint',
  command: [...program('oxlint'), '--type-aware', '--deny-warnings'],
}
const format: Task = { name: 'format', command: [...program('oxfmt'), '--check'] }
const deadCode: Task = { name: 'dead code', command: [...program('knip')] }

const models = ['--project=units', '--project=statecharts']
export const units = vitest('units, models and views', 'reports/units.json', [
  ...models,
  '--project=views',
])

/** What needs neither a build nor a browser. */
export const quickTasks: readonly Task[] = [
  vitest('units and models', 'reports/quick.json', models),
  types,
  lint,
  format,
]

/** What `npm test` runs before it builds the site; tests wait for the processors. */
export const staticTasks: readonly Task[] = [types, lint, format, deadCode]

export const build: Task = {
  name: 'build',
  command: [process.execPath, 'tools/publish/build.ts', '--for-tests'],
}

/** What reads the built site, in the order in which it starts: WebKitGTK leaves a processor idle. */
export const siteTasks: readonly Task[] = [
  vitest('WebKitGTK', 'reports/webkit.json', ['--config=tests/webkit/vitest.config.ts']),
  vitest('the built site', 'reports/built.json', ['--project=built']),
  {
    name: 'Chromium and Firefox',
    command: [...program('playwright'), 'test', '--reporter=list,json'],
    count: () => countPlaywright('reports/playwright.json'),
  },
]

/** A dozen faults, planted: the tests must still see them. */
export const planted: Task = {
  name: 'planted faults',
  command: [process.execPath, 'tests/planted/run.ts', '--fast'],
}

function vitest(name: string, file: string, options: readonly string[]): Task {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: [...program('vitest'), 'run', ...options, ...reporters],
    count: () => countVitest(file),
  }
}

/** Runs a task and says how it ended: what failed is printed whole. */
export async function run({ name, command, count }: Task): Promise<Count> {
  const started = performance.now()
  const { code, output } = await runProgram(command, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/playwright.json',
  })
  const counted = count
    ? await count()
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A program that fails without naming a failed test (a file that does not load) still fails.
  const result = code === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) }
  const failed = result.failed > 0
  const numbers = count ? `${result.passed} passed, ` : ''
  const skipped = result.skipped > 0 ? `${result.skipped} SKIPPED, ` : ''
  console.log(`${failed ? '✗' : '✓'} ${name}: ${numbers}${skipped}${since(started)}`)
  if (failed) console.log(output.trimEnd())
  else for (const [notice] of output.matchAll(/!!! .*/g)) console.log(`\n${notice}\n`)
  return result
}

/** Two at a time: the machines this runs on have two cores. */
export async function runInPairs(tasks: readonly Task[]): Promise<Count[]> {
  const waiting = [...tasks]
  const counts: Count[] = []
  const drain = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      counts.push(await run(task))
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
