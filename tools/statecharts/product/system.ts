import type { AnyActorRef, InspectionEvent } from 'xstate'
import { TestClock } from '../core/clock.ts'
import { describeStep, type Event, stableJson, type Step } from '../core/step.ts'
import {
  isActive,
  isActor,
  isInternal,
  isMachine,
  machineOf,
  parentOf,
  settling,
} from '../core/xstate-adapter.ts'
import type {
  ProductOutcome,
  MoveRecord,
  Move,
  ProductModel,
  MachineEvent,
} from './product-model.ts'

export type Violation = {
  /** Name of a property, or one of the built-in checks `frame` and `unbroken`. */
  readonly property: string
  readonly detail: string
}

/** Maximum number of events and microsteps per move. A move with more is treated as endless. */
const mostSteps = 1000

const nothingHappened = () => ({
  heard: new Array<MachineEvent>(),
  emitted: new Array<MachineEvent>(),
  effects: new Array<Event>(),
  /** Machines that received an event sent by themselves, which means that their timer fired. */
  woken: new Array<string>(),
  steps: 0,
})

/** Remaining milliseconds of each pending goal, by property. A negative number is overdue. */
type Debts = Readonly<Record<string, readonly number[]>>

/** A running product with a test clock. Steps settle its promises, and each move is checked. */
export class ProductSystem {
  readonly #model: ProductModel
  readonly #root: AnyActorRef
  readonly #clock = new TestClock()
  #happening = nothingHappened()
  #view: unknown
  #history: unknown
  #owed: Debts = {}

