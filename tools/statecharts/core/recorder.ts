import type { AnyStateMachine, InspectionEvent } from 'xstate'
import type { Subject, Trace } from './trace.ts'
import type { Event } from './step.ts'
import { hears, inspectorOf } from './xstate-adapter.ts'

/**
 * Listens to an actor from inside: give `inspect` to the root actor, of the harness or of a
 * rendered view. The lists grow over its whole life.
 */
export class Recorder {
  readonly inspect: (event: InspectionEvent) => void
  /** The effects that were asked for; assignments are no effects. */
  readonly actions: { readonly name: string; readonly params: unknown }[] = []
  /** The events that the machine sent to other actors. */
  readonly sent: { readonly to: string; readonly event: Event }[] = []
  /** Those of them that the receiver does not know, with the machine that it is. */
  readonly unheard: {
    readonly to: string
    readonly type: string
    readonly receiver: AnyStateMachine
  }[] = []
  #taken: string[] = []
  #refused = new Set<string>()
  #states = new Set<string>()

  /** `isSubject` picks the actor to listen to; the root unless given. */
  constructor(isSubject?: Subject) {
    this.inspect = inspectorOf(
      {
        transition: (id) => this.#taken.push(id),
        refusal: (id) => this.#refused.add(id),
        state: (path) => this.#states.add(path),
        action: (name, params) => this.actions.push({ name, params }),
        sent: (to, event, receiver) => {
          this.sent.push({ to, event })
          const { type } = event
          if (receiver && !hears(receiver, type)) this.unheard.push({ to, type, receiver })
        },
      },
      isSubject,
    )
  }

  /** Transitions taken since the trace was last taken. */
  countTaken(): number {
    return this.#taken.length
  }

  /** What happened since the last time that this was asked, the start included. */
  takeTrace(): Trace {
    const trace = {
      taken: this.#taken,
      refused: [...this.#refused],
      states: [...this.#states],
    }
    this.#taken = []
    this.#refused = new Set()
    this.#states = new Set()
    return trace
  }
}
