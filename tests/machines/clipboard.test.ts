import { clipboardModel } from './clipboard.model.ts'
import { testModel } from 'statecharts/testing'

testModel(clipboardModel, import.meta.url)
