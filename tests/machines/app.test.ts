import { appModel } from './app.model.ts'
import { testModel } from './model-suite.ts'

testModel(appModel)
