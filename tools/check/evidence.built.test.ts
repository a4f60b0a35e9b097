import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '#tools/publish/publish.ts'

const failingTest = `
  import { expect, test } from '@playwright/test'
  test('fails on purpose', ({ page }) => expect(page.title()).resolves.toBe('Page'))`

test('a failed browser test leaves a trace, a screenshot and a JUnit report', async () => {
  mkdirSync('reports', { recursive: true })
  // The folder is inside the project, so that Node finds Playwright in `node_modules`.
  const folder = mkdtempSync(path.resolve('reports', 'evidence-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'failing.test.mjs'), failingTest)
  const words = [
    'test',
    '--project=chromium',
    `--output=${folder}/output`,
    '--reporter=junit',
  ]
  const { code } = await runProgram(
    [process.execPath, 'node_modules/@playwright/test/cli.js', ...words],
    { PATHS_FOLDER: folder, PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(folder, 'report.xml') },
  )
  expect(code).toBe(1)
  expect(globSync(`${folder}/output/*/{test-failed-1.png,trace.zip}`)).toHaveLength(2)
  const report = readFileSync(path.join(folder, 'report.xml'), 'utf8')
  expect(report).toMatch(/<testcase name="fails on purpose"[^]*<failure/)
})
