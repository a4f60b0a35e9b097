/**
 * `npm run planted [-- WORD …]`: applies each fault to a copy of the project and checks that its suite
 * fails. With words, only faults whose header or diff contains one of them are tried.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '#tests/copy-project.ts'
import { readReportEntries } from '#tools/check/counts.ts'
import { runCommand } from '#tools/publish/publish.ts'
import { applyFault, type Fault, faults } from './read-faults.ts'

type Outcome = {
  readonly result: 'red' | 'green' | 'broken'
  /** The title of the first failed test, the error that prevented the run, or an empty text. */
  readonly reason: string
}

const playwright = path.resolve('node_modules/@playwright/test/cli.js')
const playwrightOptions = ['-x', '--project=chromium', '--workers=1', '--reporter=json']
const vitest = path.resolve('node_modules/vitest/vitest.mjs')
const vitestOptions = ['--reporter=json', '--outputFile=result.json']
const workers = 2
/** The time in ms after which a run is killed, for example because a machine loops endlessly. */
const timeout = 10 * 60_000
const run = promisify(execFile)

/** Runs a suite in a copy of the project. Builds the site first if the suite reads it. */
async function runSuite(folder: string, { suite, title }: Fault): Promise<Outcome> {
  const file = path.join(folder, 'result.json')
  await fs.rm(file, { force: true })
  const node = (...parameters: string[]) =>
    run(process.execPath, parameters, {
      cwd: folder,
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 1e9,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }).then(
      () => undefined,
      (error: unknown) => String(error).slice(0, 2000),
    )
  if (/^tests\/(?:e2e|pages|hosting)\//.test(suite)) {
    const error = await node('tools/publish/build.ts', '--for-tests')
    if (error !== undefined)
      return { result: 'broken', reason: `the build failed: ${error}` }
  }
  const error = suite.startsWith('tests/e2e/')
    ? await node(playwright, 'test', ...playwrightOptions, '--grep', title, suite)
    : await node(vitest, 'run', ...vitestOptions, '-t', title, suite)
  if (error === undefined) return { result: 'green', reason: '' }
  const report = await fs.readFile(file, 'utf8').catch(() => '')
  const [reason] = readReportEntries(report).flatMap(({ fullName, status, ok, title }) =>
    status === 'failed' || ok === false ? (fullName ?? title ?? []) : [],
  )
  return reason === undefined
    ? { result: 'broken', reason: error }
    : { result: 'red', reason }
}

async function tryFault(folder: string, fault: Fault): Promise<Outcome> {
  applyFault(fault, folder)
  try {
    return await runSuite(folder, fault)
  } finally {
    applyFault(fault, folder, '--reverse')
  }
}

await runCommand(async () => {
  const words = process.argv.slice(2)
  const wanted = faults.filter(
    ({ patch }) => words.length === 0 || words.some((word) => patch.includes(word)),
  )
  if (wanted.length === 0) throw new Error(`No fault matches ${words.join(', ')}.`)
  /** The results of the suites without a fault. A fault is only tried if its suite passes first. */
  const baselines = new Map<string, Promise<Outcome>>()
  // All workers take their faults from this iterator.
  const queue = wanted.values()
  let unexpected = 0
  const work = async () => {
    const folder = await copyProject('planted')
    try {
      for (const fault of queue) {
        const key = `${fault.suite} ${fault.title}`
        const pending = baselines.get(key) ?? runSuite(folder, fault)
        baselines.set(key, pending)
        const baseline = await pending
        const passes = baseline.result === 'green'
        const { result, reason } = passes ? await tryFault(folder, fault) : baseline
        const isExpected = passes && result === 'red'
        console.log(`${isExpected ? '✓' : '✗'} ${result}  ${fault.name}  ${reason}`)
        if (isExpected) continue
        unexpected += 1
        console.log(`# repeat: npm run planted -- ${JSON.stringify(fault.name)}`)
      }
    } finally {
      await fs.rm(folder, { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  console.log(`${wanted.length} faults, ${unexpected} unexpected results`)
  if (unexpected > 0) process.exitCode = 1
})
