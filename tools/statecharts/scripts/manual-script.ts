import { createHash } from 'node:crypto'
import { coveringWalks } from '../core/cover.ts'
import { type Edge, explore } from '../core/explore.ts'
import { describeStep } from '../core/step.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import { type Move, movesFrom, type Spot, withoutEffect } from './moves.ts'
import { compact, type Row } from './rows.ts'
import type { Saying, Screen } from './sentence.ts'

export { followScript } from './follow-script.ts'

/** A script that a person follows. */
export type ManualScript = {
  /** `contact-form-3fa2c1`: made from the steps, so that it outlives what leaves them as they are. */
  readonly id: string
  readonly title: string
  /** What the specification says of its steps. */
  readonly statements: readonly string[]
  readonly rows: readonly Row[]
}

/** The scripts of a machine. */
export type ManualSuite = {
  readonly machine: string
  readonly title: string
  readonly preconditions: readonly string[]
  readonly start: readonly Saying[]
  readonly targets: Screen['targets']
  /** Steps in a script, at most. */
  readonly length: number
  readonly scripts: readonly ManualScript[]
  /** How many waits under a second were left out. */
  readonly shortWaits: number
  /** What no script covers, and why. */
  readonly left: readonly { readonly item: string; readonly reason: string }[]
}

/**
 * Few scripts with all the transitions and outcomes that a person can cause, in at most `length`
 * steps each.
 * Throws where the screen says why a person cannot take a transition that the machine has not.
 */
export function writeManualScripts(screen: Screen, length: number): ManualSuite {
  const { model, title, preconditions, start, targets, place = {} } = screen
  const said = { ...screen.unreachable, ...screen.unreachableByHand }
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(said).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)

  const graph = explore(model)
  const reasons = new Map<Edge, string>()
  // All searches begin anew: a spot is met many times.
  const known = new Map<string, readonly Move[]>()
  const world = {
    start: { node: graph.initial, state: model.initial, place },
    keyOf: (spot: Spot) => JSON.stringify([spot.node.key, spot.place]),
    movesAt: (spot: Spot) => {
      const key = JSON.stringify([spot.node.key, spot.state, spot.place])
      const moves =
        known.get(key) ??
        movesFrom(screen, spot, (edge, reason) => {
          if (!reasons.has(edge)) reasons.set(edge, reason)
        })
      known.set(key, moves)
      return moves
    },
    after: (_spot: Spot, { to }: Move) => to,
    itemsOf: (_spot: Spot, { edges }: Move) => edges.flatMap(itemsOf),
  }
  const reachable = new Set(graph.start.taken)
  for (const _ of coveringWalks<Spot, Move>({ ...world, fits: () => true }, reachable));
  const covered = new Set(graph.start.taken)
  const fits = (walk: readonly Move[]) => rowsIn(walk).length <= length
  const routes = [...coveringWalks<Spot, Move>({ ...world, fits }, covered)]

  const reasonOf = (item: string): string => {
    if (reachable.has(item)) return `Il y faut plus de ${length} étapes.`
    const told = [...reasons].flatMap(([edge, reason]) =>
      reason !== withoutEffect && itemsOf(edge).includes(item) ? [reason] : [],
    )
    const all = [...new Set(told)].join(' ')
    return said[item] ?? (all || 'Une personne ne peut pas faire ce qui y mène.')
  }
  return {
    machine: model.name,
    title,
    preconditions,
    start,
    targets,
    length,
    scripts: routes.map((route, index) => ({
      id: `${model.name}-${digest(route)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      statements: model.table
        .filter(({ id }) => route.some(({ rules }) => rules.includes(id)))
        .map(({ says }) => says),
      rows: rowsIn(route),
    })),
    shortWaits: routes.flat().reduce((sum, { shortWaits }) => sum + shortWaits, 0),
    left: [...new Set([...graph.edges.flatMap(itemsOf), ...declared])]
      .filter((item) => !covered.has(item))
      .map((item) => ({ item, reason: reasonOf(item) })),
  }
}

/** What a script covers: the transitions of a step, and the outcome that it is. */
function itemsOf({ taken, step }: Edge): readonly string[] {
  return step.kind === 'outcome' ? [...taken, describeStep(step)] : taken
}

/** The steps that a person counts in these moves. */
function rowsIn(route: readonly Move[]): readonly Row[] {
  return compact(route.flatMap(({ rows }) => rows))
}

function digest(route: readonly Move[]): string {
  const steps = route.flatMap(({ edges }) => edges.map(({ step }) => describeStep(step)))
  return createHash('sha256').update(steps.join('\n')).digest('hex').slice(0, 6)
}
