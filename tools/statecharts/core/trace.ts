/** What a machine declares, and what happens inside it. */
import type { AnyStateNode } from 'xstate'

/** A transition as it is declared; each branch of a list is one. */
export type Declared = {
  /** Stable and readable: `sending --send done--> success [guard]`. */
  readonly id: string
  /** The path of the state that declares it, `(root)` for the machine itself. */
  readonly source: string
  /** An event's type, `send done`, `send error`, `after <delay>`, `done` or `always`. */
  readonly event: string
  /** Empty: the transition stays where it is. */
  readonly targets: readonly string[]
  readonly isGuarded: boolean
  /** The guard's name; undefined where there is none. */
  readonly guard: string | undefined
  /** The names of the actions; XState's own keep their short name, such as `emit`. */
  readonly actions: readonly string[]
}

export type DeclaredState = {
  readonly path: string
  readonly type: AnyStateNode['type']
  /** Whether the state around it begins there, or is parallel. */
  readonly isInitial: boolean
  readonly tags: readonly string[]
  /** The ids of the actors that run while it lasts. */
  readonly invokes: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

/** What one step did inside the machine. */
export type Trace = {
  /** Ids of the transitions, in order; empty when the step was ignored. */
  readonly taken: readonly string[]
  /** Ids of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
  /** Paths of the states that were active, were it for one microstep. */
  readonly states: readonly string[]
}
