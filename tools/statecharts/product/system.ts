import type { AnyActorRef, InspectionEvent } from 'xstate'
import { TestClock } from '../core/clock.ts'
import { describeStep, differences, stableJson } from '../core/step.ts'
import type { Event, Step } from '../core/step.ts'
import {
  historyOf,
  isActive,
  isActor,
  isInternal,
  isMachine,
  machineOf,
  parentOf,
  settleEvent,
} from '../core/xstate-adapter.ts'
import type {
  ProductOutcome,
  MoveRecord,
  Move,
  ProductModel,
  MachineEvent,
} from './product-model.ts'

export type Violation = {
  /** Name of a property, or one of the built-in checks `frame` and `noErrors`. */
  readonly property: string
  readonly detail: string
}

/** Maximum number of events and microsteps per move (see `#inspect`). */
const maxSteps = 1000

const emptyLog = () => ({
  heard: new Array<MachineEvent>(),
  emitted: new Array<MachineEvent>(),
  effects: new Array<Event>(),
  /** Machines that received an event from themselves, for example at the end of a timer. */
  woken: new Array<string>(),
  steps: 0,
})

/** Remaining milliseconds of each pending goal, keyed by property. A negative number is overdue. */
type Goals = Readonly<Record<string, readonly number[]>>

/** A running product with a test clock. Only steps settle promises. `take` checks each move. */
export class ProductSystem {
  readonly #model: ProductModel
  readonly #root: AnyActorRef
  readonly #clock = new TestClock()
  #log = emptyLog()
  /** The view after the last successful move. */
  view: unknown
  #history: unknown
  #goals: Goals = {}

