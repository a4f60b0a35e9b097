import './setup.ts'
import { describe, expect, test } from 'vitest'
import { sentences } from 'statecharts'
import {
  exportGherkin,
  manualCriteria,
  type ManualSuite,
  readFeature,
  runScenario,
  type Scenario,
  writeManualScripts,
} from 'statecharts/scripts'
import { labels } from '#tests/labels/labels.ts'
import { manualScripts } from '#tests/manual/manual-scripts.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

const suites = manualScripts.adapters.map((adapter) => {
  const { name } = adapter.screen.model
  const written = manualCriteria.map((criterion) =>
    writeManualScripts(adapter, labels[name]?.title ?? '', criterion, 12),
  )
  return { name, written }
})

function scenariosOf(suite: ManualSuite): readonly Scenario[] {
  return suite.scripts.length === 0 ? [] : readFeature(exportGherkin(suite), manualScripts)
}

test('every machine that a visitor meets has scripts for people', () => {
  expect(suites.map(({ name }) => name)).toEqual(
    screenAdapters.map(({ model }) => model.name),
  )
})

test('all scripts together say at most 40 texts of steps, each with a definition', () => {
  const said = suites
    .flatMap(({ written }) => written.flatMap(scenariosOf))
    .flatMap(({ steps }) => steps.map(({ saying }) => saying.sentence.text))
  const defined = [...Object.values(sentences), ...manualScripts.sentences]
  expect(defined.length).toBeLessThanOrEqual(40)
  expect(new Set(said).size).toBeGreaterThan(20)
})

describe.each(suites)('$name', ({ written }) => {
  // What two criteria ask alike is walked once: its id is made from the steps.
  const byId = new Map(written.flatMap(scenariosOf).map((one) => [one.id, one]))
  test.each([...byId.values()])('$id can be followed to its end', async (scenario) => {
    await runScenario(scenario, documentUserDriver(), manualScripts)
    const numbered = scenario.steps.filter(({ isAction }) => isAction)
    expect(numbered.length).toBeLessThanOrEqual(12)
  })
})
