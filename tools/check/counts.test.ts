import { expect, test } from 'vitest'
import { countTests } from './counts.ts'

test('counts the tests of a Vitest report', () => {
  const statuses = ['passed', 'passed', 'failed', 'pending', 'skipped', 'todo']
  const assertionResults = statuses.map((status) => ({ fullName: 'a b', status }))
  const file = { name: 'a.test.ts', status: 'failed', assertionResults }
  const report = JSON.stringify({ testResults: [file] })
  expect(countTests(report)).toEqual({ passed: 2, failed: 1, skipped: 3 })
})

test('counts the browser tests of nested suites, with flaky tests as failed', () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status, index) => ({
      projectName: index === 0 ? 'chromium' : 'firefox',
      results: [{ status: 'passed' }],
      status,
    }))
  const inner = { specs: [{ tests: tests('expected', 'expected', 'flaky') }] }
  const outer = { specs: [{ tests: tests('expected', 'skipped') }], suites: [inner] }
  const report = JSON.stringify({ suites: [outer] })
  expect(countTests(report, 'firefox')).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(countTests(report)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

const truncatedReport = '{"tests":[{"fullName":"a","status":"passed"}'
test.each(['', 'null', '{}', truncatedReport])(
  'counts the report %j as one failure',
  (report) => {
    expect(countTests(report)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  },
)
