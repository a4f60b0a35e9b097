import { loadModels } from 'statecharts/node'

/** The models of all machines in `machines/`. */
export const models = await loadModels('tests/machines')
