import { and, type AnyActorRef, type AnyStateMachine, sendTo } from 'xstate'
import {
  type Branch,
  buildMachine,
  type Implementations,
  readTree,
  stateAtPath,
  statesOf,
} from '../core/machine-tree.ts'
import { found, nameOf } from '../core/mutation.ts'
import { type Event, stableJson } from '../core/step.ts'
import { outsideEventTypes } from '../core/xstate-adapter.ts'
import { emittedType, isSend } from '../core/xstate-adapter-actor.ts'
import type { LiveSystem, Variants } from './live-system.ts'

/** What can go wrong in how a root joins its children. */
type WiringOperator =
  | 'drop transition'
  | 'drop action'
  | 'drop emission'
  | 'send elsewhere'
  | 'send twice'
  | 'swap parameters'
  | 'extra guard'
  | 'extra event'

export type WiringMutant = {
  /** The same from run to run: `send elsewhere: page.change[0] closeMenu to chat`. */
  readonly id: string
  readonly operator: WiringOperator
  readonly variants: Variants
  /** The root behaves as ever but for these events; undefined: nobody knows. */
  readonly event: string | undefined
}

/** By machine and type: one event of each that was heard while the system was explored. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, Event>>

type Edit = (branch: Branch, implementations: Implementations) => void
type Change = readonly [operator: WiringOperator, what: string, edit: Edit]

type Child = {
  readonly name: string
  readonly actor: AnyActorRef
  readonly hears: readonly Event[]
}

/** Every mutant of the root's transitions, and of what its children emit to it. */
export function wiringMutants(
  system: LiveSystem,
  samples: Samples,
): readonly WiringMutant[] {
  const rootName = system.nameOf(system.root)
  const root = system.machine(rootName)
  const children = childrenOf(system, samples)
  const tree = readTree(root)
  const branches = statesOf(tree).flatMap(({ path, state }) =>
    state.slots.flatMap((slot, place) =>
      slot.branches.map((branch, index) => ({ path, slot, place, branch, index })),
    ),
  )
  const all = branches.map(({ branch }) => branch)
  return [
    ...branches.flatMap(({ path, slot, place, branch, index }) => {
      const label = `${path.join('.') || rootName} ${slot.key}[${index}]`
      const own = changesOf(root, branch, all, children)
      return [
        ...own.map(([operator, what, edit]) => ({ operator, what, edit })),
        { operator: 'drop transition' as const, what: '', edit: undefined },
      ].map(({ operator, what, edit }) => ({
        id: `${operator}: ${label} ${what}`.trim(),
        operator,
        event: slot.kind === 'on' ? slot.key : undefined,
        variants: new Map([
          [
            rootName,
            rebuild(root, (copy, implementations) => {
              const { branches: list } = found(stateAtPath(copy, path).slots[place])
              if (edit) edit(found(list[index]), implementations)
              else list.splice(index, 1)
            }),
          ],
        ]),
      }))
    }),
    ...children.flatMap((child) => withoutEmissions(system, child, root)),
  ]
}

function childrenOf(system: LiveSystem, samples: Samples): readonly Child[] {
  const rootName = system.nameOf(system.root)
  const { children } = system.root.getSnapshot()
  return [...system.machines()]
    .filter(([name]) => name !== rootName && !name.includes('.'))
    .map(([name, { machine }]) => ({
      name,
      actor: found(children[name]),
      hears: outsideEventTypes(machine).map(
        (type) => samples.get(name)?.get(type) ?? { type },
      ),
    }))
}

function changesOf(
  root: AnyStateMachine,
  branch: Branch,
  all: readonly Branch[],
  children: readonly Child[],
): readonly Change[] {
  return [
    ...branch.actions.flatMap((action, place) => [
      [
        'drop action',
        nameOf(action),
        ({ actions }: Branch) => void actions.splice(place, 1),
      ] satisfies Change,
      ...sendChanges(root, action, place, children),
      ...parameterChanges(action, place, all),
    ]),
    ...children.map((child) => extraGuard(child)),
    ...children.flatMap(({ name, hears }) =>
      hears.map((event): Change => [
        'extra event',
        `${event.type} to ${name}`,
        ({ actions }) => actions.push(sendTo(name, event)),
      ]),
    ),
  ]
}

