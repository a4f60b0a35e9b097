import { type Edge, explore, type Graph, type Node } from './explore.ts'
import { declaredTransitions, type Trace } from './xstate-adapter.ts'
import { type Ignored, rowsFor } from './oracle.ts'
import type { Model } from './model.ts'
import { formatDifferences, formatFailure, type NamedPath } from './step.ts'

/** Returns the coverage items of an edge. `previous` is the last edge before it that took a transition. */
function itemsOf(edge: Edge, previous?: Edge): readonly string[] {
  const { step, taken, source, rules } = edge
  const pairs = (previous?.taken ?? []).flatMap((first) =>
    taken.map((second) => `${first} >> ${second}`),
  )
  return [
    ...rules.map((rule) => `rule ${rule}`),
    ...traceItems(edge),
    ...pairs,
    ...(step.kind === 'outcome' ? [`outcome ${step.actor} ${step.outcome}`] : []),
    ...(taken.length === 0 && step.kind === 'event'
      ? [`${source.label} ignores ${step.event.type}`]
      : []),
  ]
}

function uncoveredDeclarations({ start, edges, model }: Graph): readonly string[] {
  const covered = new Set([...traceItems(start), ...edges.flatMap((edge) => itemsOf(edge))])
  const transitions = declaredTransitions(model.machine)
  const declared = [
    ...traceItems({
      taken: transitions.map(({ id }) => id),
      rejected: transitions.flatMap(({ id, guard }) => (guard === undefined ? [] : id)),
    }),
    ...Object.entries(model.outcomes ?? {}).flatMap(([actor, ends]) =>
      Object.keys(ends).map((outcome) => `outcome ${actor} ${outcome}`),
    ),
  ]
  return declared.filter((item) => !covered.has(item))
}

function traceItems({ taken, rejected }: Trace): readonly string[] {
  return [
    ...taken.map((id) => `transition ${id}`),
    ...rejected.map((id) => `rejected guard ${id}`),
  ]
}

/**
 * Returns one sentence for each gap in a model, such as an unused rule, an event without a rule or a reason,
 * or a transition that is never taken.
 */
export function unfulfilledGoals(graph: Graph): readonly string[] {
  const { nodes, edges, model } = graph
  const { table, ignored = [] } = model
  const taken = new Set(edges.flatMap(({ rules }) => rules))
  const used = new Set<Ignored>()
  const problems = new Set<string>()
  for (const { state, out, label } of nodes)
    for (const { step, rules } of out) {
      if (step.kind !== 'event') continue
      const where = `${label}, ${step.event.type}`
      const reasons = rowsFor(ignored, state, step.event).filter(
        (row) => row.from || row.if || rules.length === 0,
      )
      for (const reason of reasons) used.add(reason)
      if (rules.length === 0 && reasons.length === 0)
        problems.add(`${where}: no rule matches and no reason to ignore it is given`)
      if (rules.length > 0 && reasons.length > 0)
        problems.add(`${where}: matched by ${rules.join(', ')} but also listed as ignored`)
    }
  return [
    ...problems,
    ...table
      .filter(({ id }) => !taken.has(id))
      .map(({ id, says }) => `rule ${id} was never applied: ${says}`),
    ...ignored
      .filter((row) => !used.has(row))
      .map((row) => `${row.when} was never ignored for the reason "${row.ignoredBecause}"`),
    ...uncoveredDeclarations(graph).map(
      (item) => `not reached by any event of the model, possibly dead code: ${item}`,
    ),
  ]
}

type CoveringMove<Position> = { readonly items: readonly string[]; readonly to: Position }

type Walkable<Position, Move extends CoveringMove<Position>> = {
  readonly start: Position
  keyOf(place: Position): string
  movesAt(place: Position): readonly Move[]
  /** Returns whether a walk may have this length. Its first `fixedLength` moves can no longer change. */
  isShortEnough(walk: readonly Move[], fixedLength: number): boolean
}

/**
 * Yields a small number of walks of allowed length that cover every item they can reach. Adds the items to
 * `covered`. Each walk repeatedly goes to the nearest move with a new item, until it can reach no such move.
 */
