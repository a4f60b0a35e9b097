import { testProduct } from 'statecharts/testing'
import { siteModel } from './site.model.ts'

testProduct(siteModel, 500)
