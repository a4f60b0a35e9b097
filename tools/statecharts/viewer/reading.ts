import type { AnyStateMachine, StateValue } from 'xstate'
import type { Entry } from '../inspection/protocol.ts'
import {
  declaredTransitions,
  endingOf,
  isStart,
  isStop,
  refusedBranches,
  timerLabel,
} from '../core/xstate-adapter.ts'

/** What an entry of the log means, in the harness's ids. */
export type Reading = {
  readonly outcome: 'told' | 'taken' | 'refused' | 'ignored'
  /** Ids of the transitions, in order. */
  readonly taken: readonly string[]
  /** Ids of the guarded branches that were asked and said no. */
  readonly refused: readonly string[]
  /** One line for a reader. */
  readonly text: string
}

export const nothing = { taken: [], refused: [] } as const

/** Reads an entry with the machine of its actor, where that is known. */
export function readEntry(entry: Entry, machine: AnyStateMachine | undefined): Reading {
  const { actor, event, before, value: after } = entry
  const told = (text: string): Reading => ({ ...nothing, outcome: 'told', text })
  if (isStop(event)) return told('arrêté')
  if (isStart(event)) return told(isState(after) ? `lancé dans ${say(after)}` : 'lancé')
  if (actor.machine === undefined)
    return told(event.type.endsWith('.reject') ? 'échoue' : 'réussit')
  if (!isState(after)) return told('non entendu : l’acteur était terminé')
  if (machine === undefined) return told(`dans ${say(after)}`)
  return readSteps(entry, machine, isState(before) ? before : after, after)
}

function readSteps(
  { event, steps }: Entry,
  machine: AnyStateMachine,
  before: StateValue,
  after: StateValue,
): Reading {
  const declared = declaredTransitions(machine)
  const taken: string[] = []
  const refused: string[] = []
  let state = before
  for (const step of steps) {
    const ids = step.taken.flatMap((place) => declared[place]?.id ?? [])
    refused.push(...refusedBranches(machine, state, step.type, ids))
    taken.push(...ids)
    state = isState(step.value) ? step.value : after
  }
  if (taken.length > 0) {
    refused.push(...refusedBranches(machine, after, '', []))
    return { outcome: 'taken', taken, refused, text: taken.join(', ') }
  }
  const guards = declared.flatMap(({ id, guard }) =>
    refused.includes(id) && guard !== undefined ? guard : [],
  )
  if (guards.length > 0) {
    const text = `refusé par ${[...new Set(guards)].join(', ')}`
    return { outcome: 'refused', taken, refused, text }
  }
  const text = `ignoré : rien n’écoute ${eventName(event.type)} dans ${say(before)}`
  return { outcome: 'ignored', taken, refused, text }
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
  const leaves = paths.filter(
    (path) => !paths.some((other) => other.startsWith(`${path}.`)),
  )
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