function sendChanges(
  { implementations }: AnyStateMachine,
  action: unknown,
  place: number,
  children: readonly Child[],
): readonly Change[] {
  const name = nameOf(action)
  const send: unknown =
    typeof action === 'function' ? action : implementations.actions[name]
  if (!isSend(send)) return []
  const elsewhere = children
    .filter((child) => child.name !== send.to)
    .map((child): Change => {
      const id = `${name} to ${child.name}`
      return [
        'send elsewhere',
        id,
        ({ actions }, { actions: known }) => {
          const { event, delay } = send
          known[id] = Object.assign(sendTo(child.name, { type: '' }), { event, delay })
          actions[place] = withType(action, id)
        },
      ]
    })
  const twice: Change = [
    'send twice',
    name,
    ({ actions }) => void actions.splice(place, 0, action),
  ]
  return [...elsewhere, twice]
}

/** Another notice, another target: what the same action is given in another place. */
function parameterChanges(
  action: unknown,
  place: number,
  all: readonly Branch[],
): readonly Change[] {
  const own = paramsOf(action)
  if (own === undefined) return []
  const others = all
    .flatMap(({ actions }) => actions)
    .filter((other) => nameOf(other) === nameOf(action))
    .flatMap((other) => paramsOf(other) ?? [])
  const texts = new Set(others.map(stableJson).filter((text) => text !== stableJson(own)))
  return [...texts].map((text): Change => [
    'swap parameters',
    `${nameOf(action)} ${text}`,
    ({ actions }) => {
      actions[place] = { type: nameOf(action), params: JSON.parse(text) }
    },
  ])
}

/** The transition is taken only while a child is as it was when the system started. */
function extraGuard({ name, actor }: Child): Change {
  const { value, context } = actor.getSnapshot()
  const start = stableJson([value, context])
  const isAsAtStart = () => {
    const now = actor.getSnapshot()
    return now.context === context && stableJson([now.value, context]) === start
  }
  return [
    'extra guard',
    `${name} is as at the start`,
    (branch) => {
      const { guard } = branch
      branch.guard = isGuard(guard) ? and([guard, isAsAtStart]) : isAsAtStart
    },
  ]
}

/** The machine of a child without one of the events that it emits to the root. */
function withoutEmissions(
  system: LiveSystem,
  { name }: Child,
  root: AnyStateMachine,
): readonly WiringMutant[] {
  const machine = system.machine(name)
  return Object.entries(machine.implementations.actions).flatMap(([action, emit]) => {
    const type = emittedType(emit)
    if (type === undefined || (type !== '' && !outsideEventTypes(root).includes(type)))
      return []
    return {
      id: `drop emission: ${name} ${action}`,
      operator: 'drop emission' as const,
      variants: new Map([[name, machine.provide({ actions: { [action]: () => {} } })]]),
      event: type === '' ? undefined : type,
    }
  })
}

function rebuild(
  root: AnyStateMachine,
  edit: (tree: ReturnType<typeof readTree>, implementations: Implementations) => void,
): AnyStateMachine {
  const tree = readTree(root)
  const { actions, ...others } = root.implementations
  const implementations = { ...others, actions: { ...actions } }
  edit(tree, implementations)
  return buildMachine(tree, implementations)
}

function isGuard(value: unknown): value is Parameters<typeof and>[0][number] {
  return value !== undefined
}

function paramsOf(action: unknown): object | undefined {
  if (typeof action !== 'object' || action === null || !('params' in action))
    return undefined
  const { params } = action
  return typeof params === 'object' && params !== null ? params : undefined
}

function withType(action: unknown, type: string): unknown {
  return typeof action === 'object' && action !== null ? { ...action, type } : type
}
