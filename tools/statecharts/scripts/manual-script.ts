import { createHash } from 'node:crypto'
import { coveringWalks } from '../core/cover.ts'
import {
  type Criterion,
  feasible,
  itemsOf,
  startItems,
  unreachable,
} from '../core/criteria.ts'
import { type Edge, explore } from '../core/explore.ts'
import { describeStep } from '../core/step.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import { type Move, movesFrom, type Spot, withoutEffect } from './moves.ts'
import { compact, type Row } from './rows.ts'
import type { ManualAdapter, Saying } from './sentence.ts'

export { followScript } from './follow-script.ts'

/** The criteria that make sense for people: nobody tests by hand what does nothing. */
export const manualCriteria = ['states', 'transitions', 'pairs', 'outcomes'] as const
export type ManualCriterion = (typeof manualCriteria)[number]

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
  readonly targets: ManualAdapter['targets']
  readonly criterion: ManualCriterion
  /** Steps in a script, at most. */
  readonly length: number
  readonly scripts: readonly ManualScript[]
  /** How many waits under a second were left out. */
  readonly shortWaits: number
  /** What no script covers, and why. */
  readonly left: readonly { readonly item: string; readonly reason: string }[]
}

/** Where a person stands, and the latest edge that took a transition. */
type Place = { readonly spot: Spot; readonly last: Edge | undefined }

/**
 * Few scripts that cover all of a criterion that a person can do, in at most `length` steps each.
 * Throws where the adapter says why a person cannot take a transition that the machine has not.
 */
export function writeManualScripts(
  adapter: ManualAdapter,
  criterion: ManualCriterion,
  length: number,
): ManualSuite {
  const { title, preconditions, start, targets, screen, place = {} } = adapter
  const { model, unreachable: said } = screen
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(said).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)

  const graph = explore(model)
  const measure: Criterion = criterion === 'pairs' ? 'transitionPairs' : criterion
  const reasons = new Map<Edge, string>()
  // All searches begin anew: a spot is met many times.
  const known = new Map<string, readonly Move[]>()
  const world = {
    start: { spot: { node: graph.initial, state: model.initial, place }, last: undefined },
    keyOf: ({ spot, last }: Place) =>
      JSON.stringify([
        spot.node.key,
        spot.place,
        measure === 'transitionPairs' ? last?.taken : null,
      ]),
    movesAt: ({ spot }: Place) => {
      const key = JSON.stringify([spot.node.key, spot.state, spot.place])
      const moves =
        known.get(key) ??
        movesFrom(adapter, spot, (edge, reason) => {
          if (!reasons.has(edge)) reasons.set(edge, reason)
        })
      known.set(key, moves)
      return moves
    },
    after: ({ last }: Place, { edges, to }: Move) => ({
      spot: to,
      last: edges.findLast(({ taken }) => taken.length > 0) ?? last,
    }),
    itemsOf: (at: Place, { edges }: Move) => {
      let { last } = at
      return edges.flatMap((edge) => {
        const items = itemsOf(measure, edge, last)
        if (edge.taken.length > 0) last = edge
        return items
      })
    },
  }
  const reachable = new Set(startItems(graph, measure))
  for (const _ of coveringWalks<Place, Move>({ ...world, fits: () => true }, reachable));
  const covered = new Set(startItems(graph, measure))
  const fits = (walk: readonly Move[]) => rowsIn(walk).length <= length
  const routes = [...coveringWalks<Place, Move>({ ...world, fits }, covered, reachable)]

  const reasonOf = (item: string): string => {
    if (reachable.has(item)) return `Il y faut plus de ${length} étapes.`
    const id = Object.keys(said).find((one) => item.endsWith(one))
    if (id !== undefined) return said[id] ?? ''
    const told = [...reasons].flatMap(([edge, reason]) =>
      reason !== withoutEffect &&
      (edge.taken.some((one) => item.endsWith(one)) ||
        itemsOf(measure, edge).includes(item))
        ? [reason]
        : [],
    )
    return [...new Set(told)].join(' ') || 'Une personne ne peut pas faire ce qui y mène.'
  }
  return {
    machine: model.name,
    title,
    preconditions,
    start,
    targets,
    criterion,
    length,
    scripts: routes.map((route, index) => ({
      id: `${model.name}-${digest(route)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      statements: model.table
        .filter(({ id }) => route.some(({ rules }) => rules.includes(id)))
        .map(({ statement }) => statement),
      rows: rowsIn(route),
    })),
    shortWaits: routes.flat().reduce((sum, { shortWaits }) => sum + shortWaits, 0),
    left: [
      ...[...feasible(graph, measure)]
        .filter((item) => !covered.has(item))
        .map((item) => ({ item, reason: reasonOf(item) })),
      ...unreachable(graph, measure).map((item) => ({
        item,
        reason: 'Aucun événement du modèle n’y mène.',
      })),
    ],
  }
}

/** The steps that a person counts in these moves. */
function rowsIn(route: readonly Move[]): readonly Row[] {
  return compact(route.flatMap(({ rows }) => rows))
}

function digest(route: readonly Move[]): string {
  const steps = route.flatMap(({ edges }) => edges.map(({ step }) => describeStep(step)))
  return createHash('sha256').update(steps.join('\n')).digest('hex').slice(0, 6)
}
