import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './counts.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'reports-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function report(content: string) {
  const file = path.join(folder, 'report.json')
  await writeFile(file, content)
  return file
}

test('a report of Vitest is counted, skipped tests apart', async () => {
  const content =
    '{"numPassedTests":7,"numFailedTests":2,"numPendingTests":1,"numTodoTests":3}'
  expect(await countVitest(await report(content))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 4,
  })
})

test('browser tests are counted, all or of one browser, wherever their suite stands; a flaky one has failed', async () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status, index) => ({
      projectName: index === 0 ? 'chromium' : 'firefox',
      status,
    }))
  const inner = { specs: [{ tests: tests('expected', 'expected', 'flaky') }] }
  const outer = { specs: [{ tests: tests('expected', 'skipped') }], suites: [inner] }
  const file = await report(JSON.stringify({ suites: [outer] }))
  expect(await countPlaywright(file, 'firefox')).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
  })
  expect(await countPlaywright(file)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test.each(['', 'null', '{}', '{"stats":{"expected":1}}', '{"numPassedTests":"7"}'])(
  'the report %j is one failure',
  async (content) => {
    const file = await report(content)
    const failure = { passed: 0, failed: 1, skipped: 0 }
    expect(await countVitest(file)).toEqual(failure)
    expect(await countPlaywright(file)).toEqual(failure)
  },
)

test('an absent report is one failure', async () => {
  expect(await countVitest(path.join(folder, 'absent.json'))).toMatchObject({ failed: 1 })
})
