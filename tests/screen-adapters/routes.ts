import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type NamedPath, readFrozen } from 'statecharts'
import { type Route, routeOf, type ScreenAdapter } from './screen-adapter.ts'

// Not by `new URL`: Vite would make it an address of the served page.
const folder = path.resolve(import.meta.dirname, '../machines')

/**
 * The frozen paths of a machine and those written by hand, as a visitor can walk them;
 * `adapt` changes each for the world that it is walked in.
 */
export function routesOf(
  visit: ScreenAdapter,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
): readonly Route[] {
  const frozen = path.resolve(folder, `${visit.model.name}.paths.txt`)
  const paths = [...readFrozen(pathToFileURL(frozen)), ...(visit.scenarios ?? [])]
  return paths.map((each) => routeOf(visit, adapt(each)))
}
