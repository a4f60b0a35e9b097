import { testModel } from 'statecharts/testing'
import { uploadModel } from './upload.model.ts'

testModel(uploadModel)
