import type { StatechartsConfig } from 'statecharts/node'
import { models } from './models.ts'
import { studioProduct } from './studio.product.ts'
import { uploadManual } from './upload.manual.ts'

export const config: StatechartsConfig = {
  models,
  product: studioProduct,
  scripts: { adapters: [uploadManual], targets: {} },
}
