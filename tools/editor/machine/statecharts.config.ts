import type { StatechartsConfig } from 'statecharts/node'
import { editorLabels } from './labels.ts'
import { editorModel } from './editor.model.ts'

export const config: StatechartsConfig = {
  models: [editorModel],
  labels: { editor: editorLabels },
  pathsFolder: 'tools/editor/machine',
  drawingsFolder: 'tools/editor/machine/drawings',
  machinesFolder: 'tools/editor/machine',
}
