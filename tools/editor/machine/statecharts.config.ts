import type { StatechartsConfig } from 'statecharts/node'
import { editorModel } from './editor.model.ts'

export const config: StatechartsConfig = { models: [editorModel] }
