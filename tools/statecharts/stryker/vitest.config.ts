import path from 'node:path'
import { defineConfig } from 'vitest/config'

const walks = path.resolve(import.meta.dirname, 'walks.ts')

/** For `stryker run`: the tests of the machines, each path once, without mutants of our own. */
export default defineConfig({
  resolve: { alias: [{ find: /^\.\/model-suite\.ts$/, replacement: walks }] },
  test: {
    environment: 'node',
    include: ['tests/machines/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
