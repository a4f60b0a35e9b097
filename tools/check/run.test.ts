import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { listen, runProgram } from '#tools/publish/publish.ts'

let parent: string
let clone: string

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'clone-'))
  await cloneInto("it's 100%25 dé à moi")
})

afterEach(() => rm(parent, { recursive: true }))

async function cloneInto(name: string) {
  clone = path.join(parent, name)
  await mkdir(path.join(clone, 'tools/check'), { recursive: true })
  for (const file of ['tools/check/run.mjs', 'tools/check/end-with-parent.mjs'])
    await cp(file, path.join(clone, file))
  await writeFile(path.join(clone, 'package-lock.json'), '{}')
}

test('F80 installs packages on the first run, after a lockfile change, and if Node is missing', async () => {
  const output = 'Node 24 runs first.ts --edit\n'
  const firstRun = {
    code: 0,
    output: `Installing dependencies, which takes about a minute…\n${output}`,
  }
  expect(await runFirstCommand()).toEqual(firstRun)
  expect(await runFirstCommand()).toEqual({ code: 0, output })
  await writeFile(path.join(clone, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  expect(await runFirstCommand()).toEqual(firstRun)
  await rm(path.join(clone, 'node_modules/node'), { recursive: true })
  expect(await runFirstCommand()).toEqual(firstRun)
  const installs = await readFile(path.join(clone, 'installs.txt'), 'utf8')
  expect(installs).toBe(
    'ci --include=dev --no-audit --no-fund --no-engine-strict --loglevel=error\n'.repeat(3),
  )
})

test('repeats a failed installation on the next run', async () => {
  const failingNpm = `console.error('npm error no network'); process.exit(7)`
  const output =
    'Installing dependencies, which takes about a minute…\nnpm error no network\n' +
    'The installation failed: "npm ci" exited with code 7 (see above).\n'
  expect(await runFirstCommand({ npm: failingNpm })).toEqual({ code: 1, output })
  expect(await runFirstCommand({ EXIT_CODE: '3' })).toMatchObject({ code: 3 })
})

test.each<[string, Parameters<typeof runFirstCommand>[0], string]>([
  ['install scripts that did not run', { npm: '' }, 'Node 24 was not installed'],
  [
    'an old Node',
    { version: '18.2.0' },
    'Node 20 or newer is required, but this is Node 18',
  ],
  ['a French date', { BUILD_DAY: '01/03/2027' }, 'BUILD_DAY must be a date such as 2027'],
  ['a day without zeros', { BUILD_DAY: '2027-3-1' }, 'but is "2027-3-1".'],
  ['a day that does not exist', { BUILD_DAY: '2027-02-30' }, 'but is "2027-02-30".'],
])('reports %s on one line', async (_, environment, sentence) => {
  const { code, output } = await runFirstCommand(environment)
  const lines = output
    .replace('Installing dependencies, which takes about a minute…\n', '')
    .trimEnd()
    .split('\n')
  expect(lines).toEqual([expect.stringContaining(sentence)])
  expect(code).toBe(1)
})

test('reports a port in use before the installation', async () => {
  const { url, close } = await listen(createServer(), 0)
  onTestFinished(close)
  const { port: PORT } = new URL(url)
  const { code, output } = await runFirstCommand({ first: 'tools/publish/serve.ts', PORT })
  expect(output).toMatch(new RegExp(`^Port ${PORT} is already taken.*\n$`))
  expect(code).toBe(1)
})

test('F80 installs packages with npm when pnpm runs the command', async () => {
  const npm = `#!/bin/sh\n"${process.execPath}" npm.mjs "$@"\n`
  await writeFile(path.join(clone, 'npm'), npm, { mode: 0o755 })
  const PATH = `${clone}:${process.env.PATH}`
  const { code, output } = await runFirstCommand({ npm_execpath: '/lib/pnpm.cjs', PATH })
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^Inst.*\nNode 24/),
  })
})

test('F79 ends the server when npm is killed', async () => {
  await runFirstCommand()
  const node = path.join(clone, 'node_modules/node/bin/node')
  await writeFile(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  const server = `
    import { createServer } from 'node:http'
    createServer().listen(0, () => console.log([process.pid, process.ppid].join()))`
  await writeFile(path.join(clone, 'tools/server.mjs'), server)
  // npm runs scripts in a shell, which may replace itself with its last command. `; true` prevents that.
  const run = `"${process.execPath}" tools/check/run.mjs tools/server.mjs; true`
  const npm = `child_process.spawn('sh', ['-c', ${JSON.stringify(run)}], { stdio: 'inherit' })`
  const child = spawn(process.execPath, ['-e', npm], { cwd: clone })
  const [text] = await once(child.stdout, 'data')
  const ids = String(text).split(',').map(Number)
  onTestFailed(() => ids.forEach((id) => process.kill(id, 'SIGKILL')))
  // The output stream closes when all processes that inherited it have ended.
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await expect(closed).resolves.toHaveLength(2)
}, 30_000)

test.each(['#', '?', '*', ':'])('refuses a folder with %s in its name', async (sign) => {
  await cloneInto(`a ${sign} b`)
  const { code, output } = await runFirstCommand()
  expect(output).toMatch(/^A folder with "." in its name cannot be built/)
  expect(code).toBe(1)
})

// `$3` is the script, because the first two arguments are options of Node.
const nodeScript =
  '#!/bin/sh\necho "Node 24 runs $(basename "$3") $4"\nexit "${EXIT_CODE:-0}"\n'

/** A script that replaces npm: it records its arguments and installs a fake Node. */
const workingNpmScript = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('installs.txt', process.argv.slice(2).join(' ') + '\\n')
  mkdirSync('node_modules/node/bin', { recursive: true })
  writeFileSync('node_modules/node/bin/node', ${JSON.stringify(nodeScript)}, { mode: 0o755 })
  writeFileSync('node_modules/.package-lock.json', '{}')
`

/** Runs `run.mjs` in the clone, with the given replacement for npm, Node version and environment. */
async function runFirstCommand({
  npm = workingNpmScript,
  version = process.versions.node,
  first = 'tools/first.ts',
  ...variables
}: Readonly<Record<string, string>> = {}) {
  const file = path.join(clone, 'npm.mjs')
  await writeFile(file, npm)
  const fakeVersion = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`
  const script = `data:text/javascript,${encodeURIComponent(fakeVersion)}`
  const run = path.join(clone, 'tools/check/run.mjs')
  return runProgram([process.execPath, '--import', script, run, first, '--edit'], {
    npm_execpath: file,
    ...variables,
  })
}
