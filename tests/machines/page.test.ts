import { testModel } from 'statecharts/testing'
import { pageModel } from './page.model.ts'

testModel(pageModel, import.meta.url)
