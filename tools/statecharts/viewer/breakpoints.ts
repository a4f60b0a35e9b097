import type { Entry } from '../inspection/protocol.ts'
import { isStart } from '../core/xstate-adapter.ts'
import { activePaths, isState } from './reading.ts'

/** Where the viewer stops: an event that a machine hears, or a state that it enters. */
export type Breakpoint = {
  readonly kind: 'event' | 'state'
  /** The machine's id. */
  readonly machine: string
  /** The event's type, or the state's path. */
  readonly name: string
}

export function isSame(one: Breakpoint, other: Breakpoint): boolean {
  return one.kind === other.kind && one.machine === other.machine && one.name === other.name
}

/** The first of these events that meets one of the breakpoints. */
export function firstHit(
  entries: readonly Entry[],
  breakpoints: readonly Breakpoint[],
): { readonly seq: number; readonly breakpoint: Breakpoint } | undefined {
  if (breakpoints.length === 0) return undefined
  for (const entry of entries) {
    const breakpoint = breakpoints.find((one) => isHit(entry, one))
    if (breakpoint) return { seq: entry.seq, breakpoint }
  }
  return undefined
}

function isHit(entry: Entry, { kind, machine, name }: Breakpoint): boolean {
  if (entry.actor.machine !== machine) return false
  return kind === 'event' ? entry.event.type === name : enteredStates(entry).has(name)
}

/** The paths of the states that became active, those that did so for a moment included. */
function enteredStates({ event, before, steps, value }: Entry): ReadonlySet<string> {
  const entered = new Set<string>()
  let active: readonly string[] =
    isStart(event) || !isState(before) ? [] : activePaths(before)
  for (const next of [...steps.map((step) => step.value), value]) {
    if (!isState(next)) continue
    const paths = activePaths(next)
    for (const path of paths) if (!active.includes(path)) entered.add(path)
    active = paths
  }
  return entered
}
