import { testModel } from './model-suite.ts'
import { toastQueueModel } from './toast-queue.model.ts'
import { toastQueueScenarios } from './toast-queue.scenarios.ts'

testModel(toastQueueModel, toastQueueScenarios)
