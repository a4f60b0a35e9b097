/**
 * `npm run planted [-- WORD …]`: plants each fault, or those whose name or suite holds one of the
 * words, in a copy of the project, and runs the suite that owes it a failed test.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '#tests/copy-project.ts'
import { readReportEntries } from '#tools/check/counts.ts'
import { runCommand } from '#tools/publish/publish.ts'
import { type Fault, faults, plant } from './faults.ts'

type Outcome = {
  readonly result: 'red' | 'green' | 'broken'
  /** The first test that failed, or what went wrong besides. */
  readonly because: string
}

const workers = 2
/** Milliseconds: a machine that loops without end is ended. */
const timeout = 10 * 60_000
const run = promisify(execFile)

/** Runs a suite in a copy; the site is built before one that reads it. */
async function runSuite(folder: string, { suite, title }: Fault): Promise<Outcome> {
  const file = path.join(folder, 'result.json')
  await fs.rm(file, { force: true })
  const node = (...words: string[]) =>
    run(process.execPath, words, {
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
    const fault = await node('tools/publish/build.ts', '--for-tests')
    if (fault !== undefined) return { result: 'broken', because: `the build: ${fault}` }
  }
  const inBrowser = '@playwright/test/cli.js test -x --project=chromium --workers=1 --grep'
  const inNode = 'vitest/vitest.mjs run --outputFile=result.json -t'
  const words = (suite.startsWith('tests/e2e/') ? inBrowser : inNode).split(' ')
  const [program = '', ...options] = words
  const from = path.resolve('node_modules', program)
  const fault = await node(from, ...options, title, '--reporter=json', suite)
  if (fault === undefined) return { result: 'green', because: '' }
  const report = await fs.readFile(file, 'utf8').catch(() => '')
  const [because] = readReportEntries(report).flatMap(({ fullName, status, ok, title }) =>
    status === 'failed' || ok === false ? (fullName ?? title ?? []) : [],
  )
  return because === undefined
    ? { result: 'broken', because: fault }
    : { result: 'red', because }
}

async function tryFault(folder: string, fault: Fault): Promise<Outcome> {
  const file = path.join(folder, fault.file)
  const source = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, plant(fault, source))
  try {
    return await runSuite(folder, fault)
  } finally {
    await fs.writeFile(file, source)
  }
}

await runCommand(async () => {
  const words = process.argv.slice(2)
  const wanted = faults.filter(
    ({ name, suite }) =>
      words.length === 0 || words.some((word) => `${name} ${suite}`.includes(word)),
  )
  if (wanted.length === 0) throw new Error(`No fault bears the name ${words.join()}.`)
  const sound = new Map<string, Promise<Outcome>>()
  // All workers take from it.
  const queue = wanted.values()
  let unexpected = 0
  const work = async () => {
    const folder = await copyProject('planted')
    try {
      for (const fault of queue) {
        const key = `${fault.suite} ${fault.title}`
        const withoutFault = sound.get(key) ?? runSuite(folder, fault)
        sound.set(key, withoutFault)
        const before = await withoutFault
        const isSound = before.result === 'green'
        const { result, because } = isSound ? await tryFault(folder, fault) : before
        const isExpected = isSound && result === 'red'
        if (!isExpected) unexpected += 1
        console.log(`${isExpected ? '✓' : '✗'} ${result}  ${fault.name}  ${because}`)
      }
    } finally {
      await fs.rm(folder, { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  console.log(`${wanted.length} faults, ${unexpected} not as said`)
  if (unexpected > 0) process.exitCode = 1
})
