import { describe, expect, test } from 'vitest'
import { followScript, writeManualScripts } from 'statecharts/scripts'
import { screens } from '#tests/screens/screens.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

describe.each(screens)('$model.name', (screen) => {
  const { scripts } = writeManualScripts(screen, 12)

  test('has scripts for people', () => {
    expect(scripts).not.toEqual([])
  })

  test.each(scripts)('$id can be followed to its end', async (script) => {
    const user = documentUserDriver()
    await followScript(script, screen, screen.driver(user), user)
    expect(script.rows.length).toBeLessThanOrEqual(12)
  })
})
