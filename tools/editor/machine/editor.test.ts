import { testModel } from 'statecharts/testing'
import { editorModel } from './editor.model.ts'

testModel(editorModel)
