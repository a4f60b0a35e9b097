import type { AnyMachineSnapshot } from 'xstate'
import { describeStep, stableJson, type Step } from '../core/step.ts'
import { late, LiveSystem } from './live-system.ts'
import type { Moment, Move } from './product-model.ts'

export type Stand = {
  /** What machines hold, what is remembered, due and on its way: two states with one key are the same. */
  readonly key: string
  readonly view: unknown
  /** What properties need to know of the way that led here; part of the state. */
  readonly history: unknown
  /** Of each property, in their order: the milliseconds that remain to each goal that is owed. */
  readonly owed: readonly (readonly number[])[]
}

export type Violation = {
  /** The id of a property, or one of `ownChecks`. */
  readonly property: string
  readonly detail: string
  /** Time that has to pass after the move, with nothing else done. */
  readonly wait?: Step
}

/** What is checked of every system, whatever its properties. */
export const ownChecks = ['frame', 'unbroken'] as const

/** A running system whose moves are held against the properties of its model. */
export class JudgedSystem extends LiveSystem {
  /** How it stands before its first move. */
  first(): Stand {
    const { history, properties } = this.model
    const owed = properties.map(() => [])
    return this.#stand(history, owed)
  }

  #stand(history: unknown, owed: Stand['owed']): Stand {
    const held = [...this.machines()].map(([name, { value, context }]) => [
      name,
      this.model.identity?.[name]?.({ value, context }) ?? [value, context],
    ])
    const outside = [this.outside(true), this.outside(false).length > 0]
    const key = JSON.stringify([held, history, owed, this.timers(), outside])
    const view = this.model.see(this.root.getSnapshot())
    return { key, view, history, owed }
  }

  /** Everything that can be done where this is seen; what lies beyond the bounds where asked for. */
  moves(view: unknown, isBeyond = false): readonly Move[] {
    const { model } = this
    const end = (actor: string, outcome: string, changes: readonly string[]): Move => ({
      steps: [{ kind: 'outcome', actor, outcome }],
      changes,
    })
    return [
      ...model.moves(view),
      ...((isBeyond && model.beyond?.(view)) || []),
      ...[...new Set(this.outside(true))].flatMap((actor) =>
        Object.entries(this.endingsOf(actor)).map(([outcome, { changes }]) =>
          end(actor, outcome, changes),
        ),
      ),
      ...[...new Set(this.outside(false))].map((actor) => end(actor, late, [])),
      ...this.timers()
        .slice(0, 1)
        .map(({ left: ms }) => this.pass({ kind: 'delay', ms })),
    ]
  }

  /** Lets time pass, which changes what the timers due meanwhile may change. */
  pass(step: Extract<Step, { readonly ms: number }>): Move {
    const due = this.timers().filter(({ left }) => left <= step.ms)
    return {
      steps: [step],
      changes: due.flatMap(({ owner }) => this.model.timers?.[owner] ?? []),
    }
  }

  /** Makes these moves; what they violate is not asked. */
  follow(way: readonly Move[]): this {
    for (const { steps } of way) for (const step of steps) this.perform(step)
    this.takeHappening()
    return this
  }

  /**
   * Does a move, and says what it violates, and the ids of the properties that sometimes occur and
   * did. Where the system broke there is nothing to stand on.
   */
  take(before: Stand, move: Move) {
    const { model } = this
    const started = this.now()
    const earlier = this.machines()
    for (const step of move.steps) this.perform(step)
    const ms = this.now() - started
    const broken = this.broken()
    if (broken !== undefined) {
      const violations: readonly Violation[] = [{ property: 'unbroken', detail: broken }]
      return { stand: undefined, violations, occurred: [] }
    }
    const after = model.see(this.root.getSnapshot())
    const happened = { move, before: before.view, after, ms, ...this.takeHappening() }
    const history = model.remember(before.history, happened)
    const moment = { ...happened, history }
    const owed = this.#owed(before.owed, moment)
    const stand = this.#stand(
      history,
      owed.map((debts) => debts.filter((one) => one >= 0)),
    )
    const later = this.machines()
    const strangers = [...new Set([...earlier.keys(), ...later.keys()])].filter(
      (name) =>
        !move.changes.includes(name) &&
        textOf(earlier.get(name)) !== textOf(later.get(name)),
    )
    const violations: readonly Violation[] = [
      ...strangers.map((name) => ({
        property: 'frame',
        detail: `${move.steps.map(describeStep).join(', ')} changes ${name}`,
      })),
      ...this.#violated(moment, owed),
    ]
    const occurred = model.properties.flatMap((one) =>
      'occurs' in one && one.occurs(moment) ? one.id : [],
    )
    return { stand, violations, occurred }
  }

  /** What is owed after a move: less time, one more for each trigger, less for each goal. */
  #owed(before: Stand['owed'], moment: Moment): Stand['owed'] {
    return this.model.properties.map((property, index) => {
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

  #violated(moment: Moment, owed: Stand['owed']): readonly Violation[] {
    const next = this.timers()[0]?.left ?? Infinity
    return this.model.properties.flatMap((property, index): readonly Violation[] => {
      const { id } = property
      if ('occurs' in property) return []
      if ('holds' in property)
        return property.holds(moment) ? [] : [{ property: id, detail: 'does not hold' }]
      const soonest = Math.min(...(owed[index] ?? []))
      if (soonest < 0) return [{ property: id, detail: 'the goal comes too late' }]
      if (soonest === Infinity || soonest >= next) return []
      const detail = 'the goal does not come when nothing more is done'
      return [{ property: id, detail, wait: { kind: 'wait', ms: soonest + 1 } }]
    })
  }
}

/** What a machine holds; what its children are is not asked. */
function textOf(snapshot: AnyMachineSnapshot | undefined): string {
  return snapshot ? stableJson([snapshot.value, snapshot.context]) : ''
}
