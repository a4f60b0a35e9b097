import type { Driver } from '../core/drivers.ts'
import type { Model } from '../core/spec.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import { type Action, type NamedPath, type Step } from '../core/step.ts'
import { pathsOf, tour } from '../core/coverage.ts'
import { type Edge, explore } from '../core/explore.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'

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

/**
 * A path as a visitor can walk it: steps are replaced or left out as the adapter maps them, and
 * delays last until what the table has due.
 */
function routeOf(adapter: ScreenAdapter, path: NamedPath): NamedPath {
  const { table } = adapter.model
  const steps: Step[] = []
  let state = adapter.model.initial
  for (const step of path.steps) {
    const mapped = adapter.map(step, state)
    for (const each of typeof mapped === 'string' ? [] : mapped) {
      const ms = nextDue(state)
      if (each.kind === 'delay' && ms === undefined) continue
      const timed = each.kind === 'delay' ? { ...each, ms: ms ?? 0 } : each
      steps.push(timed)
      state = consult(table, state, timed).state
    }
  }
  return { name: path.name, steps }
}

/**
 * The paths of a machine as a visitor can walk them; `adapt` changes each for its world. In brief they
 * hold what a visitor can do alone, each thing once.
 */
export function routesOf(
  adapter: ScreenAdapter,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
  isBrief = false,
): readonly NamedPath[] {
  const { model } = adapter
  const can = ({ step, source }: Edge) => Array.isArray(adapter.map(step, source.state))
  const paths = isBrief ? tour(explore(model), { isBrief, can }) : pathsOf(model)
  return paths.map((each) => routeOf(adapter, adapt(each)))
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

/** A control, as a visitor finds it: by its role and name, its label, or else by a CSS selector. */
export type Target =
  | { readonly role: 'button' | 'link'; readonly name: string }
  | { readonly label: string }
  | { readonly css: string }

/** What a visitor can do on a page, and what stands around it: time, history, the provider. */
export type UserDriver = {
  /** Brings up a fresh site on the first of these addresses, with the code of all at hand. */
  open(pages: readonly string[]): Promise<void>
  /** From now on time passes in `wait` alone; whatever was to happen by itself has happened. */
  stopTime(): Promise<void>
  close(): Promise<void>
  /** Waits until the control is there; throws when it does not come. */
  meet(target: Target): Promise<void>
  /** Moves the pointer there and clicks. False when the control is absent or disabled. */
  press(target: Target): Promise<boolean>
  /** Activates a control as a screen reader does, the pointer and the focus staying where they are. */
  activate(target: Target): Promise<boolean>
  /** Writes in a field, or chooses in a list. False when it is absent, locked, or holds that already. */
  write(target: Target, text: string): Promise<boolean>
  /** Gives the focus. False when the control is absent. */
  focus(target: Target): Promise<boolean>
  /** Presses a key where the focus is. */
  type(key: string): Promise<void>
  /** Moves the pointer onto a control, or off everything. False when it is there already. */
  point(target: Target | null): Promise<boolean>
  /** Lets `ms` milliseconds pass, once the time is stopped. */
  wait(ms: number): Promise<void>
  /** Goes back or forward in the history of the tab. */
  travel(delta: number): Promise<void>
  /** Runs a function in the page. It must use nothing but its argument and the page's globals. */
  read<Result>(look: (argument: string) => Result, argument?: string): Promise<Result>
  /** Runs such a function, and lets all that follows from it come to rest. */
  happen(cause: (argument: string) => void, argument?: string): Promise<void>
  /** The messages that have left for the provider, oldest first. */
  messages(): Promise<readonly unknown[]>
  /** Ends the last message on its way. False when there is none, or nobody can end it so. */
  answer(outcome: string): Promise<boolean>
  /** Ids of the transitions taken in the page since this was last asked, `<machine>: ` before each. */
  takeTransitions(): Promise<readonly string[]>
}
