import { testMachines, testProduct } from 'statecharts/testing'
import { studioProduct } from './studio.product.ts'

await testMachines(import.meta.glob('./*.spec.ts'))

testProduct(studioProduct, { states: 1000 })
