import type { StateValue } from 'xstate'
import type { Entry } from '../inspection/protocol.ts'
import { endingOf, isStart, isStop, timerLabel } from '../core/xstate-adapter.ts'

/** What an entry of the log means. */
type Reading = {
  readonly outcome: 'told' | 'taken' | 'refused' | 'ignored'
  /** One line for a reader. */
  readonly text: string
}

export function readEntry({
  actor,
  event,
  before,
  value: after,
  ...entry
}: Entry): Reading {
  const told = (text: string): Reading => ({ outcome: 'told', text })
  if (isStop(event)) return told('arrêté')
  if (isStart(event)) return told(isState(after) ? `lancé dans ${say(after)}` : 'lancé')
  if (actor.machine === undefined)
    return told(event.type.endsWith('.reject') ? 'échoue' : 'réussit')
  if (!isState(after)) return told('non entendu : l’acteur était terminé')
  const { taken, refused } = entry
  if (taken.length > 0) return { outcome: 'taken', text: taken.join(', ') }
  const guards = new Set(refused.map((id) => /\[(.+)\]/.exec(id)?.[1]))
  if (guards.size > 0)
    return { outcome: 'refused', text: `refusé par ${[...guards].join(', ')}` }
  const place = say(isState(before) ? before : after)
  const text = `ignoré : rien n’écoute ${eventName(event.type)} dans ${place}`
  return { outcome: 'ignored', text }
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
