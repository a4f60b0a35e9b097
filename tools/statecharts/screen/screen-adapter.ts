import type { Driver } from '../core/drivers.ts'
import type { Model } from '../core/model.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import { type Action, describeStep, type NamedPath, type Step } from '../core/step.ts'
import { pathsOf } from '../core/tour.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import type { UserDriver } from './user-driver.ts'

/** What a visitor does instead of a step of a path; or why nobody can do it. */
export type MappedStep = readonly Step[] | string

export type Visitor<View> = {
  /** Goes where the machine is at its start, on a page that was just opened. */
  arrive?(): Promise<void>
  /** Does what a step asks; false when there is no way. Waiting is not asked for. */
  perform(action: Exclude<Action, { kind: 'wait' }>): Promise<boolean>
  /** What is on screen now. */
  observe(): Promise<View>
}

/** How a visitor meets a machine: on which page, by which gestures, and what is seen of it. */
export type ScreenAdapter<State extends SpecState = SpecState, View = unknown> = {
  readonly model: Model
  /** The first is where it begins; the others are gone to. */
  readonly pages: readonly string[]
  /** In CSS pixels; the wide navigation unless given. */
  readonly width?: number
  /** What a visitor sees of a state of the table. */
  view(state: State): View
  /** Called along a path with the state of the table before the step. */
  map(step: Step, state: State): MappedStep
  visitor(user: UserDriver): Visitor<View>
  /** By id, the transitions that no visitor can cause, and why. */
  readonly unreachable: Readonly<Record<string, string>>
}

export type Route = NamedPath & {
  /** The steps of the path that no visitor can take, and why. */
  readonly left: readonly { readonly step: string; readonly reason: string }[]
}

/**
 * A path as a visitor can walk it: steps are replaced or left out as the adapter maps them, and
 * delays last until what the table has due.
 */
function routeOf(adapter: ScreenAdapter, path: NamedPath): Route {
  const { table } = adapter.model
  const steps: Step[] = []
  const left: { step: string; reason: string }[] = []
  let state = adapter.model.initial
  for (const step of path.steps) {
    const mapped = adapter.map(step, state)
    if (typeof mapped === 'string') left.push({ step: describeStep(step), reason: mapped })
    else
      for (const each of mapped) {
        const ms = nextDue(state)
        if (each.kind === 'delay' && ms === undefined) continue
        const timed = each.kind === 'delay' ? { ...each, ms: ms ?? 0 } : each
        steps.push(timed)
        state = consult(table, state, timed).state
      }
  }
  return { name: path.name, steps, left }
}

/** The paths of a machine as a visitor can walk them; `adapt` changes each for its world. */
export function routesOf(
  adapter: ScreenAdapter,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
): readonly Route[] {
  return pathsOf(adapter.model).map((each) => routeOf(adapter, adapt(each)))
}

/** Walks an adapter's routes as this user. */
export function adapterDriver(adapter: ScreenAdapter, user: UserDriver): Driver {
  let visitor = adapter.visitor(user)
  const own = `${adapter.model.machine.id}: `
  return {
    start: async () => {
      await user.open(adapter.pages)
      visitor = adapter.visitor(user)
      await visitor.arrive?.()
      await user.stopTime()
      await user.takeTransitions()
    },
    perform: async (action) => {
      if (action.kind !== 'wait') return visitor.perform(action)
      await user.wait(action.ms)
      return true
    },
    observe: () => visitor.observe(),
    stop: () => user.close(),
    takeTrace: async () => ({
      taken: (await user.takeTransitions())
        .filter((id) => id.startsWith(own))
        .map((id) => id.slice(own.length)),
      refused: [],
      states: [],
    }),
  }
}

/**
 * What walks leave open, by the ids of transitions: those that nobody took, and those that
 * were taken or do not exist though they are said to be unreachable for a visitor.
 */
export function gaps({ model, unreachable }: ScreenAdapter, taken: ReadonlySet<string>) {
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  return {
    missing: declared.filter((id) => !taken.has(id) && !(id in unreachable)),
    reachable: Object.keys(unreachable).filter(
      (id) => taken.has(id) || !declared.includes(id),
    ),
  }
}
