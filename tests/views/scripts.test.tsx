import './setup.ts'
import { describe, expect, test } from 'vitest'
import { followScript, writeManualScripts } from 'statecharts/scripts'
import { manualScripts, screens } from '#tests/screens/screens.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

const suites = screens.map((screen) => writeManualScripts(screen, 12))

test('every machine that a visitor meets has scripts for people', () => {
  expect(suites.map(({ machine }) => machine)).toEqual(
    screens.map(({ model }) => model.name),
  )
})

describe.each(suites)('$machine', (suite) => {
  test.each(suite.scripts)('$id can be followed to its end', async (script) => {
    await followScript(suite, script, documentUserDriver(), manualScripts)
    expect(script.rows.length).toBeLessThanOrEqual(12)
  })
})
