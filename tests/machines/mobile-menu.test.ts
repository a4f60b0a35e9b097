import { mobileMenuModel } from './mobile-menu.model.ts'
import { testModel } from 'statecharts/testing'

testModel(mobileMenuModel, import.meta.url)
