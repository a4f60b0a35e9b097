import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const folder = 'tools/check'
let clone: string

beforeEach(async () => {
  clone = await mkdtemp(path.join(os.tmpdir(), 'clone-'))
  await mkdir(path.join(clone, folder), { recursive: true })
  for (const name of ['start.mjs', 'test.mjs', 'install.mjs', 'node-version.mjs']) {
    await cp(path.join(folder, name), path.join(clone, folder, name))
  }
  await writeFile(path.join(clone, 'package-lock.json'), '{}')
})

afterEach(() => rm(clone, { recursive: true }))

test('a first start installs, then hands over to the installed Node', async () => {
  const { code, output } = await command('start.mjs')
  expect(output).toBe('Installing what is missing…\nNode 24 runs local.ts\n')
  expect(code).toBe(0)
  expect(await installs()).toEqual(['ci --include=dev --no-audit --no-fund'])
})

test('a second start does not reinstall, nor do the tests', async () => {
  await command('start.mjs')
  const second = await command('start.mjs')
  const tests = await command('test.mjs')
  expect(second.output).toBe('Node 24 runs local.ts\n')
  expect(tests.output).toBe('Node 24 runs check.ts\n')
  expect(await installs()).toHaveLength(1)
})

test('another lockfile is installed', async () => {
  await command('start.mjs')
  await writeFile(path.join(clone, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  await command('start.mjs')
  expect(await installs()).toHaveLength(2)
})

test('a deleted Node is installed again', async () => {
  await command('start.mjs')
  await rm(path.join(clone, 'node_modules/node'), { recursive: true })
  await command('start.mjs')
  expect(await installs()).toHaveLength(2)
})

test('a failed install ends with one sentence and is tried again', async () => {
  const failing = `console.error('npm error no network'); process.exit(7)`
  const { code, output } = await command('start.mjs', { npm: failing })
  expect(output).toBe(
    'Installing what is missing…\nnpm error no network\n' +
      'The installation failed: "npm ci" ended with code 7, for the reason above.\n',
  )
  expect(code).toBe(1)
  expect((await command('start.mjs')).code).toBe(0)
})

test('an install whose scripts were refused ends with one sentence', async () => {
  const { code, output } = await command('start.mjs', { npm: '' })
  expect(output).toContain('The installation lacks Node 24')
  expect(code).toBe(1)
})

test.each(['start.mjs', 'test.mjs'])('%s refuses an old Node', async (script) => {
  const { code, output } = await command(script, { nodeVersion: '18.20.4' })
  expect(output).toBe('Node 20 or newer is needed, and this is Node 18.20.4.\n')
  expect(code).toBe(1)
})

test('the exit code of what was started is handed on', async () => {
  const { code } = await command('test.mjs', { exitCode: '3' })
  expect(code).toBe(3)
})

// Stands for npm: notes the call, then lays a Node that says what it was asked to run.
const workingNpm = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('installs.txt', process.argv.slice(2).join(' ') + '\\n')
  mkdirSync('node_modules/node/bin', { recursive: true })
  const node = '#!/bin/sh\\necho "Node 24 runs $(basename "$1")"\\nexit "$EXIT_CODE"\\n'
  writeFileSync('node_modules/node/bin/node', node, { mode: 0o755 })
`

async function command(
  script: string,
  { npm = workingNpm, nodeVersion = '', exitCode = '0' } = {},
) {
  const npmScript = path.join(clone, 'npm.mjs')
  await writeFile(npmScript, npm)
  await chmod(npmScript, 0o755)
  const disguise =
    'Object.defineProperty(process, "versions", ' +
    `{ value: { ...process.versions, node: "${nodeVersion}" } })`
  const options = nodeVersion
    ? ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`]
    : []
  const child = spawn(process.execPath, [...options, path.join(clone, folder, script)], {
    env: { ...process.env, npm_execpath: npmScript, EXIT_CODE: exitCode },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

async function installs() {
  const text = await readFile(path.join(clone, 'installs.txt'), 'utf8')
  return text.trim().split('\n')
}
