import { expect, test, vi } from 'vitest'
import { validateFacts } from '#facts/validation/validate-facts.ts'

// This test reads the delivered facts. By default, tests read `tests/sample-facts`.
vi.stubEnv('FACTS_FOLDER', '')
const { readFacts, environment } = await import('#src/checks/fact-files.ts')

// Errors about a date are ignored, because the test would otherwise fail on a later day although the
// project has not changed. `npm run due` reports them.
test('the delivered facts are valid', () => {
  const { unreadable, files } = readFacts('facts')
  const today = new Date().toISOString().slice(0, 10)
  const errors = validateFacts(files, today, environment)
    .filter(({ level, date }) => level === 'error' && date === undefined)
    .map(({ text, action }) => `${text} ${action}`)
  expect([...unreadable, ...errors]).toEqual([])
})
