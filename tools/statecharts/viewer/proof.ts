/** What paths, mutants and the session that is watched say of a machine's parts. */
import type { AnyStateMachine } from 'xstate'
import type { Entry } from '../inspection/protocol.ts'
import { pathOf } from '../drawing/chart.ts'
import { declaredStates, declaredTransitions } from '../core/xstate-adapter.ts'
import type { Facts } from './facts.ts'
import { activePaths, isState, readEntry } from './reading.ts'

/** Ids of transitions and paths of states. */
type Parts = ReadonlySet<string>

export type Proof = {
  /** Undefined when no test run left anything. */
  readonly walked: Parts | undefined
  readonly seen: Parts
  readonly facts: Facts | undefined
}

/** What the signs beside the drawing's parts mean. */
export const signs = { walked: '✓', seen: '●', survivor: '⚠', equivalent: '≡' } as const

export function proofOf(
  machine: AnyStateMachine,
  entries: readonly Entry[],
  facts: Facts | undefined,
): Proof {
  const walked = facts?.walked && withStates(machine, facts.walked)
  return { walked, seen: seenIn(machine, entries), facts }
}

const seenByEntry = new WeakMap<Entry, readonly string[]>()

/** What a machine took and was in, by the events that it heard. */
function seenIn(machine: AnyStateMachine, entries: readonly Entry[]): Parts {
  const seen = new Set<string>()
  for (const entry of entries) {
    if (entry.actor.machine !== machine.id) continue
    const known = seenByEntry.get(entry) ?? partsOf(entry, machine)
    seenByEntry.set(entry, known)
    for (const part of known) seen.add(part)
  }
  return seen
}

function partsOf(entry: Entry, machine: AnyStateMachine): readonly string[] {
  const values = [entry.before, ...entry.steps.map(({ value }) => value), entry.value]
  const states = values.filter(isState).flatMap(activePaths)
  return [...readEntry(entry, machine).taken, ...states]
}

/** With the states in which a machine is once it started and took these transitions. */
function withStates(machine: AnyStateMachine, transitions: readonly string[]): Parts {
  const taken = declaredTransitions(machine).filter(({ id }) => transitions.includes(id))
  const entered = new Set<string>()
  const enter = (path: string) => {
    for (const [depth] of path.split('.').entries())
      entered.add(
        path
          .split('.')
          .slice(0, depth + 1)
          .join('.'),
      )
    enterInitial(path)
  }
  const enterInitial = (around: string) => {
    for (const { path, isInitial } of declaredStates(machine))
      if (isInitial && parentOf(path) === around && !entered.has(path)) enter(path)
  }
  enterInitial('')
  for (const { source, targets } of taken)
    for (const place of [source, ...targets]) enter(pathOf(place))
  return new Set([...transitions, ...entered])
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.')
}

/** One part's signs, for the drawing; empty when there is nothing to say. */
export function signsOf({ walked, seen, facts }: Proof, id: string): string {
  const counted = (sign: string, mutants: readonly string[] | undefined) =>
    mutants && mutants.length > 0 ? `${sign}${mutants.length}` : ''
  return [
    walked?.has(id) ? signs.walked : '',
    seen.has(id) ? signs.seen : '',
    counted(signs.survivor, facts?.survivors[id]),
    counted(signs.equivalent, facts?.equivalents[id]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same in words, for the tables. */
export function proofText({ walked, seen, facts }: Proof, id: string): string {
  const named = (word: string, mutants: readonly string[] | undefined) =>
    mutants && mutants.length > 0 ? `${word} : ${mutants.join(' ; ')}` : ''
  return [
    walked?.has(id) ? 'chemins' : '',
    seen.has(id) ? 'session' : '',
    named('survivants', facts?.survivors[id]),
    named('équivalents', facts?.equivalents[id]),
  ]
    .filter(Boolean)
    .join(', ')
}
