import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate'
import { TestClock } from '../core/clock.ts'
import type { Event, Step } from '../core/step.ts'
import {
  changeMachine,
  isActive,
  isActor,
  isMachine,
  isInternal,
  machineOf,
  parentOf,
  type Scheduled,
  scheduledEvents,
  settling,
} from '../core/xstate-adapter.ts'
import type { Ending, ProductModel, Told } from './product-model.ts'

/** What went on since it was last taken. */
export type Happening = {
  readonly heard: Told[]
  readonly emitted: Told[]
  readonly effects: Event[]
}

/** By name, what a machine of the system is changed to. */
export type Changes = Readonly<Record<string, (own: AnyStateMachine) => AnyStateMachine>>

/** The outcome of the oldest outside actor that was superseded before it answered. */
export const late = 'late'

// Of one move: more have no end.
const mostEvents = 200
const mostMicrosteps = 1000

/** A running actor system, with its own time, whose promises are ended by steps. */
export class LiveSystem {
  readonly root: AnyActorRef
  readonly model: ProductModel
  readonly #clock = new TestClock()
  readonly #dueAt = new WeakMap<Scheduled, number>()
  #happening: Happening = { heard: [], emitted: [], effects: [] }
  #microsteps = 0
  /** Outside actors that have not answered, oldest first, those that were stopped included. */
  #unanswered: AnyActorRef[] = []

  /** @param changes machines that are others from the start; throws where one is not there */
  constructor(model: ProductModel, changes: Changes = {}) {
    this.model = model
    this.root = model.create({
      clock: this.#clock,
      inspect: (event) => this.#hear(event),
      tell: (effect) => this.#happening.effects.push(effect),
    })
    for (const [name, change] of Object.entries(changes))
      changeMachine(this.#find(name), change)
    // Without an observer XState throws the error of a broken machine from a real timer.
    this.root.subscribe({ error: () => {} })
    for (const actor of this.#actors())
      actor.on('*', (event: Event) =>
        this.#happening.emitted.push({ machine: this.nameOf(actor), event }),
      )
    this.root.start()
    this.#settle()
    this.takeHappening()
  }

  /** Milliseconds since the start. */
  now(): number {
    return this.#clock.now()
  }

  /** The ids that lead to an actor from the root, or the id of the root's machine. */
  nameOf(actor: AnyActorRef): string {
    const parent = parentOf(actor)
    if (!parent) return String(machineOf(actor)?.id)
    return parent === this.root ? actor.id : `${this.nameOf(parent)}.${actor.id}`
  }

  /** The machines that run, by name. */
  machines(): ReadonlyMap<string, AnyMachineSnapshot> {
    const found = new Map<string, AnyMachineSnapshot>()
    for (const actor of this.#actors()) {
      const snapshot: unknown = actor.getSnapshot()
      if (isMachine(snapshot)) found.set(this.nameOf(actor), snapshot)
    }
    return found
  }

  /** The outside actors that run, oldest first, by name; or those that were stopped unanswered. */
  outside(areRunning: boolean): readonly string[] {
    return this.#unanswered
      .filter((actor) => isActive(actor) === areRunning)
      .map((actor) => this.nameOf(actor))
  }

  /** The pending timers, soonest first: who armed each, and the milliseconds that remain. */
  timers(): readonly { readonly owner: string; readonly left: number }[] {
    return scheduledEvents(this.root)
      .map((timer) => ({
        owner: this.nameOf(timer.source),
        left: (this.#dueAt.get(timer) ?? 0) - this.now(),
      }))
      .toSorted((a, b) => a.left - b.left)
  }

  /** What broke the system; undefined while it runs. */
  broken(): string | undefined {
    const { status, error } = this.root.getSnapshot()
    return status === 'active' ? undefined : `${status}: ${String(error ?? '')}`
  }

  /** Does one step. Throws when the machine or the outcome that it names is not there. */
  perform(step: Step): void {
    if (step.kind === 'event') this.#find(step.to).send(step.event)
    else if (step.kind === 'outcome') this.#answer(step.actor, step.outcome)
    else this.#pass(step.ms)
    this.#settle()
  }

  /** By name, how an outside actor can end. */
  endingsOf(actor: string): Readonly<Record<string, Ending>> {
    const { name, endings = {} } = this.model
    const found = endings[actor]
    if (found) return found
    throw new Error(`${name} runs "${actor}", whose endings its model does not name`)
  }

  takeHappening(): Happening {
    const happening = this.#happening
    this.#happening = { heard: [], emitted: [], effects: [] }
    this.#microsteps = 0
    return happening
  }

  #hear = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') return this.#countMicrostep(event)
    if (event.type !== '@xstate.event' || isInternal(event.event.type)) return
    const { actorRef, sourceRef } = event
    const count = this.#happening.heard.length
    // XState catches this where an actor sends, and throws it from a real timer where a listener does.
    if (count > mostEvents * (sourceRef ? 1 : 10))
      throw new RangeError(`More than ${mostEvents} events follow from one move`)
    if (isActor(actorRef))
      this.#happening.heard.push({ machine: this.nameOf(actorRef), event: event.event })
  }

  #countMicrostep({ actorRef }: InspectionEvent): void {
    this.#microsteps += 1
    if (this.#microsteps > mostMicrosteps && isActor(actorRef))
      throw new RangeError(
        `${this.nameOf(actorRef)} takes more than ${mostMicrosteps} microsteps for one move`,
      )
  }

  #find(name: string | undefined): AnyActorRef {
    const found =
      name === undefined
        ? this.root
        : this.#actors().find((actor) => this.nameOf(actor) === name)
    if (!found) throw new Error(`The system has no machine "${name}"`)
    return found
  }

  /** As the promise of an actor would: an actor that was stopped is told nothing. */
  #answer(name: string, outcome: string): void {
    const actor = this.#unanswered.findLast(
      (one) => isActive(one) === (outcome !== late) && this.nameOf(one) === name,
    )
    if (!actor) return
    this.#unanswered = this.#unanswered.filter((one) => one !== actor)
    const ending = this.endingsOf(name)[outcome]
    if (ending) actor.send(settling(ending.end))
    else if (outcome !== late)
      throw new Error(`${this.model.name} has no outcome "${outcome}" for "${name}"`)
  }

  /** From due time to due time, so that whatever was armed is known by its moment. */
  #pass(ms: number): void {
    let left = ms
    for (let [due] = this.#clock.due(); due !== undefined && due <= left;) {
      this.#clock.increment(due)
      this.#settle()
      left -= due
      ;[due] = this.#clock.due()
    }
    this.#clock.increment(left)
  }

  /** Notes what a step armed and started. */
  #settle(): void {
    for (const scheduled of scheduledEvents(this.root))
      if (!this.#dueAt.has(scheduled))
        this.#dueAt.set(scheduled, this.#clock.now() + scheduled.delay)
    for (const actor of this.#actors())
      if (machineOf(actor) === undefined && !this.#unanswered.includes(actor))
        this.#unanswered.push(actor)
  }

  /** The root and all below it. */
  #actors(): readonly AnyActorRef[] {
    const found: AnyActorRef[] = [this.root]
    for (const actor of found)
      found.push(...Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}))
    return found
  }
}
