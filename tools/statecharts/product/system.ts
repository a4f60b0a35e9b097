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

export type Stand = {
  /** What machines hold, what is remembered, due and on its way: two states with one key are the same. */
  readonly key: string
  readonly view: unknown
  /** What properties need to know of the way that led here; part of the state. */
  readonly history: unknown
  /** Of each property, in their order: the milliseconds that remain to each goal that is owed. */
  readonly owed: readonly (readonly number[])[]
}

/** A state of a whole system, and the moves that lead there from the start. */
export type Place = { readonly stand: Stand; readonly way: readonly Move[] }

export type Violation = {
  /** The name of a property, or one of `ownChecks`. */
  readonly property: string
  readonly detail: string
  /** Time that has to pass after the move, with nothing else done. */
  readonly wait?: Step
}

/** What is checked of every system, whatever its properties. */
export const ownChecks = ['frame', 'unbroken'] as const

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

/**
 * A running actor system, with its own time, whose promises are ended by steps and whose moves are
 * held against the properties of its model.
 */
export class ProductSystem {
  readonly #model: ProductModel
  readonly #root: AnyActorRef
  readonly #clock = new TestClock()
  #happening = nothingHappened()
  #stand: Stand

  /** Begins at the start, or at a place that was found. */
  constructor(model: ProductModel, place?: Place) {
    this.#model = model
    this.#root = model.create({
      clock: this.#clock,
      inspect: (told) => this.#hear(told),
      tell: (effect) => this.#happening.effects.push(effect),
    })
    // Without an observer XState throws the error of a broken machine from a real timer.
    this.#root.subscribe({ error: () => {} })
    for (const actor of this.#actors())
      actor.on('*', (event: Event) =>
        this.#happening.emitted.push({ machine: this.#nameOf(actor), event }),
      )
    this.#root.start()
    for (const { steps } of place?.way ?? []) this.#perform(steps)
    this.#happening = nothingHappened()
    this.#stand =
      place?.stand ??
      this.#standing(
        model.history,
        Object.keys(model.properties).map(() => []),
      )
  }

  /** How it stands after its last move that did not break it. */
  get stand(): Stand {
    return this.#stand
  }

  /** What broke the system; undefined while it runs. */
  get broken(): string | undefined {
    const { status, error } = this.#root.getSnapshot()
    return status === 'active' ? undefined : `${status}: ${String(error ?? '')}`
  }

  /** Everything that can be done where it stands. */
  moves(): readonly Move[] {
    return [
      ...this.#model.moves(this.#stand.view),
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

  /**
   * Makes a move, and says what it violates, and the properties that sometimes occur and did.
   */
  take(move: Move) {
    const { see, remember, properties, timers = {} } = this.#model
    const { view: before, history: past, owed: debts } = this.#stand
    const started = this.#clock.now()
    const earlier = this.#machines()
    this.#perform(move.steps)
    const { woken, steps: _, ...happening } = this.#happening
    this.#happening = nothingHappened()
    if (this.broken !== undefined) {
      const violations: readonly Violation[] = [
        { property: 'unbroken', detail: this.broken },
      ]
      return { violations, occurred: [] }
    }
    const after = see(this.#root.getSnapshot())
    const ms = this.#clock.now() - started
    const happened = { move, before, after, ms, ...happening }
    const moment = { ...happened, history: remember(past, happened) }
    const owed = owedAfter(this.#model, debts, moment)
    this.#stand = this.#standing(
      moment.history,
      owed.map((left) => left.filter((one) => one >= 0)),
    )
    const later = this.#machines()
    const named = [...move.changes, ...woken.flatMap((owner) => timers[owner] ?? [])]
    const strangers = [...new Set([...earlier.keys(), ...later.keys()])].filter(
      (name) =>
        !named.includes(name) &&
        stableJson(earlier.get(name)) !== stableJson(later.get(name)),
    )
    const violations: readonly Violation[] = [
      ...strangers.map((name) => ({
        property: 'frame',
        detail: `${move.steps.map(describeStep).join(', ')} changes ${name}`,
      })),
      ...violated(this.#model, moment, owed, this.#clock.due()[0]),
    ]
    const occurred = Object.entries(properties).flatMap(([name, one]) =>
      'occurs' in one && one.occurs(moment) ? name : [],
    )
    return { violations, occurred }
  }

  #standing(history: unknown, owed: Stand['owed']): Stand {
    const { see, identity } = this.#model
    const held = [...this.#machines()].map(([name, machine]) => [
      name,
      identity?.[name]?.(machine) ?? machine,
    ])
    const onTheirWay = [...this.#promises().keys()]
    const key = JSON.stringify([held, history, owed, this.#clock.due(), onTheirWay])
    return { key, view: see(this.#root.getSnapshot()), history, owed }
  }

  /** Throws when the machine or the outcome that a step names is not there. */
  #perform(steps: readonly Step[]): void {
    for (const step of steps)
      if (step.kind === 'event') this.#find(step.to).send(step.event)
      else if (step.kind === 'outcome') this.#end(step.actor, step.outcome)
      else this.#clock.increment(step.ms)
  }

  #end(name: string, outcome: string): void {
    const ending = this.#endingsOf(name)[outcome]
    if (!ending)
      throw new Error(`${this.#model.name} has no outcome "${outcome}" for "${name}"`)
    this.#promises().get(name)?.send(settling(ending.end))
  }

  /** By name, how an outside actor can end. */
  #endingsOf(actor: string): Readonly<Record<string, Ending>> {
    const { name, endings = {} } = this.#model
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
    if (!parent) return String(machineOf(actor)?.id)
    return parent === this.#root ? actor.id : `${this.#nameOf(parent)}.${actor.id}`
  }

  #find(name: string | undefined): AnyActorRef {
    const found =
      name === undefined
        ? this.#root
        : this.#actors().find((actor) => this.#nameOf(actor) === name)
    if (!found) throw new Error(`The system has no machine "${name}"`)
    return found
  }

  /** The outside actors that run, by name. */
  #promises(): ReadonlyMap<string, AnyActorRef> {
    const running = this.#actors().filter(
      (actor) => machineOf(actor) === undefined && isActive(actor),
    )
    return new Map(running.map((actor) => [this.#nameOf(actor), actor]))
  }

  /** By name, what the machines that run hold; what their children are is not asked. */
  #machines() {
    return new Map(
      this.#actors().flatMap((actor) => {
        const snapshot: unknown = actor.getSnapshot()
        if (!isMachine(snapshot)) return []
        const { value, context } = snapshot
        return [[this.#nameOf(actor), { value, context }] as const]
      }),
    )
  }

  /** The root and all below it. */
  #actors(): readonly AnyActorRef[] {
    const found: AnyActorRef[] = [this.#root]
    for (const actor of found)
      found.push(...Object.values<AnyActorRef>(actor.getSnapshot().children ?? {}))
    return found
  }
}

/** What is owed after a move: less time, one more for each trigger, less for each goal. */
function owedAfter(
  { properties }: ProductModel,
  before: Stand['owed'],
  moment: Moment,
): Stand['owed'] {
  return Object.values(properties).map((property, index) => {
    if (!('triggers' in property)) return []
    const debts = [
      ...(before[index] ?? []).map((left) => left - moment.ms),
      ...Array<number>(property.triggers(moment)).fill(property.within),
    ]
    const goals = property.goals(moment)
    if (goals === 0) return debts
    return property.isOneByOne ? debts.slice(goals) : []
  })
}

/** The properties that do not hold; `next` are the milliseconds until something happens by itself. */
function violated(
  { properties }: ProductModel,
  moment: Moment,
  owed: Stand['owed'],
  next = Infinity,
): readonly Violation[] {
  return Object.entries(properties).flatMap(([property, one], index): Violation[] => {
    if ('occurs' in one) return []
    if ('holds' in one)
      return one.holds(moment) ? [] : [{ property, detail: 'does not hold' }]
    const soonest = Math.min(...(owed[index] ?? []))
    if (soonest < 0) return [{ property, detail: 'the goal comes too late' }]
    if (soonest === Infinity || soonest >= next) return []
    const detail = 'the goal does not come when nothing more is done'
    return [{ property, detail, wait: { kind: 'wait', ms: soonest + 1 } }]
  })
}