  /** Starts the system and takes the given moves. */
  constructor(model: ProductModel, way: readonly Move[] = []) {
    this.#model = model
    this.#root = model.create({
      clock: this.#clock,
      inspect: (told) => this.#hear(told),
      tell: (effect) => this.#happening.effects.push(effect),
    })
    // Without an observer, XState rethrows the error of a broken machine in a real timer.
    this.#root.subscribe({ error: () => {} })
    for (const [machine, actor] of this.#actors())
      actor.on('*', (event: Event) => this.#happening.emitted.push({ machine, event }))
    this.#root.start()
    this.#happening = nothingHappened()
    this.#view = model.see(this.#root.getSnapshot())
    this.#history = model.history
    for (const move of way) this.#make(move)
  }

  /** The view after the last successful move. */
  get view(): unknown {
    return this.#view
  }

  /** The error that broke the system, or undefined while it runs. */
  get broken(): string | undefined {
    const { status, error } = this.#root.getSnapshot()
    return status === 'active' ? undefined : `${status}: ${String(error ?? '')}`
  }

  /** Identity of the state: machines, history, pending goals, timers and pending promises. */
  get key(): string {
    const { identity } = this.#model
    const held = [...this.#machines()].map(([name, machine]) => [
      name,
      identity?.[name]?.(machine) ?? machine,
    ])
    const onTheirWay = [...this.#promises().keys()]
    return JSON.stringify([held, this.#history, this.#owed, this.#clock.due(), onTheirWay])
  }

  moves(): readonly Move[] {
    return [
      ...this.#model.moves(this.#view),
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

  /** Takes a move. Returns its violations and the names of the `sometimes` properties that it satisfies. */
  take(move: Move) {
    const { properties, timers } = this.#model
    const earlier = this.#machines()
    const moment = this.#make(move)
    if (!moment) {
      const violation: Violation = { property: 'unbroken', detail: String(this.broken) }
      return { violations: [violation], occurred: [] }
    }
    const later = this.#machines()
    const named = [...move.changes, ...moment.woken.flatMap((owner) => timers[owner] ?? [])]
    const unexpected = [...new Set([...earlier.keys(), ...later.keys()])].filter(
      (name) =>
        !named.includes(name) &&
        stableJson(earlier.get(name)) !== stableJson(later.get(name)),
    )
    const violations: readonly Violation[] = [
      ...unexpected.map((name) => ({
        property: 'frame',
        detail: `${move.steps.map(describeStep).join(', ')} changes ${name}`,
      })),
      ...violated(this.#model, moment, this.#owed, this.#clock.due()[0]),
    ]
    const occurred = Object.entries(properties).flatMap(([name, one]) =>
      'sometimes' in one && one.sometimes(moment) ? name : [],
    )
    return { violations, occurred }
  }

  /** Performs a move and updates the history. Returns undefined if it breaks the system. */
  #make(move: Move) {
    const started = this.#clock.now()
    for (const step of move.steps) this.#perform(step)
    const happening = this.#happening
    this.#happening = nothingHappened()
    if (this.broken !== undefined) return undefined
    const before = this.#view
    this.#view = this.#model.see(this.#root.getSnapshot())
    const ms = this.#clock.now() - started
    const happened = { move, before, after: this.#view, ms, ...happening }
    this.#history = this.#model.remember(this.#history, happened)
    const moment = { ...happened, history: this.#history }
    this.#owed = owedAfter(this.#model, this.#owed, moment)
    return moment
  }

  /** Throws if the machine, the actor or the outcome of a step does not exist. */
  #perform(step: Step): void {
    if (step.kind === 'event')
      return this.#find(step.to ?? this.#model.machine.id).send(step.event)
    if (step.kind !== 'outcome') return this.#clock.increment(step.ms)
    const ending = this.#endingsOf(step.actor)[step.outcome]
    if (!ending) throw new Error(`"${step.actor}" never ends as "${step.outcome}"`)
    this.#find(step.actor).send(settling(ending.end))
  }

  #endingsOf(actor: string): Readonly<Record<string, ProductOutcome>> {
    const { name, endings } = this.#model
    const found = endings[actor]
    if (found) return found
    throw new Error(`${name} runs "${actor}", but its model lists no endings for it`)
  }

  readonly #hear = (told: InspectionEvent): void => {
    const { type, actorRef: actor } = told
    if (!isActor(actor) || (type !== '@xstate.event' && type !== '@xstate.microstep'))
      return
    const happening = this.#happening
    const machine = this.#nameOf(actor)
    const source = type === '@xstate.event' ? told.sourceRef : actor
    happening.steps += 1
    // XState reports this error at the sending actor, or in a real timer if a listener sent the event.
    if (happening.steps > mostSteps * (source ? 1 : 10))
      throw new RangeError(`${machine} takes more than ${mostSteps} steps for one move`)
    if (type !== '@xstate.event') return
    if (source === actor) happening.woken.push(machine)
    if (!isInternal(told.event.type)) happening.heard.push({ machine, event: told.event })
  }

  /** Returns the path of actor ids from the root, or the machine id for the root itself. */
  #nameOf(actor: AnyActorRef): string {
    const parent = parentOf(actor)
    if (!parent) return this.#model.machine.id
    return parentOf(parent) ? `${this.#nameOf(parent)}.${actor.id}` : actor.id
  }

  #find(name: string): AnyActorRef {
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

  /** Returns state and context of the running machines, without those of their children. */
  #machines() {
    return new Map(
      [...this.#actors()].flatMap(([name, actor]) => {
        const snapshot: unknown = actor.getSnapshot()
        if (!isMachine(snapshot)) return []
        const { value, context } = snapshot
        return [[name, { value, context }] as const]
      }),
    )
  }

  /** Returns the root and all its descendants by name. */
  #actors(): ReadonlyMap<string, AnyActorRef> {
    const found: AnyActorRef[] = [this.#root]
    for (const actor of found)
      found.push(...Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}))
    return new Map(found.map((actor) => [this.#nameOf(actor), actor]))
  }
}

/** Updates pending goals after a move: subtracts its time, adds its triggers, removes its goals. */
function owedAfter({ properties }: ProductModel, before: Debts, moment: MoveRecord): Debts {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => {
      if (!('triggers' in one)) return []
      const left = (before[name] ?? []).filter((ms) => ms >= 0).map((ms) => ms - moment.ms)
      const all = [...left, ...Array<number>(one.triggers(moment)).fill(one.within)]
      const debts = all.slice(one.goals(moment))
      return debts.length === 0 ? [] : [[name, debts]]
    }),
  )
}

/** Returns the violated properties. `next` is the time until the next timer in milliseconds. */
function violated(
  { properties }: ProductModel,
  moment: MoveRecord,
  owed: Debts,
  next = Infinity,
): readonly Violation[] {
  return Object.entries(properties).flatMap(([property, one]) => {
    if ('sometimes' in one) return []
    if ('always' in one)
      return one.always(moment) ? [] : [{ property, detail: 'does not hold' }]
    const soonest = Math.min(...(owed[property] ?? []))
    if (soonest < 0) return [{ property, detail: 'the goal comes too late' }]
    if (soonest === Infinity || soonest >= next) return []
    return [{ property, detail: 'the goal is never reached if the user does nothing more' }]
  })
}
