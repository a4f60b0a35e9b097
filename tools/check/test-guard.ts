import type { Plugin } from 'vite'
import type { Vitest } from 'vitest/node'

let isRegistered = false

/** A plugin that makes a run fail if `-t` matches no test. */
export const testGuard: Plugin = {
  name: 'test-guard',
  configureVitest({ vitest }) {
    // Vitest calls this function for each project.
    if (!isRegistered) vitest.onClose(() => checkSelection(vitest))
    isRegistered = true
  },
}

function checkSelection(vitest: Vitest) {
  const pattern = vitest.getGlobalTestNamePattern()
  const tests = vitest.state
    .getTestModules()
    .flatMap(({ children }) => [...children.allTests()])
  // Like Vitest, matches the pattern against the names of the suites and the test, joined by spaces.
  if (!pattern || tests.some((it) => pattern.test(it.fullName.replaceAll(' > ', ' '))))
    return
  console.error(`No test matches -t ${pattern.source}.`)
  process.exitCode = 1
}
