import type { StatechartsConfig } from 'statecharts/node'
import { standalone } from './e2e/drivers/standalone.ts'
import { models } from './machines/models.ts'
import { siteModel } from './product/site.model.ts'
import { screens } from './screens/screens.ts'

export const config: StatechartsConfig = {
  models,
  product: siteModel,
  playwright: standalone,
  screens,
}
