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

test('a failed browser test leaves a trace, a screenshot and a JUnit report', async () => {
  mkdirSync('reports', { recursive: true })
  // Inside the project, so that the test resolves Playwright like any other file.
  const folder = mkdtempSync(path.resolve('reports', 'evidence-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const failingTest = `
    import { expect, test } from '@playwright/test'
    test('fails on purpose', async ({ page }) => {
      await page.setContent('<h1>Page</h1>')
      expect(await page.title()).toBe('Page')
    })`
  writeFileSync(path.join(folder, 'failing.test.mjs'), failingTest)
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium']
  const { code } = await runProgram(
    [process.execPath, ...playwright, `--output=${path.join(folder, 'output')}`],
    {
      PATHS_FOLDER: folder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'report.json'),
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(folder, 'report.xml'),
    },
  )
  expect(code).toBe(1)
  const files = globSync('output/*/*', { cwd: folder }).map((file) => path.basename(file))
  expect(files).toEqual(expect.arrayContaining(['test-failed-1.png', 'trace.zip']))
  const report = readFileSync(path.join(folder, 'report.xml'), 'utf8')
  expect(report).toMatch(/<testcase name="fails on purpose"[^]*<failure/)
})
