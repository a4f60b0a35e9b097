import './setup.ts'
import { describe, expect, test } from 'vitest'
import { followScript, manualCriteria, writeManualScripts } from 'statecharts/scripts'
import { manualScripts, screenAdapters } from '#tests/screens/screens.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

const suites = manualScripts.adapters.map((adapter) => ({
  name: adapter.screen.model.name,
  written: manualCriteria.map((criterion) => writeManualScripts(adapter, criterion, 12)),
}))

test('every machine that a visitor meets has scripts for people', () => {
  expect(suites.map(({ name }) => name)).toEqual(
    screenAdapters.map(({ model }) => model.name),
  )
})

describe.each(suites)('$name', ({ written }) => {
  // What two criteria ask alike is walked once: its id is made from the steps.
  const byId = new Map(
    written.flatMap((suite) =>
      suite.scripts.map((script) => [script.id, { ...script, suite }] as const),
    ),
  )
  test.each([...byId.values()])('$id can be followed to its end', async (script) => {
    await followScript(script.suite, script, documentUserDriver(), manualScripts)
    expect(script.rows.length).toBeLessThanOrEqual(12)
  })
})
