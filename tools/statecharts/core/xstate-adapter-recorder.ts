/** What XState tells of an actor from inside: beside `xstate-adapter.ts`, it knows its unpublished fields. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import type { Event } from './step.ts'
import type { Trace } from './trace.ts'
import { hears, idOf, isMachine, isOwnEvent, refusals } from './xstate-adapter.ts'
import { pathOf } from './xstate-definition.ts'

/** Whether an inspection event is about the actor under test. */
type Subject = (event: Pick<InspectionEvent, 'actorRef' | 'rootId'>) => boolean

/**
 * Listens to an actor from inside: give `inspect` to the root actor, of the harness or of a
 * rendered view. The transitions of all machines are told, the rest of the subject alone. The lists
 * grow over its whole life.
 */
export class Recorder {
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
  readonly #isSubject: Subject
  #before: AnyMachineSnapshot | undefined
  #taken: string[] = []
  #refused = new Set<string>()
  #states = new Set<string>()

  /** `isSubject` picks the actor to listen to; the root unless given. */
  constructor(
    isSubject: Subject = ({ actorRef, rootId }) => actorRef.sessionId === rootId,
  ) {
    this.#isSubject = isSubject
  }

  /** An observer for `createActor`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.event') return this.#hearSent(event)
    const isOwn = this.#isSubject(event)
    if (event.type === '@xstate.microstep') {
      const taken = event._transitions
      for (const definition of taken) this.#taken.push(idOf(definition, isOwn))
      if (isOwn) this.#refuse(event.event.type, taken)
      if (isOwn) this.#settleOn(event.snapshot)
    } else if (event.type === '@xstate.snapshot' && isOwn) {
      this.#settleOn(event.snapshot)
      this.#refuse('', [])
    } else if (event.type === '@xstate.action' && isOwn && !isOwnEvent(event.action))
      this.actions.push({ name: event.action.type, params: event.action.params })
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

  #refuse(type: string, taken: readonly AnyTransitionDefinition[]): void {
    for (const id of refusals(this.#before, type, taken)) this.#refused.add(id)
  }

  #settleOn(snapshot: object): void {
    this.#before = isMachine(snapshot) ? snapshot : undefined
    for (const node of this.#before?._nodes ?? [])
      if (node.parent) this.#states.add(pathOf(node))
  }

  #hearSent(told: Extract<InspectionEvent, { type: '@xstate.event' }>): void {
    const { sourceRef, actorRef, rootId, event } = told
    if (!sourceRef || !('id' in actorRef) || isOwnEvent(event)) return
    if (!this.#isSubject({ actorRef: sourceRef, rootId }) || sourceRef === actorRef) return
    const to = String(actorRef.id)
    this.sent.push({ to, event })
    const receiver = 'logic' in actorRef ? actorRef.logic : undefined
    if (receiver instanceof StateMachine && !hears(receiver, event.type))
      this.unheard.push({ to, type: event.type, receiver })
  }
}
