import { type Edge, explore, type Graph, type Node } from './explore.ts'
import { declaredTransitions, type Trace } from './xstate-adapter.ts'
import { type Ignored, rowsFor } from './oracle.ts'
import type { Model } from './spec.ts'
import type { NamedPath } from './step.ts'

/**
 * What a step covers, named: rules, transitions and guards both ways, outcomes, what is ignored,
 * and the pairs that its transitions make with those of `previous`, the latest step that
 * took one.
 */
function itemsOf(edge: Edge, previous?: Edge): readonly string[] {
  const { step, taken, source, rules } = edge
  const pairs = (previous?.taken ?? []).flatMap((first) =>
    taken.map((second) => `${first} >> ${second}`),
  )
  return [
    ...rules.map((rule) => `rule ${rule}`),
    ...traced(edge),
    ...pairs,
    ...(step.kind === 'outcome' ? [`outcome ${step.actor} ${step.outcome}`] : []),
    ...(taken.length === 0 && step.kind === 'event'
      ? [`${source.label} ignores ${step.event.type}`]
      : []),
  ]
}

/** What the machine and its model declare and no walk through the graph covers: dead, or a poor model. */
function unreachable({ start, edges, model }: Graph): readonly string[] {
  const covered = new Set([...traced(start), ...edges.flatMap((edge) => itemsOf(edge))])
  const transitions = declaredTransitions(model.machine)
  const declared = [
    ...traced({
      taken: transitions.map(({ id }) => id),
      refused: transitions.flatMap(({ id, guard }) => (guard === undefined ? [] : id)),
    }),
    ...Object.entries(model.outcomes ?? {}).flatMap(([actor, ends]) =>
      Object.keys(ends).map((outcome) => `outcome ${actor} ${outcome}`),
    ),
  ]
  return declared.filter((item) => !covered.has(item))
}

function traced({ taken, refused }: Trace): readonly string[] {
  return [...taken.map((id) => `transition ${id}`), ...refused.map((id) => `refusal ${id}`)]
}

/**
 * What an exploration leaves open, one sentence each: a rule that was never taken, an event without
 * a rule or a reason, a reason that nothing needs, and what the machine declares for no event.
 */
export function leftOpen(graph: Graph): readonly string[] {
  const { nodes, edges, model } = graph
  const { table, ignored = [] } = model
  const taken = new Set(edges.flatMap(({ rules }) => rules))
  const used = new Set<Ignored>()
  const problems = new Set<string>()
  for (const { state, out, label } of nodes)
    for (const { step, rules } of out) {
      if (step.kind !== 'event') continue
      const where = `${label}, ${step.event.type}`
      const excuses = rowsFor(ignored, state, step.event).filter(
        (row) => row.from || row.if || rules.length === 0,
      )
      for (const excuse of excuses) used.add(excuse)
      if (rules.length === 0 && excuses.length === 0)
        problems.add(`${where}: no rule answers it, and nothing says why`)
      if (rules.length > 0 && excuses.length > 0)
        problems.add(`${where}: ${rules.join(', ')} answers what is said to be ignored`)
    }
  return [
    ...problems,
    ...table
      .filter(({ id }) => !taken.has(id))
      .map(({ id, says }) => `rule ${id} was never taken: ${says}`),
    ...ignored
      .filter((row) => !used.has(row))
      .map((row) => `${row.when}: never ignored, though "${row.ignoredBecause}"`),
    ...unreachable(graph).map(
      (item) => `no event of the model leads to this; is it dead? ${item}`,
    ),
  ]
}

/** A move that can be made at a place: what it covers, and where it leads. */
type Offer<Place> = { readonly items: readonly string[]; readonly to: Place }

/** What can be walked: places, and the moves that lead from one to another. */
type Walkable<Place, Move extends Offer<Place>> = {
  readonly start: Place
  /** Two places with one key are the same. */
  keyOf(place: Place): string
  movesAt(place: Place): readonly Move[]
  /** Whether a walk may be as long as this; `begun` is how much of it is settled. */
  fits(walk: readonly Move[], begun: number): boolean
}

/**
 * Few walks that cover all that can be covered and that `covered` does not hold yet, where it is
 * noted: greedily to the nearest move with something new, begun again from the start when nothing
 * new is in reach.
 */
export function* coveringWalks<Place, Move extends Offer<Place>>(
  world: Walkable<Place, Move>,
  covered: Set<string>,
): Generator<readonly Move[]> {
  for (;;) {
    const walk: Move[] = []
    let place = world.start
    const next = () => nearest(world, place, walk, covered)
    for (let way = next(); way; way = next())
      for (const move of way) {
        for (const item of move.items) covered.add(item)
        walk.push(move)
        place = move.to
      }
    if (walk.length === 0) return
    yield walk
  }
}

/** The shortest way to a move that covers something new. */
function nearest<Place, Move extends Offer<Place>>(
  { keyOf, movesAt, fits }: Walkable<Place, Move>,
  from: Place,
  walk: readonly Move[],
  covered: ReadonlySet<string>,
): readonly Move[] | undefined {
  const ways: { place: Place; way: readonly Move[] }[] = [{ place: from, way: [] }]
  const seen = new Set([keyOf(from)])
  // An array is read while it grows.
  for (const { place, way } of ways)
    for (const move of movesAt(place)) {
      const isFound = move.items.some((item) => !covered.has(item))
      if (!isFound && seen.has(keyOf(move.to))) continue
      const longer = [...way, move]
      if (!fits([...walk, ...longer], walk.length)) continue
      if (isFound) return longer
      seen.add(keyOf(move.to))
      ways.push({ place: move.to, way: longer })
    }
  return undefined
}

/** A node, and the last edge that took a transition. */
type Place = { readonly node: Node; readonly last: Edge | undefined }

/** Steps in a path of a tour, unless an item lies farther away. */
const longest = 40

/** What is walked of a machine: a tour of all that it can do, then the paths written by hand. */
export function pathsOf(model: Model): readonly NamedPath[] {
  return [...tour(explore(model)), ...(model.scenarios ?? [])]
}

/**
 * Few paths that cover all that can be covered, numbered from 1.
 * @param can where walking takes long, the edges that can be taken: each thing once, after whatever
 *   came before
 */
export function tour(graph: Graph, can?: (edge: Edge) => boolean): readonly NamedPath[] {
  const covered = new Set(traced(graph.start))
  const walks = coveringWalks<Place, Offer<Place> & { readonly edge: Edge }>(
    {
      start: { node: graph.initial, last: undefined },
      keyOf: ({ node, last }) => `${node.key}\n${last?.taken.join('\n') ?? ''}`,
      movesAt: ({ node, last }) =>
        node.out.filter(can ?? (() => true)).map((edge) => {
          const isPaired = !can && edge.taken.length > 0
          const to = { node: edge.target, last: isPaired ? edge : last }
          return { edge, items: itemsOf(edge, last), to }
        }),
      fits: (walk, begun) => begun === 0 || walk.length <= longest,
    },
    covered,
  )
  return Array.from(walks, (walk, index) => ({
    name: `path ${index + 1}`,
    steps: walk.map(({ edge }) => edge.step),
  }))
}
