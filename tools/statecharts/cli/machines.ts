import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { MissingConfig, readConfig } from '../config.ts'
import { readFrozen } from '../core/frozen.ts'
import type { Model } from '../core/model.ts'
import type { NamedPath } from '../core/step.ts'
import type { Labels } from './labels.ts'
import { oneOf } from './usage.ts'

export const config = await readConfig().catch((error: unknown) => {
  if (!(error instanceof MissingConfig)) throw error
  console.error(error.message)
  process.exit(2)
})

/** The folder that holds the reviewed paths. */
export const frozenFolder: URL = pathToFileURL(`${path.resolve(config.pathsFolder)}/`)

/** The model of a machine; throws a UsageError that names the nearest. */
export function findModel(name: string | undefined): Model {
  const known = oneOf(
    'machine',
    name,
    config.models.map((model) => model.name),
  )
  const found = config.models.find((model) => model.name === known)
  if (!found) throw new Error(`${known} has no model`)
  return found
}

/** The models of the machines that are named; all of them when none is. */
export function findModels(names: readonly string[]): readonly Model[] {
  return names.length === 0 ? config.models : names.map(findModel)
}

/** The reviewed paths of a machine, as its frozen file holds them. */
export function frozenPaths({ name }: Model): readonly NamedPath[] {
  return readFrozen(frozenFile(name))
}

/** The file that holds the reviewed paths of a machine. */
export function frozenFile(name: string, folder: URL = frozenFolder): URL {
  return new URL(`${name}.paths.txt`, folder)
}

/** Everything that is walked of a machine: its frozen paths, then its scenarios. */
export function allPaths(model: Model): readonly NamedPath[] {
  return [...frozenPaths(model), ...(model.scenarios ?? [])]
}

/** What a tester calls a machine and what happens to it; throws when the project has no such labels. */
export function labelsOf({ name }: Model): Labels {
  const labels = config.labels[name]
  if (!labels) throw new Error(`The configuration holds no labels of ${name}`)
  return labels
}
