import { mobileMenuModel } from './mobile-menu.model.ts'
import { testModel } from './model-suite.ts'

testModel(mobileMenuModel)