export function* coveringWalks<Position, Move extends CoveringMove<Position>>(
  graph: Walkable<Position, Move>,
  covered: Set<string>,
): Generator<readonly Move[]> {
  for (;;) {
    const walk: Move[] = []
    let place = graph.start
    const next = () => findNearestNewItem(graph, place, walk, covered)
    for (let moves = next(); moves; moves = next())
      for (const move of moves) {
        for (const item of move.items) covered.add(item)
        walk.push(move)
        place = move.to
      }
    if (walk.length === 0) return
    yield walk
  }
}

/** Returns the shortest allowed continuation of a walk that covers a new item, if there is one. */
function findNearestNewItem<Position, Move extends CoveringMove<Position>>(
  { keyOf, movesAt, isShortEnough }: Walkable<Position, Move>,
  from: Position,
  walk: readonly Move[],
  covered: ReadonlySet<string>,
): readonly Move[] | undefined {
  const candidates: { place: Position; moves: readonly Move[] }[] = [
    { place: from, moves: [] },
  ]
  const seen = new Set([keyOf(from)])
  // The loop also visits the elements pushed during iteration.
  for (const { place, moves } of candidates)
    for (const move of movesAt(place)) {
      const isNew = move.items.some((item) => !covered.has(item))
      if (!isNew && seen.has(keyOf(move.to))) continue
      const longer = [...moves, move]
      if (!isShortEnough([...walk, ...longer], walk.length)) continue
      if (isNew) return longer
      seen.add(keyOf(move.to))
      candidates.push({ place: move.to, moves: longer })
    }
  return undefined
}

/**
 * A position of the search: a node, and the last edge before it that took a transition. A pair of consecutive
 * transitions is one of `last` and one of the next edge. `last` is undefined at the start, and always if no
 * pairs are required.
 */
type Position = { readonly node: Node; readonly last: Edge | undefined }

/** Maximum number of steps per path, unless a single item requires more. */
const maxSteps = 40

export function pathsOf(model: Model): readonly NamedPath[] {
  return [...coveringPaths(explore(model)), ...(model.scenarios ?? [])]
}

/**
 * Returns a small number of paths that cover every reachable item, named `path 1`, `path 2` and so on.
 * @param isAllowed selects the edges that paths may use. If given, pairs of transitions are not required.
 * @param items returns the items of an edge
 */
export function coveringPaths(
  graph: Graph,
  isAllowed?: (edge: Edge) => boolean,
  items = itemsOf,
): readonly NamedPath[] {
  const covered = new Set(traceItems(graph.start))
  const walks = coveringWalks<Position, CoveringMove<Position> & { readonly edge: Edge }>(
    {
      start: { node: graph.initial, last: undefined },
      keyOf: ({ node, last }) => `${node.index}\n${last?.taken.join('\n') ?? ''}`,
      movesAt: ({ node, last }) =>
        node.out.filter(isAllowed ?? (() => true)).map((edge) => {
          const isPaired = !isAllowed && edge.taken.length > 0
          const to = { node: edge.target, last: isPaired ? edge : last }
          return { edge, items: items(edge, last), to }
        }),
      isShortEnough: (walk, fixedLength) => fixedLength === 0 || walk.length <= maxSteps,
    },
    covered,
  )
  return Array.from(walks, (walk, index) => ({
    name: `path ${index + 1}`,
    steps: walk.map(({ edge }) => edge.step),
    taken: walk.map(({ edge }) => edge.taken),
  }))
}

/**
 * Throws if a walk took other transitions than the exploration, which recorded them in `path.taken`.
 * Transitions of child machines are not compared.
 */
export function assertSameTransitions(
  { name, machine }: Model,
  path: NamedPath,
  [, ...traces]: readonly Pick<Trace, 'taken'>[],
): void {
  const own = new Set(declaredTransitions(machine).map(({ id }) => id))
  const ownOf = (taken: readonly string[] = []) => taken.filter((id) => own.has(id))
  for (const [index, planned] of path.taken?.entries() ?? []) {
    const problems = formatDifferences(ownOf(planned), ownOf(traces[index]?.taken))
    if (problems.length === 0) continue
    const heading = `${name}, ${path.name} takes other transitions than the exploration did, after:`
    const reason = 'The identity of the model merges states in which this step differs.'
    const steps = path.steps.slice(0, index + 1)
    throw new Error(formatFailure(heading, steps, ...problems, reason))
  }
}
