import { machinesIn, type StatechartsConfig } from 'statecharts/node'
import { studioProduct } from './studio.product.ts'
import { uploadScreen } from './upload.screen.ts'

export const config: StatechartsConfig = {
  models: await machinesIn(import.meta.dirname),
  product: studioProduct,
  scripts: { adapters: [uploadScreen.manual], targets: {} },
}
