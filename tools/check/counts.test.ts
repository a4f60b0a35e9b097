import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTests } from './counts.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'reports-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function count(report: unknown, project?: string) {
  const file = path.join(folder, 'report.json')
  await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report))
  return countTests(file, project)
}

test('a report of Vitest is counted, skipped tests apart', async () => {
  const statuses = ['passed', 'passed', 'failed', 'pending', 'skipped', 'todo']
  const assertionResults = statuses.map((status) => ({ fullName: 'a b', status }))
  const report = {
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
  }
  expect(await count(report)).toEqual({ passed: 2, failed: 1, skipped: 3 })
})

test('browser tests are counted, all or of one browser, wherever their suite stands; a flaky one has failed', async () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status, index) => ({
      projectName: index === 0 ? 'chromium' : 'firefox',
      results: [{ status: 'passed' }],
      status,
    }))
  const inner = { specs: [{ tests: tests('expected', 'expected', 'flaky') }] }
  const outer = { specs: [{ tests: tests('expected', 'skipped') }], suites: [inner] }
  const report = { suites: [outer] }
  expect(await count(report, 'firefox')).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(await count(report)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

const cut = '{"tests":[{"fullName":"a","status":"passed"}'
test.each(['', 'null', '{}', cut])('the report %j is one failure', async (report) => {
  const failure = { passed: 0, failed: 1, skipped: 0 }
  expect(await count(report)).toEqual(failure)
  expect(await countTests(path.join(folder, 'absent.json'))).toEqual(failure)
})
