import { loadModels, type StatechartsConfig } from 'statecharts/node'
import { senderProduct } from '../product/example-product.ts'
import { senderScreen } from './sender.screen.ts'

export const config: StatechartsConfig = {
  models: await loadModels(import.meta.dirname),
  product: senderProduct,
  screens: [senderScreen],
}
