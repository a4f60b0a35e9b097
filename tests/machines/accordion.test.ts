import { accordionModel } from './accordion.model.ts'
import { testModel } from './model-suite.ts'

testModel(accordionModel)
