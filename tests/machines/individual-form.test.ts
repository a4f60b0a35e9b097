import { individualFormModel } from './individual-form.model.ts'
import { testModel } from 'statecharts/testing'

testModel(individualFormModel, import.meta.url)
