import { accordionModel } from './accordion.model.ts'
import { testModel } from 'statecharts/testing'

testModel(accordionModel, import.meta.url)
