import type { StatechartsConfig } from 'statecharts/node'
import { standalone } from './e2e/drivers/standalone.ts'
import { labels } from './labels/labels.ts'
import { models } from './machines/models.ts'
import { siteModel } from './product/site.model.ts'
import { manualScripts } from './manual/manual-scripts.ts'

export const config: StatechartsConfig = {
  models,
  product: siteModel,
  labels,
  pathsFolder: 'tests/machines',
  drawingsFolder: 'docs/machines',
  machinesFolder: 'machines',
  viewSuite: 'tests/views/paths.test.tsx',
  viewMutants: 'tests/view-mutants/walks.test.tsx',
  browserSuite: { file: 'tests/e2e/paths.test.ts', config: 'tests/e2e/paths.config.ts' },
  playwright: standalone,
  scripts: manualScripts,
}
