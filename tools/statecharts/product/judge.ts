import type { AnyMachineSnapshot } from 'xstate'
import { describeStep, stableJson, type Step } from '../core/step.ts'
import { late, type LiveSystem } from './live-system.ts'
import type { Moment, Move, ProductModel } from './product-model.ts'

/** What properties need to know of the way that led to a state; part of the state. */
type Memory = {
  readonly history: unknown
  /** Of each property, in their order: the milliseconds that remain to each goal that is owed. */
  readonly owed: readonly (readonly number[])[]
}

export type Stand = {
  readonly view: unknown
  readonly machines: ReadonlyMap<string, AnyMachineSnapshot>
  readonly memory: Memory
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

/** How a system stands before its first move. */
export function firstStand(model: ProductModel, system: LiveSystem): Stand {
  const memory = { history: model.history, owed: model.properties.map(() => []) }
  return { view: seen(model, system), machines: system.machines(), memory }
}

/** Does a move where a system stands, and says what it violates. */
export function take(
  model: ProductModel,
  system: LiveSystem,
  before: Stand,
  move: Move,
): {
  readonly stand: Stand
  readonly violations: readonly Violation[]
  /** The ids of the properties that sometimes occur, and did. */
  readonly occurred: readonly string[]
} {
  const started = system.clock.now()
  for (const step of move.steps)
    system.perform(step, (actor, outcome) => endOf(model, actor, outcome))
  const ms = system.clock.now() - started
  const broken = system.broken()
  const machines = system.machines()
  if (broken !== undefined) {
    const violations = [{ property: 'unbroken', detail: broken }]
    return { stand: { ...before, machines }, violations, occurred: [] }
  }
  const strangers = [...new Set([...before.machines.keys(), ...machines.keys()])].filter(
    (name) =>
      !move.changes.includes(name) &&
      !isSameMachine(before.machines.get(name), machines.get(name)),
  )
  model.follow?.(system.root.getSnapshot())
  const after = seen(model, system)
  const happened = { move, before: before.view, after, ms, ...system.takeHappening() }
  const history = model.remember(before.memory.history, happened)
  const moment = { ...happened, history }
  const owed = pay(model, before.memory.owed, moment)
  const violations = [
    ...strangers.map((name) => ({
      property: 'frame',
      detail: `${move.steps.map(describeStep).join(', ')} changes ${name}`,
    })),
    ...violated(model, moment, owed, system),
  ]
  return {
    stand: {
      view: after,
      machines: model.follow ? system.machines() : machines,
      memory: { history, owed: owed.map((debts) => debts.filter((left) => left >= 0)) },
    },
    violations,
    occurred: model.properties.flatMap((one) =>
      'occurs' in one && one.occurs(moment) ? one.id : [],
    ),
  }
}

/** Everything that can be done where a system stands; what lies beyond the bounds where asked for. */
export function movesAt(
  model: ProductModel,
  system: LiveSystem,
  view: unknown,
  beyond: readonly Move[] = [],
): readonly Move[] {
  return [
    ...model.moves(view),
    ...beyond,
    ...[...new Set(system.outside())].flatMap((actor) =>
      Object.entries(endingsOf(model, actor)).map(([outcome, { changes }]) => ({
        steps: [{ kind: 'outcome', actor, outcome } as const],
        changes,
      })),
    ),
    ...[...new Set(system.superseded())].map((actor) => ({
      steps: [{ kind: 'outcome', actor, outcome: late } as const],
      changes: [],
    })),
    ...nextTimer(model, system),
  ]
}

function nextTimer(model: ProductModel, system: LiveSystem): readonly Move[] {
  const timers = system.timers()
  const [first] = timers
  if (!first) return []
  const owners = timers.filter(({ left }) => left === first.left)
  return [
    {
      steps: [{ kind: 'delay', ms: first.left }],
      changes: owners.flatMap(({ owner }) => model.timers?.[owner] ?? []),
    },
  ]
}

function violated(
  model: ProductModel,
  moment: Moment,
  owed: Memory['owed'],
  system: LiveSystem,
): readonly Violation[] {
  const next = system.timers()[0]?.left ?? Infinity
  return model.properties.flatMap((property, index): readonly Violation[] => {
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

/** What is owed after a move: less time, one more for each trigger, less for each goal. */
function pay(model: ProductModel, owed: Memory['owed'], moment: Moment): Memory['owed'] {
  return model.properties.map((property, index) => {
    if (!('triggers' in property)) return []
    const debts = [
      ...(owed[index] ?? []).map((left) => left - moment.ms),
      ...Array<number>(property.triggers(moment)).fill(property.within),
    ]
    const goals = property.goals(moment)
    if (goals === 0) return debts
    return property.isOneByOne ? debts.slice(goals) : []
  })
}

function seen(model: ProductModel, system: LiveSystem): unknown {
  return model.see(system.root.getSnapshot())
}

function endOf(model: ProductModel, actor: string, outcome: string) {
  if (outcome === late) return { output: undefined }
  const ending = endingsOf(model, actor)[outcome]
  if (!ending) throw new Error(`${model.name} has no outcome "${outcome}" for "${actor}"`)
  return ending.end
}

function endingsOf(model: ProductModel, actor: string) {
  const endings = model.endings?.[actor]
  if (!endings)
    throw new Error(`${model.name} runs "${actor}", whose endings its model does not name`)
  return endings
}

/** Whether a machine is as it was; what its children are is not asked. */
function isSameMachine(
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot | undefined,
): boolean {
  return before === after || (!!before && !!after && textOf(before) === textOf(after))
}

const texts = new WeakMap<object, string>()

function textOf(snapshot: AnyMachineSnapshot): string {
  const known = texts.get(snapshot)
  if (known !== undefined) return known
  const text = stableJson([snapshot.value, snapshot.context])
  texts.set(snapshot, text)
  return text
}
