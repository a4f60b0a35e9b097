import { itemsOf } from '../core/coverage.ts'
import type { Model } from '../core/model.ts'
import { consult } from '../core/oracle.ts'
import { Session } from '../core/session.ts'
import type { Step } from '../core/step.ts'
import { activeStates } from '../core/xstate-adapter.ts'
import type { Route } from './screen-adapter.ts'

/**
 * As few steps of these routes, whole routes, as still show every rule of the table and all else
 * that all of them cover. Pairs of transitions are left to a driver that takes less time.
 */
export function fewestRoutes(model: Model, routes: readonly Route[]): readonly Route[] {
  const left = routes.map((route) => ({ route, items: itemsAlong(model, route.steps) }))
  const shown = new Set<string>()
  const chosen = new Set<Route>()
  const gain = ({ route, items }: (typeof left)[number]) =>
    [...items].filter((item) => !shown.has(item)).length / route.steps.length
  for (;;) {
    const best = left.toSorted((one, other) => gain(other) - gain(one))[0]
    if (!best || gain(best) === 0) break
    chosen.add(best.route)
    for (const item of best.items) shown.add(item)
  }
  return routes.filter((route) => chosen.has(route))
}

/** What the machine and its table show of themselves along these steps. */
function itemsAlong(model: Model, steps: readonly Step[]): ReadonlySet<string> {
  const session = new Session(model)
  session.takeTrace()
  let state = model.initial
  const items = steps.flatMap((step) => {
    const source = {
      label: activeStates(session.read()),
      next: session.clock.pending()[0],
    }
    const { state: after, rules } = consult(model.table, state, step)
    state = after
    session.perform(step)
    const { taken, ...trace } = session.takeTrace()
    // What the table ignores a visitor may have no control for, though the machine would answer.
    const isIgnored = rules.length === 0
    const moment = { ...trace, taken: isIgnored ? [] : taken, step, source, isIgnored }
    return [...rules.map((rule) => `rule ${rule}`), ...itemsOf(moment)]
  })
  session.dispose()
  return new Set(items)
}
