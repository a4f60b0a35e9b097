import { loadModels } from 'statecharts/node'

export const models = await loadModels('tests/machines')
