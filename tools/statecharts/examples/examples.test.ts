import { loadModels } from 'statecharts/node'
import { testModel } from 'statecharts/testing'

const models = await loadModels(import.meta.dirname)
models.forEach(testModel)
