import { loadModels } from 'statecharts/node'

/** The models of all machines of the product. */
export const models = await loadModels('tests/machines')
