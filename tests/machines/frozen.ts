import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Model, NamedPath } from 'statecharts'
import { readFrozen } from 'statecharts/node'

/** The reviewed paths of a machine. */
export function frozenOf({ name }: Model): readonly NamedPath[] {
  // Not by `new URL`: Vite would make it an address of the served page.
  return readFrozen(pathToFileURL(path.resolve('tests/machines', `${name}.paths.txt`)))
}
