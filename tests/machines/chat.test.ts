import { chatModel } from './chat.model.ts'
import { testModel } from 'statecharts/testing'

testModel(chatModel, import.meta.url)
