import { models } from 'virtual:statecharts-models'

export { models }

/** The model of the machine with this id. */
export const modelOf = (machine: string | undefined) =>
  models.find((model) => model.machine.id === machine)
