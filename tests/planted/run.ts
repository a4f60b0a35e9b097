/**
 * `npm run planted [-- --fast] [WORD …]`: plants each fault, or those whose name or suite holds one
 * of the words, in a copy of the project, and runs the suite that owes it a failed test. `--fast`
 * takes those that `npm test` tries.
 */
import { execFile, execFileSync } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { runCommand } from '#tools/publish/publish.ts'
import { type Fault, faults, plant } from './faults.ts'

type Outcome = {
  readonly result: 'red' | 'green' | 'broken'
  /** The first test that failed, or what went wrong besides. */
  readonly because: string
}

const root = process.cwd()
const workers = 2
/** Milliseconds: a machine that loops without end is ended. */
const timeout = 10 * 60_000
const run = promisify(execFile)

/** All that git would keep, and the packages, without what tools keep beside them. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'planted-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of String(execFileSync('git', listed)).split('\0'))
    if (file !== '')
      await cp(path.join(root, file), path.join(folder, file)).catch(() => {})
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.') || name === '.bin')
      await symlink(
        name === 'statecharts'
          ? path.join(folder, 'tools', name)
          : path.join(root, 'node_modules', name),
        path.join(folder, 'node_modules', name),
      )
  return folder
}

/** Runs a suite in a copy; the site is built before one that reads it. */
async function runSuite(
  folder: string,
  { suite, title }: Pick<Fault, 'suite' | 'title'>,
): Promise<Outcome> {
  const file = path.join(folder, 'result.json')
  await rm(file, { force: true })
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
  const program = (name: string) => path.join(root, 'node_modules', name)
  const fault = suite.startsWith('tests/e2e/')
    ? await node(
        program('@playwright/test/cli.js'),
        'test',
        '--reporter=json',
        '-x',
        '--project=chromium',
        '--workers=1',
        suite,
        ...(title === '' ? [] : ['--grep', title]),
      )
    : await node(
        program('vitest/vitest.mjs'),
        'run',
        '--reporter=json',
        `--outputFile=${file}`,
        suite,
        '-t',
        title,
      )
  if (fault === undefined) return { result: 'green', because: '' }
  const [because] = await failedTests(file)
  return because === undefined
    ? { result: 'broken', because: fault }
    : { result: 'red', because }
}

/** The titles of failed tests in a report of Vitest or of Playwright, in its order. */
async function failedTests(file: string): Promise<readonly string[]> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const found: string[] = []
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('status' in part && part.status === 'failed' && 'fullName' in part)
      found.push(String(part.fullName))
    if ('ok' in part && part.ok === false && 'title' in part) found.push(String(part.title))
    Object.values(part).forEach(look)
  }
  look(report)
  return found
}

async function tryFault(folder: string, fault: Fault): Promise<Outcome> {
  const file = path.join(folder, fault.file)
  const source = await readFile(file, 'utf8')
  await writeFile(file, plant(fault, source))
  try {
    return await runSuite(folder, fault)
  } finally {
    await writeFile(file, source)
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { fast: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const wanted = faults.filter(
    ({ name, suite, isFast }) =>
      (isFast || !values.fast) &&
      (positionals.length === 0 ||
        positionals.some((word) => `${name} ${suite}`.includes(word))),
  )
  if (wanted.length === 0) throw new Error('No fault bears such a name.')
  const folders = await Promise.all(Array.from({ length: workers }, copyProject))
  try {
    const waiting = [...wanted]
    let unexpected = 0
    const sound = new Map<string, Promise<Outcome>>()
    const withoutFault = (folder: string, fault: Fault) => {
      const key = `${fault.suite} ${fault.title}`
      const tried = sound.get(key) ?? runSuite(folder, fault)
      sound.set(key, tried)
      return tried
    }
    await Promise.all(
      folders.map(async (folder) => {
        for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
          const before = await withoutFault(folder, fault)
          const { result, because } =
            before.result === 'green' ? await tryFault(folder, fault) : before
          const isExpected = before.result === 'green' && result === 'red'
          if (!isExpected) unexpected += 1
          console.log(`${isExpected ? '✓' : '✗'} ${result}  ${fault.name}  ${because}`)
        }
      }),
    )
    console.log(`${wanted.length} faults, ${unexpected} not as said`)
    if (unexpected > 0) process.exitCode = 1
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
})
