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
import type { Ending, Moment, Move, ProductModel, Told } from './product-model.ts'

export type Violation = {
  /** The name of a property; what is checked of every system is `frame` and `unbroken`. */
  readonly property: string
  readonly detail: string
}

/** Events and microsteps of one move: more have no end. */
const mostSteps = 1000

const nothingHappened = () => ({
  heard: new Array<Told>(),
  emitted: new Array<Told>(),
  effects: new Array<Event>(),
  /** The machines that something came to which they had sent themselves: their timers. */
  woken: new Array<string>(),
  steps: 0,
})

/** By property, the milliseconds that remain to each goal that is owed; below 0 it came too late. */
type Debts = Readonly<Record<string, readonly number[]>>

/**
 * A running actor system, with its own time, whose promises are ended by steps and whose moves are
 * held against the properties of its model.
 */
export class ProductSystem {
  readonly #model: ProductModel
  readonly #root: AnyActorRef
  readonly #clock = new TestClock()
  #happening = nothingHappened()
  #view: unknown
  #history: unknown
  #owed: Debts = {}

  /** Begins where these moves lead from the start. */
  constructor(model: ProductModel, way: readonly Move[] = []) {
    this.#model = model
    this.#root = model.create({
      clock: this.#clock,
      inspect: (told) => this.#hear(told),
      tell: (effect) => this.#happening.effects.push(effect),
    })
    // Without an observer XState throws the error of a broken machine from a real timer.
    this.#root.subscribe({ error: () => {} })
    for (const [machine, actor] of this.#actors())
      actor.on('*', (event: Event) => this.#happening.emitted.push({ machine, event }))
    this.#root.start()
    this.#happening = nothingHappened()
    this.#view = model.see(this.#root.getSnapshot())
    this.#history = model.history
    for (const move of way) this.#make(move)
  }

  /** What is seen of it after its last move that did not break it. */
  get view(): unknown {
    return this.#view
  }

  /** What broke the system; undefined while it runs. */
  get broken(): string | undefined {
    const { status, error } = this.#root.getSnapshot()
    return status === 'active' ? undefined : `${status}: ${String(error ?? '')}`
  }

  /** What machines hold, what is remembered, owed, due and on its way: two states with one key are the same. */
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

  /** Makes a move, and says what it violates, and the properties that sometimes occur and did. */
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
      'occurs' in one && one.occurs(moment) ? name : [],
    )
    return { violations, occurred }
  }

  /** Makes a move, and remembers it; undefined where it breaks the system. */
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

  /** Throws when the machine, the actor or the outcome that a step names is not there. */
  #perform(step: Step): void {
    if (step.kind === 'event')
      return this.#find(step.to ?? this.#model.machine.id).send(step.event)
    if (step.kind !== 'outcome') return this.#clock.increment(step.ms)
    const ending = this.#endingsOf(step.actor)[step.outcome]
    if (!ending) throw new Error(`"${step.actor}" never ends as "${step.outcome}"`)
    this.#find(step.actor).send(settling(ending.end))
  }

  #endingsOf(actor: string): Readonly<Record<string, Ending>> {
    const { name, endings } = this.#model
    const found = endings[actor]
    if (found) return found
    throw new Error(`${name} runs "${actor}", whose endings its model does not name`)
  }

  readonly #hear = (told: InspectionEvent): void => {
    const { type, actorRef: actor } = told
    if (!isActor(actor) || (type !== '@xstate.event' && type !== '@xstate.microstep'))
      return
    const happening = this.#happening
    const machine = this.#nameOf(actor)
    const source = type === '@xstate.event' ? told.sourceRef : actor
    happening.steps += 1
    // XState catches this where an actor sends, and throws it from a real timer where a listener does.
    if (happening.steps > mostSteps * (source ? 1 : 10))
      throw new RangeError(`${machine} takes more than ${mostSteps} steps for one move`)
    if (type !== '@xstate.event') return
    if (source === actor) happening.woken.push(machine)
    if (!isInternal(told.event.type)) happening.heard.push({ machine, event: told.event })
  }

  /** The ids that lead to an actor from the root, or the id of the root's machine. */
  #nameOf(actor: AnyActorRef): string {
    const parent = parentOf(actor)
    if (!parent) return this.#model.machine.id
    return parentOf(parent) ? `${this.#nameOf(parent)}.${actor.id}` : actor.id
  }

  #find(name: string): AnyActorRef {
    const found = this.#actors().get(name)
    if (!found) throw new Error(`The system runs no "${name}"`)
    return found
  }

  #promises(): ReadonlyMap<string, AnyActorRef> {
    const isOutside = (actor: AnyActorRef) => machineOf(actor) === undefined
    return new Map(
      [...this.#actors()].filter(([, actor]) => isOutside(actor) && isActive(actor)),
    )
  }

  /** By name, what the machines that run hold; what their children are is not asked. */
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

  /** The root and all below it, by name. */
  #actors(): ReadonlyMap<string, AnyActorRef> {
    const found: AnyActorRef[] = [this.#root]
    for (const actor of found)
      found.push(...Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}))
    return new Map(found.map((actor) => [this.#nameOf(actor), actor]))
  }
}

/** What is owed after a move: less time, one more for each trigger, less for each goal. */
function owedAfter({ properties }: ProductModel, before: Debts, moment: Moment): Debts {
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

/** The properties that do not hold; `next` are the milliseconds until something happens by itself. */
function violated(
  { properties }: ProductModel,
  moment: Moment,
  owed: Debts,
  next = Infinity,
): readonly Violation[] {
  return Object.entries(properties).flatMap(([property, one]) => {
    if ('occurs' in one) return []
    if ('holds' in one)
      return one.holds(moment) ? [] : [{ property, detail: 'does not hold' }]
    const soonest = Math.min(...(owed[property] ?? []))
    if (soonest < 0) return [{ property, detail: 'the goal comes too late' }]
    if (soonest === Infinity || soonest >= next) return []
    return [{ property, detail: 'the goal does not come when nothing more is done' }]
  })
}
