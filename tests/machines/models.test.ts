import { testModel } from 'statecharts/testing'
import { models } from './models.ts'

for (const model of models) testModel(model, import.meta.url)
