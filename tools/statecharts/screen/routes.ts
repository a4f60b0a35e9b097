import { pathsOf } from '../core/tour.ts'
import type { NamedPath } from '../core/step.ts'
import { type Route, routeOf, type ScreenAdapter } from './screen-adapter.ts'

/**
 * The paths of a machine as a visitor can walk them, and those written for its screen; `adapt`
 * changes each for the world that it is walked in.
 */
export function routesOf(
  adapter: ScreenAdapter,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
): readonly Route[] {
  const paths = [...pathsOf(adapter.model), ...(adapter.scenarios ?? [])]
  return paths.map((each) => routeOf(adapter, adapt(each)))
}
