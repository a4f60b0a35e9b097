import { models } from 'virtual:statecharts-models'
import type { Model } from '../core/model.ts'

const byMachine = new Map(models.map((model) => [model.machine.id, model]))

export { models }

/** The model of the machine with this id. */
export function modelOf(machine: string | undefined): Model | undefined {
  return byMachine.get(machine ?? '')
}

/** The model whose machine stands in the file of this stem. */
export function modelNamed(name: string | undefined): Model | undefined {
  return models.find((model) => model.name === name)
}
