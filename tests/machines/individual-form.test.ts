import { individualFormModel } from './individual-form.model.ts'
import { testModel } from './model-suite.ts'

testModel(individualFormModel)
