import { expect, test } from 'vitest'
import { runProgram } from '#tools/publish/publish.ts'

const file = 'tools/check/test-guard.test.ts'

/** Runs this test file in another Vitest process. With BLOCKED_TEST_SECONDS, the file blocks its worker. */
const runThisFile = (environment: Readonly<Record<string, string>>, pattern: string) =>
  runProgram(
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', file, '-t', pattern],
    environment,
  )

if (process.env.BLOCKED_TEST_SECONDS) {
  while (performance.now() < 60_000);
  throw new Error('The guard did not stop this file.')
}

test('stops a test file that blocks its worker, and prints its name', async () => {
  const { code, output } = await runThisFile({ BLOCKED_TEST_SECONDS: '2' }, '')
  expect(output).toContain(`${file} blocked its worker for 2 s.`)
  expect(code).toBe(1)
})

test('fails the run if no test matches the -t pattern', async () => {
  const { code, output } = await runThisFile({}, 'no such name')
  expect(output).toContain('No test matches -t no such name.')
  expect(code).toBe(1)
})
