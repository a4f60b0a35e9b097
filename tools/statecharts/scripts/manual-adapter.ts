import type { SpecState } from '../core/oracle.ts'
import type { Event } from '../core/step.ts'
import type { ScreenAdapter } from '../screen/screen-adapter.ts'
import type { Target } from '../screen/user-driver.ts'
import type { Saying, World } from './sentence.ts'

/** What a person has done so far that the state of the table does not hold, such as the page. */
export type Place = Readonly<Record<string, string | number | boolean>>

/** What a person does for an event; or why nobody can do it here. */
type Means = { readonly sayings: readonly Saying[]; readonly place?: Place } | string

/** How an outcome is brought about before what starts the actor, and put right afterwards. */
export type Arrangement =
  | { readonly before: readonly Saying[]; readonly after?: readonly Saying[] }
  | string

/** How a person does by hand, and sees, what a machine's steps stand for. */
export type ManualAdapter<State extends SpecState = SpecState> = {
  readonly screen: Pick<ScreenAdapter<State>, 'model' | 'pages' | 'map' | 'unreachable'>
  /** What testers call the machine. */
  readonly title: string
  /** What has to be so before the first step, one sentence each. */
  readonly preconditions: readonly string[]
  /** What leads to the start of the machine, the opening of the page first. */
  readonly start: readonly Saying[]
  readonly place?: Place
  /** By the words of a sentence, the controls that are not found by their label or name alone. */
  readonly targets: Readonly<Record<string, Target>>
  perform(event: Event, state: State, place: Place): Means
  /** By `actor outcome`; by the actor alone, how it is left without an answer. */
  readonly arrangements?: Readonly<Record<string, Arrangement>>
  /** What is seen in a state, by any key: what comes and what goes is told after a step. */
  see(state: State, place: Place): Readonly<Record<string, Saying>>
}

/** What a project tells of scripts that people follow. */
export type ManualScripts = {
  readonly adapters: readonly ManualAdapter[]
  /** The same as those of an adapter, for the sentences of all. */
  readonly targets: Readonly<Record<string, Target>>
  /** Called after each gesture: what stands around the page answers. */
  afterGesture?(world: World): Promise<void>
}
