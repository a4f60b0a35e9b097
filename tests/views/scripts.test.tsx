import './setup.ts'
import { describe, expect, test } from 'vitest'
import {
  exportGherkin,
  readFeature,
  runScenario,
  writeManualScripts,
} from 'statecharts/scripts'
import { labels } from '#tests/labels/labels.ts'
import { manualScripts } from '#tests/manual/manual-scripts.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

const suites = manualScripts.adapters.map((adapter) => {
  const { name } = adapter.screen.model
  return writeManualScripts(adapter, labels[name]?.title ?? '', 'transitions', 12)
})

describe.each(suites)('$machine', (suite) => {
  const scenarios = readFeature(exportGherkin(suite), manualScripts)

  test.each(scenarios)('$id can be followed to its end', async (scenario) => {
    await runScenario(scenario, documentUserDriver(), manualScripts)
    expect(scenario.steps.filter(({ isAction }) => isAction).length).toBeLessThanOrEqual(12)
  })
})
