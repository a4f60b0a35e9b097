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
import type { Model } from './spec.ts'
import {
  invokedSources,
  isActive,
  isActor,
  isInternal,
  machineOf,
  outsideEventTypes,
  Recorder,
  settling,
  starting,
} from './xstate-adapter.ts'
import { type Event, type Step, UsageError } from './step.ts'

/** An actor that a machine started, which stands in for the real one until a step settles it. */
type Call = { readonly actor: string; readonly input: unknown; readonly stub: AnyActorRef }

/**
 * A system under test: the machine of a model as a bare actor, with stubbed actors, silent
 * effects and a test clock. Everything is synchronous. The lists grow over its whole life.
 */
export class Session {
  readonly clock = new TestClock()
  /** The actors that were started, with the input that each was given, oldest first. */
  readonly calls: Call[] = []
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
    // Without an observer XState throws the error of a broken machine from a real timer.
    this.#actor.subscribe({ error: () => {} })
    this.#actor.on('*', (event) => this.emitted.push(event))
    this.#actor.start()
  }

  #inspect(told: InspectionEvent): void {
    const { actorRef: actor, rootId } = told
    this.recorder.inspect(told, actor.sessionId === rootId)
    if (told.type !== '@xstate.event' || !isActor(actor)) return
    const { event, sourceRef } = told
    if (event.type === starting && machineOf(actor) === undefined)
      this.calls.push({ actor: actor.id, input: event.input, stub: actor })
    const isSent = sourceRef?.sessionId === rootId && sourceRef !== actor
    if (isSent && !isInternal(event.type)) this.sent.push({ to: actor.id, event })
  }

  /** The machine's snapshot; its status is `error` once the machine broke. */
  read(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /**
   * The running actors as steps name them: by their id, and of those that a later one of the same
   * id superseded, how many were started since: `send~1`.
   */
  runningNames(): readonly { readonly actor: string; readonly back: number }[] {
    return this.calls.flatMap(({ actor, stub }, index) => {
      const later = this.calls.slice(index + 1).filter((one) => one.actor === actor)
      return isActive(stub) ? [{ actor, back: later.length }] : []
    })
  }

  /**
   * Does what a step asks; false when it was impossible or ignored. Throws on a name that the machine
   * or its model lacks.
   */
  perform(step: Step): boolean {
    refuseUnknown(this.#model, step)
    if (step.kind === 'event') return this.#send(step.event)
    if (step.kind === 'outcome') return this.#settle(step)
    this.clock.increment(step.ms)
    return true
  }

  /** False when the machine ignored it or no longer runs. */
  #send(event: Event): boolean {
    if (this.read().status !== 'active') return false
    const before = this.recorder.taken.length
    this.#actor.send(event)
    return this.recorder.taken.length > before
  }

  /** False when the actor does not run. */
  #settle({ actor, outcome, back = 0 }: Extract<Step, { kind: 'outcome' }>): boolean {
    const end = this.#model.outcomes?.[actor]?.[outcome]
    const call = this.calls.filter((one) => one.actor === actor).at(-1 - back)
    if (!end || !call || !isActive(call.stub)) return false
    call.stub.send(settling(end))
    return true
  }

  /** What a visitor would perceive; throws when the machine broke, naming its error. */
  observe(): unknown {
    const snapshot = this.read()
    if (snapshot.status === 'error')
      throw new Error(`The machine broke: ${String(snapshot.error)}`)
    return this.#model.observe(snapshot, this)
  }
}

/** Throws a UsageError when a step names an event, an actor or an outcome that the machine lacks. */
export function refuseUnknown({ name, machine, outcomes = {} }: Model, step: Step): void {
  if (step.kind === 'event') {
    const { type } = step.event
    const heard = outsideEventTypes(machine)
    // A wildcard may hear anything.
    if (heard.includes(type) || machine.events.some((known) => known.includes('*'))) return
    throw new UsageError(
      `${name} knows no event "${type}". It hears: ${heard.join(', ') || 'nothing'}.`,
    )
  }
  if (step.kind !== 'outcome' || outcomes[step.actor]?.[step.outcome]) return
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => `${actor} ${outcome}`),
  )
  throw new UsageError(
    `${name} has no "${step.actor} ${step.outcome}". Its actors end as: ${known.join(', ') || 'none'}.`,
  )
}

/** A machine without end breaks once it took as many microsteps for one event. */
const maxIterations = 100

const silence = fromPromise(() => new Promise(() => {}))

const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine with its actors stubbed and its effects silenced, child machines included;
 * guards, assignments and delays stay its own.
 */
function stub(machine: AnyStateMachine): AnyStateMachine {
  const known = stubbed.get(machine)
  if (known) return known
  const { actors, actions } = machine.implementations
  const made = machine.provide({
    actors: Object.fromEntries(
      [...new Set([...invokedSources(machine), ...Object.keys(actors)])].map((source) => {
        const logic = actors[source]
        return [source, logic instanceof StateMachine ? stub(logic) : silence]
      }),
    ),
    // An action without `resolve` is a plain function: an effect, recorded and not run.
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [name, () => {}]),
    ),
  })
  made.options = { ...made.options, maxIterations }
  stubbed.set(machine, made)
  return made
}
