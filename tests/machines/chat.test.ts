import { chatModel } from './chat.model.ts'
import { chatScenarios } from './chat.scenarios.ts'
import { testModel } from './model-suite.ts'

testModel(chatModel, chatScenarios)
