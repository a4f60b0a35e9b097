import type { Driver } from '../core/drivers.ts'
import type { Model } from '../core/spec.ts'
import { consult, type SpecState } from '../core/oracle.ts'
import type { Event, NamedPath, Step } from '../core/step.ts'
import { pathsOf, tour } from '../core/coverage.ts'
import { type Edge, explore } from '../core/explore.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import type { Place, Saying } from '../scripts/sentence.ts'
import type { UserDriver } from './user-driver.ts'

/** What a visitor does instead of a step of a path; or why nobody can do it. */
export type MappedStep = readonly Step[] | string

/** How an outcome is brought about before what starts the actor, and put right afterwards. */
type Arrangement =
  | { readonly before: readonly Saying[]; readonly after?: readonly Saying[] }
  | string

/** How a visitor meets a machine: as a driver walks it, and as a person reads it in a script. */
export type Screen<State extends SpecState = SpecState> = {
  readonly model: Model
  /** The first is where it begins; the others are gone to. */
  readonly pages: readonly string[]
  /** In CSS pixels; the wide navigation unless given. */
  readonly width?: number
  /** What a visitor sees of a state of the table. */
  view(state: State): unknown
  /** Called along a path with the state of the table before the step; a delay lasts until what is due there. */
  map(step: Step, state: State): MappedStep
  /** Walks routes as this user. */
  driver(user: UserDriver): Driver
  /** By id, the transitions that no visitor can cause, and why. */
  readonly unreachable: Readonly<Record<string, string>>
  /** What testers call the machine. */
  readonly title: string
  /** What has to be so before the first step, one sentence each. */
  readonly preconditions: readonly string[]
  /** What leads to the start of the machine, the opening of the page first. */
  readonly start: readonly Saying[]
  readonly place?: Place
  /** The same for a person without tools: these are among them. */
  readonly unreachableByHand: Readonly<Record<string, string>>
  /** What a person does for an event; or why nobody can do it here. */
  doByHand(
    event: Event,
    state: State,
    place: Place,
  ): { readonly sayings: readonly Saying[]; readonly place?: Place } | string
  /** By `actor outcome`; by the actor alone, how it is left without an answer. */
  readonly arrangements?: Readonly<Record<string, Arrangement>>
  /** What is seen in a state, by any key: what comes and what goes is told after a step. */
  see(state: State, place: Place): Readonly<Record<string, Saying>>
}

/** A path as a visitor can walk it: steps are replaced or left out as the screen maps them. */
function routeOf(screen: Screen, path: NamedPath): NamedPath {
  const { table } = screen.model
  const steps: Step[] = []
  let state = screen.model.initial
  for (const step of path.steps) {
    const mapped = screen.map(step, state)
    for (const each of typeof mapped === 'string' ? [] : mapped) {
      steps.push(each)
      state = consult(table, state, each).state
    }
  }
  return { name: path.name, steps }
}

/**
 * The paths of a machine as a visitor can walk them; `adapt` changes each for its world. In brief they
 * hold what a visitor can do alone, each thing once.
 */
export function routesOf(
  screen: Screen,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
  isBrief = false,
): readonly NamedPath[] {
  const { model } = screen
  const can = ({ step, source }: Edge) => Array.isArray(screen.map(step, source.state))
  const paths = isBrief ? tour(explore(model), { isBrief, can }) : pathsOf(model)
  return paths.map((each) => routeOf(screen, adapt(each)))
}

/**
 * What walks leave open, by the ids of transitions: those that nobody took, and those that
 * were taken or do not exist though they are said to be unreachable for a visitor.
 */
export function gaps({ model, unreachable }: Screen, taken: ReadonlySet<string>) {
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  return {
    missing: declared.filter((id) => !taken.has(id) && !(id in unreachable)),
    reachable: Object.keys(unreachable).filter(
      (id) => taken.has(id) || !declared.includes(id),
    ),
  }
}
