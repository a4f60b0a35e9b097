/** For the tests of a project: Vitest is needed. */
export { openPage } from '../inspection/open-page.ts'
export { testMachines, testModel, walksOf } from './test-model.ts'
export { testProduct } from './test-product.ts'
