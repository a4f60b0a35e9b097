import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { testDay } from '#tools/publish/publish.ts'

/** One browser for all the tests: one file at a time, one test after the other. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'webkit',
    environment: 'node',
    env: { BUILD_DAY: testDay },
    include: ['tests/webkit/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 30 } },
  },
})
