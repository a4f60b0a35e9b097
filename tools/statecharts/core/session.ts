import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { TestClock } from './clock.ts'
import type { Model } from './model.ts'
import {
  actorName,
  invokedSources,
  isActive,
  isActor,
  isInternal,
  machineOf,
  matchesEvent,
  Recorder,
  settleEvent,
  initType,
} from './xstate-adapter.ts'
import { type Event, type Step, UsageError } from './step.ts'

/**
 * Runs the machine of a model as a bare actor with stubbed external actors, no-op effects and a test clock.
 * All methods are synchronous. The lists of calls, emitted events and sent events are never cleared.
 */
export class Session {
  readonly clock = new TestClock()
  /** The started external actors, oldest first. A stub runs until a step ends it or the machine stops it. */
  readonly calls: { readonly actor: string; input: unknown; stub: AnyActorRef }[] = []
  readonly emitted: Event[] = []
  readonly sent: { readonly to: string; readonly event: Event }[] = []
  readonly recorder = new Recorder()
  readonly #actor: Actor<AnyStateMachine>
  readonly #model: Model

  constructor(model: Model, machine: AnyStateMachine = model.machine) {
    this.#model = model
    this.#actor = createActor(stub(machine), {
      clock: this.clock,
      input: model.input?.(this.clock),
      logger: () => {},
      inspect: (event) => this.#inspect(event),
    })
    // Without an error observer, XState throws the error of a broken machine in a `setTimeout` callback.
    this.#actor.subscribe({ error: () => {} })
    this.#actor.on('*', (event) => this.emitted.push(event))
    this.#actor.start()
  }

  #inspect(update: InspectionEvent): void {
    const { actorRef: actor, rootId } = update
    this.recorder.inspect(update, actor.sessionId === rootId)
    if (update.type !== '@xstate.event' || !isActor(actor)) return
    const { event, sourceRef } = update
    if (event.type === initType && machineOf(actor) === undefined)
      this.calls.push({ actor: actorName(actor), input: event.input, stub: actor })
    const isSent = sourceRef?.sessionId === rootId && sourceRef !== actor
    if (isSent && !isInternal(event.type)) this.sent.push({ to: actorName(actor), event })
  }

  /** Returns the current snapshot. Its status is `error` after the machine has thrown an error. */
  read(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /**
   * Returns the running external actors, named as in steps. `back` is the number of actors with the same
   * id that were started later: `send~1` is the actor before the latest.
   */
  runningActors(): readonly { readonly actor: string; readonly back: number }[] {
    return this.calls.flatMap(({ actor, stub }, index) => {
      const later = this.calls.slice(index + 1).filter((one) => one.actor === actor)
      return isActive(stub) ? [{ actor, back: later.length }] : []
    })
  }

  /** Performs a step. Returns false for an impossible step or an ignored event. Throws on unknown names. */
  perform(step: Step): boolean {
    assertKnownStep(this.#model, step)
    if (step.kind === 'event') return this.#send(step.event)
    if (step.kind === 'outcome') return this.#settle(step)
    this.clock.increment(step.ms)
    return true
  }

  #send(event: Event): boolean {
    if (this.read().status !== 'active') return false
    const before = this.recorder.taken.length
    this.#actor.send(event)
    return this.recorder.taken.length > before
  }

  #settle({ actor, outcome, back = 0 }: Extract<Step, { kind: 'outcome' }>): boolean {
    const end = this.#model.outcomes?.[actor]?.[outcome]
    const call = this.calls.filter((one) => one.actor === actor).at(-1 - back)
    if (!end || !call || !isActive(call.stub)) return false
    call.stub.send(settleEvent(end))
    return true
  }

  /** Returns what a user would perceive. Throws if the machine is in an error state. */
  observe(): unknown {
    const snapshot = this.read()
    if (snapshot.status === 'error')
      throw new Error(`The machine threw an error: ${String(snapshot.error)}`)
    return this.#model.observe(snapshot, this)
  }
}

export function assertKnownStep({ name, machine, outcomes = {} }: Model, step: Step): void {
  if (step.kind === 'event') {
    const { type } = step.event
    const types = machine.events.filter((known) => !isInternal(known))
    if (types.some((known) => matchesEvent(known, type))) return
    throw new UsageError(
      `${name} has no event "${type}". Its events: ${types.join(', ') || '(none)'}.`,
    )
  }
  if (step.kind !== 'outcome' || outcomes[step.actor]?.[step.outcome]) return
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => `${actor} ${outcome}`),
  )
  throw new UsageError(
    `${name} has no outcome "${step.actor} ${step.outcome}". Its outcomes: ${known.join(', ') || '(none)'}.`,
  )
}

/** XState throws "Infinite loop" when one event causes more microsteps than this. */
const maxIterations = 100

const pendingPromise = fromPromise(() => new Promise(() => {}))

const stubCache = new WeakMap<AnyStateMachine, AnyStateMachine>()

/** Returns a copy of a machine, with stubbed actors and no-op effects also in child machines. */
function stub(machine: AnyStateMachine): AnyStateMachine {
  const known = stubCache.get(machine)
  if (known) return known
  const { actors, actions } = machine.implementations
  const stubbedMachine = machine.provide({
    actors: Object.fromEntries(
      [...new Set([...invokedSources(machine), ...Object.keys(actors)])].map((source) => {
        const logic = actors[source]
        return [source, logic instanceof StateMachine ? stub(logic) : pendingPromise]
      }),
    ),
    // Built-in actions have a method `resolve`. Other functions are effects, which are recorded but not run.
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [name, () => {}]),
    ),
  })
  stubbedMachine.options = { ...stubbedMachine.options, maxIterations }
  stubCache.set(machine, stubbedMachine)
  return stubbedMachine
}
