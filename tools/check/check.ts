import { rm } from 'node:fs/promises'
import { auditDependencies } from './audit.ts'
import { countPlaywright, countVitest, type Count } from './counts.ts'
import { writeDurations } from './durations.ts'
import { installPrograms } from './install-browser.ts'
import { runCommand, runProgram } from '#tools/publish/publish.ts'

type Step = {
  readonly name: string
  readonly command: readonly string[]
  /** Reads how many tests passed and failed; a step without it counts as one check. */
  readonly count?: () => Promise<Count>
}

const bin = (name: string) => `node_modules/.bin/${name}`

const staticSteps: readonly Step[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'dead code', command: [bin('knip')] },
]

const build: Step = {
  name: 'build',
  command: [process.execPath, 'tools/publish/build.ts', '--for-tests'],
}

function vitestStep(name: string, report: string, ...options: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json']
  const output = `--outputFile.json=${report}`
  return {
    name,
    command: [bin('vitest'), 'run', ...options, ...reporters, output],
    count: () => countVitest(report),
  }
}

const unitTests = vitestStep('unit, model and page tests', 'reports/vitest.json')

const browserTests: Step = {
  name: 'tests in Chromium and Firefox',
  command: [bin('playwright'), 'test', '--reporter=list,json'],
  count: () => countPlaywright('reports/playwright.json'),
}

const webkitTests = vitestStep(
  'tests in WebKitGTK',
  'reports/webkit.json',
  '--config=tests/webkit/vitest.config.ts',
)

/** The fewest tests that the other engines must have passed, where they are there. */
const engines = [
  {
    name: 'Firefox',
    least: 40,
    count: () => countPlaywright('reports/playwright.json', 'firefox'),
  },
  { name: 'WebKitGTK', least: 20, count: () => countVitest('reports/webkit.json') },
]

/** Minutes that the whole may take on two cores. */
const limit = 12

const report: Step = {
  name: 'report of the paths',
  command: [process.execPath, 'tools/statecharts/report/write.ts'],
}

await runCommand(async () => {
  const started = performance.now()
  await rm('reports', { recursive: true, force: true })
  const [counts, missing] = await Promise.all([inPairs(staticSteps), installPrograms()])
  const built = await run(build)
  counts.push(built, await run(unitTests))
  for (const step of [browserTests, webkitTests])
    counts.push(built.failed === 0 ? await run(step) : skip(step))
  for (const engine of engines) counts.push(await judge(engine))
  counts.push(await run(report))
  const { count: audited, text } = await auditDependencies()
  console.log(text)
  counts.push(audited)
  await writeDurations(
    ['vitest', 'playwright', 'webkit'].map((name) => `reports/${name}.json`),
    'reports/durations.txt',
  )
  const sum = (what: keyof Count) => counts.reduce((total, count) => total + count[what], 0)
  for (const sentence of missing) console.log(`\n!!! ${sentence}`)
  if (sum('skipped') > 0) console.log(`\n!!! ${sum('skipped')} TESTS SKIPPED`)
  if (performance.now() - started > limit * 60_000)
    console.log(`\n!!! THIS TOOK LONGER THAN ${limit} MINUTES: see reports/durations.txt`)
  console.log(`\nin ${since(started)}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
})

/** Two at a time: the machines this runs on have two cores. */
async function inPairs(steps: readonly Step[]) {
  const waiting = [...steps]
  const counts: Count[] = []
  const drain = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      counts.push(await run(step))
    }
  }
  await Promise.all([drain(), drain()])
  return counts
}

async function run({ name, command, count }: Step): Promise<Count> {
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

/** An engine that is not there skips all its tests, which is said at the end. */
async function judge({ name, least, count }: (typeof engines)[number]): Promise<Count> {
  const { passed, failed, skipped } = await count()
  const isAbsent = passed + failed === 0 && skipped > 0
  const isKept = passed >= least || isAbsent
  console.log(`${isKept ? '✓' : '✗'} at least ${least} tests in ${name}: ${passed} passed`)
  return { passed: isKept ? 1 : 0, failed: isKept ? 0 : 1, skipped: 0 }
}

function skip({ name }: Step): Count {
  console.log(`✗ ${name}: not run, because the build failed`)
  return { passed: 0, failed: 1, skipped: 0 }
}

function since(started: number) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
