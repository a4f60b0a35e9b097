import { MissingConfig, readConfig } from '../config.ts'
import type { Model } from '../core/model.ts'
import { oneOf, UsageError } from './usage.ts'

export const config = await readConfig().catch((error: unknown) => {
  if (!(error instanceof MissingConfig)) throw error
  console.error(error.message)
  process.exit(2)
})

/** The model of a machine; throws a UsageError that names those there are. */
export function findModel(name: string | undefined): Model {
  const names = config.models.map((model) => model.name)
  const known = oneOf('machine', name, names)
  const found = config.models.find((model) => model.name === known)
  if (!found) throw new UsageError(`${known} has no model`)
  return found
}

/** The models of the machines that are named; all of them when none is. */
export function findModels(names: readonly string[]): readonly Model[] {
  return names.length === 0 ? config.models : names.map(findModel)
}