  /** Starts the system and performs the given moves without checking them. */
  constructor(model: ProductModel, path: readonly Move[] = []) {
    this.#model = model
    this.#root = model.create({
      clock: this.#clock,
      inspect: (update) => this.#inspect(update),
      recordEffect: (effect) => this.#log.effects.push(effect),
    })
    // Without an error observer, XState throws the error of a broken machine in a `setTimeout` callback.
    this.#root.subscribe({ error: () => {} })
    for (const [machine, actor] of this.#actors())
      actor.on('*', (event: Event) => this.#log.emitted.push({ machine, event }))
    this.#root.start()
    this.#log = emptyLog()
    this.view = model.view(this.#root.getSnapshot())
    this.#history = model.history
    for (const move of path) this.#performMove(move)
  }

  /** The status and the error of a root actor that no longer runs, or undefined while it runs. */
  get broken(): string | undefined {
    const { status, error } = this.#root.getSnapshot()
    return status === 'active' ? undefined : `${status}: ${String(error ?? '')}`
  }

  /** The identity of the state: machines, history, pending goals, timers and pending promises. */
  get key(): string {
    const { identity } = this.#model
    const identities = [...this.#machines()].map(([name, machine]) => [
      name,
      identity?.[name]?.(machine) ?? machine,
      machine.history,
    ])
    const pending = [this.#goals, this.#clock.due(), [...this.#promises().keys()]]
    return stableJson([identities, this.#history, pending])
  }

  moves(): readonly Move[] {
    return [
      ...this.#model.moves(this.view),
      ...[...this.#promises().keys()].flatMap((actor) =>
        Object.entries(this.#endingsOf(actor)).map(([outcome, { changes }]) => ({
          steps: [{ kind: 'outcome', actor, outcome } as const],
          changes,
        })),
      ),
      ...this.#clock
        .due()
        .slice(0, 1)
        .map((ms) => ({ steps: [{ kind: 'delay', ms } as const], changes: [] })),
    ]
  }

  /** Performs a move. Returns its violations and the names of the satisfied `sometimes` properties. */
  take(move: Move) {
    const { properties, timers } = this.#model
    const before = this.#machines()
    const record = this.#performMove(move)
    if (!record) {
      const violation: Violation = { property: 'noErrors', detail: String(this.broken) }
      return { violations: [violation], occurred: [] }
    }
    const after = this.#machines()
    const named = [...move.changes, ...record.woken.flatMap((owner) => timers[owner] ?? [])]
    const unexpected = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) =>
        !named.includes(name) && differences(before.get(name), after.get(name)).length > 0,
    )
    const violations: readonly Violation[] = [
      ...unexpected.map((name) => ({
        property: 'frame',
        detail: `${move.steps.map(describeStep).join(', ')} changes ${name}`,
      })),
      ...findViolations(this.#model, record, this.#goals, this.#clock.due()[0]),
    ]
    const occurred = Object.entries(properties).flatMap(([name, one]) =>
      'sometimes' in one && one.sometimes(record) ? name : [],
    )
    return { violations, occurred }
  }

  /** Performs a move. Returns its record, or undefined if the move breaks the system. */
  #performMove(move: Move) {
    const started = this.#clock.now()
    for (const step of move.steps) this.#perform(step)
    const log = this.#log
    this.#log = emptyLog()
    if (this.broken !== undefined) return undefined
    const before = this.view
    this.view = this.#model.view(this.#root.getSnapshot())
    const ms = this.#clock.now() - started
    const changes = { move, before, after: this.view, ms, ...log }
    this.#history = this.#model.remember(this.#history, changes)
    const record = { ...changes, history: this.#history }
    this.#goals = goalsAfter(this.#model, this.#goals, record)
    return record
  }

  /** Performs a step. Throws if the machine, the actor or the outcome of the step does not exist. */
  #perform(step: Step): void {
    if (step.kind === 'event')
      return this.#actor(step.to ?? this.#model.machine.id).send(step.event)
    if (step.kind !== 'outcome') return this.#clock.increment(step.ms)
    const ending = this.#endingsOf(step.actor)[step.outcome]
    if (!ending)
      throw new Error(`The actor "${step.actor}" has no outcome "${step.outcome}"`)
    this.#actor(step.actor).send(settleEvent(ending.end))
  }

  #endingsOf(actor: string): Readonly<Record<string, ProductOutcome>> {
    const { name, endings } = this.#model
    const found = endings[actor]
    if (found) return found
    throw new Error(`${name} runs "${actor}", but its model lists no endings for it`)
  }

  readonly #inspect = (update: InspectionEvent): void => {
    const { type, actorRef: actor } = update
    if (!isActor(actor) || (type !== '@xstate.event' && type !== '@xstate.microstep'))
      return
    const log = this.#log
    const machine = this.#nameOf(actor)
    const source = type === '@xstate.event' ? update.sourceRef : actor
    log.steps += 1
    // An error thrown here makes the sender of the event fail. An event from a listener has no sender, so the
    // error would be uncaught. The limit for such events is therefore ten times as high. An endless loop also
    // contains microsteps or events with a sender, which stop it at the lower limit.
    if (log.steps > maxSteps * (source ? 1 : 10))
      throw new RangeError(`${machine} takes more than ${maxSteps} steps for one move`)
    if (type !== '@xstate.event') return
    if (source === actor) log.woken.push(machine)
    if (!isInternal(update.event.type)) log.heard.push({ machine, event: update.event })
  }

  /** Returns the path of actor ids from the root, or the machine id for the root itself. */
  #nameOf(actor: AnyActorRef): string {
    const parent = parentOf(actor)
    if (!parent) return this.#model.machine.id
    return parentOf(parent) ? `${this.#nameOf(parent)}.${actor.id}` : actor.id
  }

  #actor(name: string): AnyActorRef {
    const found = this.#actors().get(name)
    if (!found) throw new Error(`The system has no running actor "${name}"`)
    return found
  }

  #promises(): ReadonlyMap<string, AnyActorRef> {
    const isOutside = (actor: AnyActorRef) => machineOf(actor) === undefined
    return new Map(
      [...this.#actors()].filter(([, actor]) => isOutside(actor) && isActive(actor)),
    )
  }

  #machines() {
    return new Map(
      [...this.#actors()].flatMap(([name, actor]) => {
        const snapshot: unknown = actor.getSnapshot()
        if (!isMachine(snapshot)) return []
        const { value, context } = snapshot
        return [[name, { value, context, history: historyOf(snapshot) }] as const]
      }),
    )
  }

  /** Returns the root actor and all its descendants, keyed by name. */
  #actors(): ReadonlyMap<string, AnyActorRef> {
    const found: AnyActorRef[] = [this.#root]
    for (const actor of found)
      found.push(...Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}))
    return new Map(found.map((actor) => [this.#nameOf(actor), actor]))
  }
}

function goalsAfter({ properties }: ProductModel, goals: Goals, record: MoveRecord): Goals {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => {
      if (!('triggers' in one)) return []
      const left = (goals[name] ?? []).filter((ms) => ms >= 0).map((ms) => ms - record.ms)
      const all = [...left, ...Array<number>(one.triggers(record)).fill(one.within)]
      const pending = all.slice(one.goals(record))
      return pending.length === 0 ? [] : [[name, pending]]
    }),
  )
}

/** Returns the violated properties. `next` is the time until the next timer in milliseconds. */
function findViolations(
  { properties }: ProductModel,
  record: MoveRecord,
  goals: Goals,
  next = Infinity,
): readonly Violation[] {
  return Object.entries(properties).flatMap(([property, one]) => {
    if ('sometimes' in one) return []
    if ('always' in one)
      return one.always(record) ? [] : [{ property, detail: 'does not hold' }]
    const soonest = Math.min(...(goals[property] ?? []))
    if (soonest < 0) return [{ property, detail: 'the goal comes too late' }]
    if (soonest === Infinity || soonest >= next) return []
    return [{ property, detail: 'the goal is never reached if the user does nothing more' }]
  })
}
