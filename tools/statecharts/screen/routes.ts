import type { NamedPath } from '../core/step.ts'
import { type Route, routeOf, type ScreenAdapter } from './screen-adapter.ts'

/**
 * Reviewed paths of a machine and those written by hand, as a visitor can walk them; `adapt`
 * changes each for the world that it is walked in.
 */
export function routesOf(
  adapter: ScreenAdapter,
  frozen: readonly NamedPath[],
  adapt: (path: NamedPath) => NamedPath = (path) => path,
): readonly Route[] {
  const written = [...(adapter.model.scenarios ?? []), ...(adapter.scenarios ?? [])]
  return [...frozen, ...written].map((each) => routeOf(adapter, adapt(each)))
}
