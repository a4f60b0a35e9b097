import { execFile, spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '#tests/copy-project.ts'

test('the command `paths -- new` writes formatted files that compile and pass their tests', async () => {
  const cwd = await copyProject('new-machine')
  onTestFinished(() => rm(cwd, { recursive: true }))
  const run = async (file: string, ...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], {
      cwd,
    })
    return stdout
  }
  const runPackage = (file: string, ...words: string[]) =>
    run(path.resolve('node_modules', file), ...words)
  const created = await run('tools/statecharts/cli/paths.ts', 'new', 'garden-gate')
  const files = created.trim().split('\n')
  expect(files).toHaveLength(3)
  await writeFile(
    path.join(cwd, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include: files }),
  )
  await runPackage('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')
  await runPackage('oxfmt/bin/oxfmt', '--check', ...files)
  const suite = ['run', 'tests/machines/machines.test.ts', '--reporter=json']
  const output = ['--outputFile=report.json', '-t', 'garden-gate']
  await runPackage('vitest/vitest.mjs', ...suite, ...output)
  const report = await readFile(path.join(cwd, 'report.json'), 'utf8')
  const fullName = 'the machine garden-gate matches its specification on random walks'
  const passed: unknown = expect.objectContaining({ fullName, status: 'passed' })
  const assertionResults: unknown = expect.arrayContaining([passed])
  expect(JSON.parse(report)).toMatchObject({
    success: true,
    testResults: [{ assertionResults }],
  })
})

test('the command `paths -- tour` ends even if the loaded file keeps a timer', async () => {
  const file = path.join(os.tmpdir(), `timer-${process.pid}.mjs`)
  await writeFile(file, 'setInterval(() => {}, 1000)')
  onTestFinished(() => rm(file))
  const command = ['tools/statecharts/cli/paths.ts', 'tour', file]
  const { status, stderr } = spawnSync(process.execPath, command, { timeout: 25_000 })
  expect([status, String(stderr)]).toEqual([2, `${file} exports no machine.\n`])
}, 30_000)
