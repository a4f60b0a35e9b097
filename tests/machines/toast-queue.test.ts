import { testModel } from 'statecharts/testing'
import { toastQueueModel } from './toast-queue.model.ts'

testModel(toastQueueModel, import.meta.url)
