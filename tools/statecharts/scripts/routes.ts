import {
  type Criterion,
  feasible,
  itemsOf,
  startItems,
  unreachable,
} from '../core/criteria.ts'
import { type Edge, explore, type Graph } from '../core/explore.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import type { ManualAdapter } from './manual-adapter.ts'
import { type Move, movesFrom, type Spot, withoutEffect } from './moves.ts'
import { compact } from './rows.ts'

/** The criteria that make sense for people: nobody tests by hand what does nothing. */
export const manualCriteria = ['states', 'transitions', 'pairs', 'outcomes'] as const
export type ManualCriterion = (typeof manualCriteria)[number]

/** A walk that a person can take from the start. */
export type ManualRoute = readonly Move[]

export type ManualRoutes = {
  readonly routes: readonly ManualRoute[]
  /** What no route of this length covers, and why. */
  readonly left: readonly { readonly item: string; readonly reason: string }[]
}

type Reached = {
  readonly spot: Spot
  /** The latest edge that took a transition. */
  readonly last: Edge | undefined
  readonly moves: readonly Move[]
}

/**
 * Few routes that cover all of a criterion that a person can, in at most `length` steps each.
 * Throws where the adapter says why a person cannot take a transition that the machine has not.
 */
export function manualRoutes(
  adapter: ManualAdapter,
  criterion: ManualCriterion,
  length: number,
): ManualRoutes {
  const walker = new Walker(adapter, criterion, length)
  const routes = [...walker.routes()]
  return { routes, left: walker.left() }
}

class Walker {
  readonly #adapter: ManualAdapter
  readonly #graph: Graph
  readonly #criterion: Criterion
  readonly #length: number
  readonly #covered: Set<string>
  readonly #reasons = new Map<Edge, string>()
  readonly #moves = new Map<string, readonly Move[]>()
  readonly #reachable: ReadonlySet<string>

  constructor(adapter: ManualAdapter, criterion: ManualCriterion, length: number) {
    this.#adapter = adapter
    refuseUnknown(adapter)
    this.#graph = explore(adapter.screen.model)
    this.#criterion = criterion === 'pairs' ? 'transitionPairs' : criterion
    this.#length = length
    this.#covered = new Set(startItems(this.#graph, this.#criterion))
    this.#reachable = this.#exhaust()
  }

  *routes(): Generator<ManualRoute> {
    for (;;) {
      let here = this.#start()
      for (let leg = this.#nearest(here); leg; leg = this.#nearest(here)) {
        this.#cover(leg)
        here = leg
      }
      if (here.moves.length === 0) return
      yield here.moves
    }
  }

  left(): ManualRoutes['left'] {
    const wanted = feasible(this.#graph, this.#criterion)
    const dead = unreachable(this.#graph, this.#criterion)
    return [
      ...[...wanted]
        .filter((item) => !this.#covered.has(item))
        .map((item) => ({ item, reason: this.#reasonOf(item) })),
      ...dead.map((item) => ({ item, reason: 'Aucun événement du modèle n’y mène.' })),
    ]
  }

  #start(): Reached {
    const { screen, place = {} } = this.#adapter
    const spot = { node: this.#graph.initial, state: screen.model.initial, place }
    return { spot, last: undefined, moves: [] }
  }

  /** Everything that is covered by some walk of any length. */
  #exhaust(): ReadonlySet<string> {
    const found = new Set<string>()
    this.#search(this.#start(), Infinity, (items) => {
      for (const item of items) found.add(item)
      return false
    })
    return found
  }

  #nearest(from: Reached): Reached | undefined {
    if ([...this.#reachable].every((item) => this.#covered.has(item))) return undefined
    return this.#search(from, this.#length, (items) =>
      items.some((item) => !this.#covered.has(item)),
    )
  }

  /** Breadth first from where a person stands, to the first move whose items are wanted. */
  #search(
    from: Reached,
    length: number,
    isWanted: (items: readonly string[]) => boolean,
  ): Reached | undefined {
    const places = [from]
    const seen = new Set([this.#keyOf(from)])
    // An array is read while it grows.
    for (const here of places)
      for (const move of this.#movesFrom(here.spot)) {
        const next = this.#after(here, move)
        if (length < Infinity && countSteps(next.moves) > length) continue
        if (isWanted(this.#itemsOf(move, here.last))) return next
        const key = this.#keyOf(next)
        if (seen.has(key)) continue
        seen.add(key)
        places.push(next)
      }
    return undefined
  }

  /** All searches begin anew: a spot is met many times. */
  #movesFrom(spot: Spot): readonly Move[] {
    const key = JSON.stringify([spot.node.key, spot.state, spot.place])
    const known = this.#moves.get(key)
    if (known) return known
    const moves = movesFrom(this.#adapter, spot, (edge, reason) => {
      if (!this.#reasons.has(edge)) this.#reasons.set(edge, reason)
    })
    this.#moves.set(key, moves)
    return moves
  }

  #after({ moves, last }: Reached, move: Move): Reached {
    const moved = move.edges.findLast(hasMoved) ?? last
    return { spot: move.to, last: moved, moves: [...moves, move] }
  }

  #cover({ moves }: Reached): void {
    let last: Edge | undefined
    for (const move of moves) {
      for (const item of this.#itemsOf(move, last)) this.#covered.add(item)
      last = move.edges.findLast(hasMoved) ?? last
    }
  }

  #itemsOf({ edges }: Move, before: Edge | undefined): readonly string[] {
    let last = before
    return edges.flatMap((edge) => {
      const items = itemsOf(this.#criterion, edge, last)
      if (hasMoved(edge)) last = edge
      return items
    })
  }

  #keyOf({ spot, last }: Reached): string {
    const way = this.#criterion === 'transitionPairs' ? last?.taken.join('\n') : ''
    return [spot.node.key, JSON.stringify(spot.place), way].join('\n')
  }

  #reasonOf(item: string): string {
    if (this.#reachable.has(item)) return `Il y faut plus de ${this.#length} étapes.`
    const { unreachable: said } = this.#adapter.screen
    const known = Object.keys(said).find((id) => item.endsWith(id))
    if (known !== undefined) return said[known] ?? ''
    const reasons = new Set(
      [...this.#reasons].flatMap(([edge, reason]) =>
        reason !== withoutEffect &&
        (edge.taken.some((id) => item.endsWith(id)) ||
          itemsOf(this.#criterion, edge).includes(item))
          ? [reason]
          : [],
      ),
    )
    return [...reasons].join(' ') || 'Une personne ne peut pas faire ce qui y mène.'
  }
}

function refuseUnknown({ screen: { model, unreachable: said } }: ManualAdapter): void {
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(said).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)
}

/** How many steps a person counts in these moves. */
function countSteps(moves: readonly Move[]): number {
  return compact(moves.flatMap(({ rows }) => rows)).length
}

function hasMoved({ taken }: Edge): boolean {
  return taken.length > 0
}
