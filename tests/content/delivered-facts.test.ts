import { expect, test } from 'vitest'
import { readFacts, environment } from '#src/checks/fact-files.ts'
import { validateFacts } from '#facts/validation/validate-facts.ts'

// All other tests read `tests/sample-facts`. Facts that expire are reported by `npm run due` and stop a
// build, so that they do not make the tests of an unchanged project fail.
test('the delivered facts are valid', () => {
  const { unreadable, files } = readFacts('facts')
  const today = new Date().toISOString().slice(0, 10)
  const errors = validateFacts(files, today, environment)
    .filter(({ level, date }) => level === 'error' && date === undefined)
    .map(({ text, action }) => `${text}. ${action}`)
  expect([...unreadable, ...errors]).toEqual([])
})
