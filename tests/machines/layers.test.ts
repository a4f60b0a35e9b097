import { testModel } from 'statecharts/testing'
import { layersModel } from './layers.model.ts'

testModel(layersModel, import.meta.url)
