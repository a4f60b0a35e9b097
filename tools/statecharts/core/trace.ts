/** What a machine declares, and what happens inside it. */
import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'

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
  readonly description: string | undefined
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
  readonly description: string | undefined
}

/** Told what happens inside the actor under test, as it happens. */
export type Listener = {
  /** A transition was taken; the id of another machine's begins with its name. */
  transition(id: string): void
  /** A guarded branch of the subject was asked and said no. */
  refusal(id: string): void
  /** A state of the subject was active, were it for one microstep. */
  state(path: string): void
  action(name: string, params: unknown): void
  /** The subject sent an event to another actor; `receiver` where that is a machine. */
  sent(to: string, event: { readonly type: string }, receiver?: AnyStateMachine): void
}

/** Whether an inspection event is about the actor under test. */
export type Subject = (event: Pick<InspectionEvent, 'actorRef' | 'rootId'>) => boolean

/** What one step did inside the machine. */
export type Trace = {
  /** Ids of the transitions, in order; empty when the step was ignored. */
  readonly taken: readonly string[]
  /** Ids of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
  /** Paths of the states that were active, were it for one microstep. */
  readonly states: readonly string[]
}
