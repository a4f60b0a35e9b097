import { toastQueueModel } from './toast-queue.model.ts'
import { testModel } from './model-suite.ts'

testModel(toastQueueModel)
