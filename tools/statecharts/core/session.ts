import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { TestClock } from './clock.ts'
import type { Model } from './model.ts'
import type { Trace } from './trace.ts'
import { Recorder } from './recorder.ts'
import type { Action, Event } from './step.ts'
import { recordStubs, type Stub, stub } from './stubs.ts'

/**
 * A system under test: the machine of a model as a bare actor, with stubbed actors, silent
 * effects and a test clock. Everything is synchronous. The lists grow over its whole life.
 */
export class Session {
  readonly clock = new TestClock()
  /** The actors that were started, with the input that each was given, oldest first. */
  readonly calls: Stub[] = []
  readonly emitted: Event[] = []
  /** What goes on inside: transitions, effects, events sent to other actors. */
  readonly recorder = new Recorder()
  readonly #actor: Actor<AnyStateMachine>
  readonly #model: Model

  /** Starts the model's machine, or a variant of it such as a mutant. */
  constructor(model: Model, machine: AnyStateMachine = model.machine) {
    this.#model = model
    this.#actor = createActor(stub(machine), {
      clock: this.clock,
      input: model.input?.(this.clock),
      logger: () => {},
      inspect: this.recorder.inspect,
    })
    recordStubs(this.#actor, (started) => this.calls.push(started))
    // Without an observer XState throws the error of a broken machine from a real timer.
    this.#actor.subscribe({ error: () => {} })
    this.#actor.on('*', (event) => this.emitted.push(event))
    this.#actor.start()
  }

  /** The machine's snapshot; its status is `error` once the machine broke. */
  read(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Sends an event; false when the machine ignored it or no longer runs. */
  send(event: Event): boolean {
    if (this.read().status !== 'active') return false
    const before = this.recorder.countTaken()
    this.#actor.send(event)
    return this.recorder.countTaken() > before
  }

  /** Ends the latest running actor of that id; false when there is none. Throws on a name that the model lacks. */
  settle(actor: string, outcome: string): boolean {
    const end = this.#model.outcomes?.[actor]?.[outcome]
    if (!end)
      throw new Error(`${this.#model.name} has no outcome "${outcome}" for "${actor}"`)
    const running = this.running().findLast((call) => call.actor === actor)
    running?.settle(end)
    return running !== undefined
  }

  /** Lets `ms` milliseconds pass. */
  advance(ms: number): void {
    this.clock.increment(ms)
  }

  /** The actors that were started and have not ended. */
  running(): readonly Stub[] {
    return this.calls.filter((call) => call.isRunning())
  }

  /** Does what a step asks; false when it was impossible or ignored. */
  perform(action: Action): boolean {
    switch (action.kind) {
      case 'event':
        return this.send(action.event)
      case 'outcome':
        return this.settle(action.actor, action.outcome)
      case 'wait':
        this.advance(action.ms)
        return true
    }
  }

  /** What happened inside since the last time that this was asked, the start included. */
  takeTrace(): Trace {
    return this.recorder.takeTrace()
  }

  /** What a visitor would perceive; throws when the machine broke, naming its error. */
  observe(): unknown {
    const snapshot = this.read()
    if (snapshot.status === 'error')
      throw new Error(`The machine broke: ${String(snapshot.error)}`)
    return this.#model.observe(snapshot, this)
  }

  dispose(): void {
    this.#actor.stop()
  }
}
