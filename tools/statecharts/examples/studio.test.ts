import { testProduct } from 'statecharts/testing'
import { studioProduct } from './studio.product.ts'

testProduct(studioProduct, { states: 1000 })
