import { dropdownModel } from './dropdown.model.ts'
import { testModel } from './model-suite.ts'

testModel(dropdownModel)
