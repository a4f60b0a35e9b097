import { clipboardModel } from './clipboard.model.ts'
import { testModel } from './model-suite.ts'

testModel(clipboardModel)
