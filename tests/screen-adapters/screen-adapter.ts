import {
  type Action,
  consult,
  declaredTransitions,
  describeStep,
  type Driver,
  type Model,
  type NamedPath,
  nextDue,
  type SpecState,
  type Step,
} from 'statecharts'
import type { UserDriver } from './user-driver.ts'

/** What a visitor does instead of a step of a path; or why nobody can do it. */
export type Planned = readonly Step[] | string

export type Planner<State extends SpecState = SpecState> = {
  /** Called along a path with the state of the table before the step. */
  plan(step: Step, state: State): Planned
}

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
  /** Made for each path; none takes every step as it is. */
  planner?(): Planner<State>
  visitor(user: UserDriver): Visitor<View>
  /** Paths written by hand: those of the machine, and those for what the frozen ones cannot do on screen. */
  readonly scenarios?: readonly NamedPath[]
  /** By id, the transitions that no visitor can cause, and why. */
  readonly beyond: Readonly<Record<string, string>>
}

export type Route = NamedPath & {
  /** The steps of the path that no visitor can take, and why. */
  readonly left: readonly { readonly step: string; readonly reason: string }[]
}

/**
 * A path as a visitor can walk it: steps are replaced or left out as the visit plans, and
 * delays last until what the table has due.
 */
export function routeOf(visit: ScreenAdapter, path: NamedPath): Route {
  const planner: Planner = visit.planner?.() ?? { plan: (step) => [step] }
  const { table } = visit.model
  const steps: Step[] = []
  const left: { step: string; reason: string }[] = []
  let state = visit.model.initial
  for (const step of path.steps) {
    const planned = planner.plan(step, state)
    if (typeof planned === 'string')
      left.push({ step: describeStep(step), reason: planned })
    else
      for (const each of planned) {
        const timed = retime(each, state)
        if (!timed) continue
        steps.push(timed)
        state = consult(table, state, timed).state
      }
  }
  return { name: path.name, steps, left }
}

/** A driver that walks a visit's routes by these user. */
export function visitDriver(visit: ScreenAdapter, user: UserDriver): Driver {
  let visitor = visit.visitor(user)
  const own = `${visit.model.machine.id}: `
  return {
    start: async () => {
      await user.open(visit.pages)
      visitor = visit.visitor(user)
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

type Walked = { readonly transitions: readonly string[] }

/**
 * What the paths leave open, by the ids of transitions: those that nobody took, and those that
 * were taken or do not exist though they are said to be beyond a visitor.
 */
export function gaps({ model, beyond }: ScreenAdapter, paths: readonly Walked[]) {
  const taken = new Set(paths.flatMap(({ transitions }) => transitions))
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  return {
    missing: declared.filter((id) => !taken.has(id) && !(id in beyond)),
    notBeyond: Object.keys(beyond).filter((id) => taken.has(id) || !declared.includes(id)),
  }
}

function retime(step: Step, state: SpecState): Step | undefined {
  if (step.kind !== 'delay') return step
  const ms = nextDue(state)
  return ms === undefined ? undefined : { kind: 'delay', ms }
}
