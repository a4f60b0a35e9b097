import { machinesIn } from 'statecharts/node'

/** The models of all machines of the product. */
export const models = await machinesIn('tests/machines')
