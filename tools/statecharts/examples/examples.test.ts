import { machinesIn } from 'statecharts/node'
import { testModel } from 'statecharts/testing'

const models = await machinesIn(import.meta.dirname)
models.forEach(testModel)
