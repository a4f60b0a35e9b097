/** Scripts that people follow, and their Gherkin: written, read, run. */
export { exportGherkin } from '../cli/formats/gherkin.ts'
export { type ManualSuite, writeManualScripts } from './manual-script.ts'
export { readFeature, runScenario, type Scenario } from './run-feature.ts'
export { manualCriteria } from './routes.ts'
