import { machinesIn } from 'statecharts/node'

/** Every machine of the product, with all that is known of it. */
export const models = await machinesIn('tests/machines')
