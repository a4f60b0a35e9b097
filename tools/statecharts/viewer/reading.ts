import type { AnyStateMachine, StateValue } from 'xstate'
import type { Entry } from '../inspection/protocol.ts'
import { isWithin, pathOf } from '../drawing/chart.ts'
import type { Declared } from '../core/trace.ts'
import {
  declaredRoot,
  declaredStates,
  declaredTransitions,
  endingOf,
  isStart,
  isStop,
  refusedBranches,
  timerLabel,
} from '../core/xstate-adapter.ts'

/** What an entry of the log means, in the harness's ids. */
export type Reading = {
  readonly outcome: 'started' | 'taken' | 'refused' | 'ignored' | 'unheard' | 'settled'
  /** Ids of the transitions, in order. */
  readonly taken: readonly string[]
  /** Ids of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
  /** Names of the actions in the order of their execution, `entry` and `exit` said. */
  readonly actions: readonly string[]
  /** One line for a reader. */
  readonly text: string
}

const nothing = { taken: [], refused: [], actions: [] } as const

/** Reads an entry with the machine of its actor; undefined for a promise. */
export function readEntry(entry: Entry, machine: AnyStateMachine | undefined): Reading {
  const { event, before, value } = entry
  if (machine === undefined) {
    const outcome = isStart(event) ? 'started' : 'settled'
    return { ...nothing, outcome, text: isStart(event) ? 'lancé' : endOf(event.type) }
  }
  if (isStop(event)) return { ...nothing, outcome: 'settled', text: 'arrêté' }
  if (!isState(value))
    return { ...nothing, outcome: 'unheard', text: 'non entendu : l’acteur était terminé' }
  if (isStart(event)) {
    const actions = entryActions(machine, ['', ...activePaths(value)])
    return { ...nothing, outcome: 'started', actions, text: `lancé dans ${say(value)}` }
  }
  return readSteps(entry, machine, isState(before) ? before : value, value)
}

function readSteps(
  entry: Entry,
  machine: AnyStateMachine,
  before: StateValue,
  after: StateValue,
): Reading {
  const declared = declaredTransitions(machine)
  const taken: string[] = []
  const refused: string[] = []
  const actions: string[] = []
  let state = before
  for (const step of entry.steps) {
    const transitions = step.taken.flatMap((place) => declared[place] ?? [])
    const ids = transitions.map(({ id }) => id)
    refused.push(...refusedBranches(machine, state, step.type, ids))
    const next = isState(step.value) ? step.value : after
    for (const transition of transitions)
      actions.push(...executed(machine, transition, activePaths(state), activePaths(next)))
    taken.push(...ids)
    state = next
  }
  if (taken.length > 0) {
    refused.push(...refusedBranches(machine, after, '', []))
    return { outcome: 'taken', taken, refused, actions, text: taken.join(', ') }
  }
  const guards = declared.flatMap(({ id, guard }) =>
    refused.includes(id) && guard !== undefined ? guard : [],
  )
  if (guards.length > 0) {
    const text = `refusé par ${[...new Set(guards)].join(', ')}`
    return { outcome: 'refused', taken, refused, actions, text }
  }
  const text = `ignoré : rien n’écoute ${eventName(entry.event.type)} dans ${say(before)}`
  return { outcome: 'ignored', taken, refused, actions, text }
}

/** The paths of all active states, those around them included; none for a machine without any. */
export function activePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(inner === undefined ? [] : activePaths(inner).map((path) => `${key}.${path}`)),
  ])
}

/** A state as its innermost active paths, joined by ` + `. */
export function say(value: StateValue): string {
  const paths = activePaths(value)
  const leaves = paths.filter((path) => !paths.some((other) => isWithin(other, path)))
  return leaves.join(' + ') || '(root)'
}

export function isState(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

/** An event's type as the harness says it: `after sendTimeout`, `sendMessage done`. */
export function eventName(type: string): string {
  const ending = endingOf({ type })
  if (ending) return `${ending.actor} ${ending.isDone ? 'done' : 'error'}`
  return timerLabel(type)
}

/** How a promise ended. */
function endOf(type: string): string {
  if (isStop({ type })) return 'arrêté'
  return type.endsWith('.reject') ? 'échoue' : 'réussit'
}

/** What XState runs for a transition: it leaves and enters all that its domain holds. */
function executed(
  machine: AnyStateMachine,
  transition: Declared,
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  if (transition.targets.length === 0) return transition.actions
  const domain = domainOf(transition)
  const within = (path: string) => isWithin(path, domain)
  return [
    ...exitActions(machine, before.filter(within).toReversed()),
    ...transition.actions,
    ...entryActions(machine, after.filter(within)),
  ]
}

/** The innermost state around a transition that stays active; empty for the machine itself. */
function domainOf({ source, targets, isReentering }: Declared): string {
  const from = pathOf(source)
  const to = targets.map(pathOf)
  if (!isReentering && to.every((path) => path === from || isWithin(path, from)))
    return from
  const keys = from.split('.')
  const around = keys.map((_, depth) => keys.slice(0, depth).join('.'))
  return around.findLast((path) => to.every((target) => isWithin(target, path))) ?? ''
}

function entryActions(machine: AnyStateMachine, paths: readonly string[]) {
  return actionsOf(machine, paths, 'entry')
}

function exitActions(machine: AnyStateMachine, paths: readonly string[]) {
  return actionsOf(machine, paths, 'exit')
}

function actionsOf(
  machine: AnyStateMachine,
  paths: readonly string[],
  moment: 'entry' | 'exit',
): readonly string[] {
  const states = [declaredRoot(machine), ...declaredStates(machine)]
  return paths.flatMap((path) =>
    states.flatMap((state) =>
      state.path === path ? state[moment].map((name) => `${moment} ${name}`) : [],
    ),
  )
}
