import { criteria, type Criterion, itemsOf, startItems } from './criteria.ts'
import { type Edge, explore, type Graph, type Node, type Path } from './explore.ts'
import { Session } from './session.ts'
import type { Model } from './model.ts'
import { describeStep, type NamedPath } from './step.ts'

/** What is covered so far. An item may depend on the last edge that took a transition. */
type Ledger = {
  isNew(edge: Edge, last: Edge | undefined): boolean
  cover(edge: Edge, last: Edge | undefined): void
}

type Leg = { readonly edge: Edge; readonly parent: Leg | undefined }

const DEFAULT_LENGTH = 40

const toured = new WeakMap<Model, readonly NamedPath[]>()

/** What is walked of a machine: a tour of all that it can do, then the paths written by hand. */
export function pathsOf(model: Model): readonly NamedPath[] {
  const known = toured.get(model)
  if (known) return known
  const paths = [...namedTour(explore(model)), ...(model.scenarios ?? [])]
  toured.set(model, paths)
  return paths
}

/** The tour of an exploration, its paths numbered from 1. */
export function namedTour(graph: Graph): readonly NamedPath[] {
  return tour(graph).map((path, index) => ({
    name: `path ${index + 1}`,
    steps: path.map(({ step }) => step),
  }))
}

/**
 * Few paths that cover every feasible item of the criteria, all of them unless given: a
 * greedy walk to the nearest item that is not covered, begun again from the start when
 * nothing more is in reach or `length` steps are walked. Each path is rehearsed on the
 * machine; throws when it does not go as the graph says.
 */
export function tour(
  graph: Graph,
  wanted: readonly Criterion[] = criteria,
  length: number = DEFAULT_LENGTH,
): readonly Path[] {
  const ledger = openLedger(graph, wanted)
  const paths: Path[] = []
  for (
    let path = nextPath(graph, ledger, length);
    path.length > 0;
    path = nextPath(graph, ledger, length)
  ) {
    rehearse(graph, path)
    paths.push(path)
  }
  return paths
}

function nextPath(graph: Graph, ledger: Ledger, length: number): Path {
  const path: Edge[] = []
  let last: Edge | undefined
  let leg = nearest(graph.initial, last, ledger.isNew)
  while (leg.length > 0 && (path.length === 0 || path.length + leg.length <= length)) {
    for (const edge of leg) {
      ledger.cover(edge, last)
      if (edge.taken.length > 0) last = edge
      path.push(edge)
    }
    leg = nearest(path.at(-1)?.target ?? graph.initial, last, ledger.isNew)
  }
  return path
}

function openLedger(graph: Graph, wanted: readonly Criterion[]): Ledger {
  const covered = new Set(
    wanted.flatMap((one) => startItems(graph, one).map((item) => `${one} ${item}`)),
  )
  const known = new Map<Edge, Map<Edge | undefined, readonly string[]>>()
  const itemsAt = (edge: Edge, last: Edge | undefined): readonly string[] => {
    const byLast = known.get(edge) ?? new Map<Edge | undefined, readonly string[]>()
    known.set(edge, byLast)
    const items =
      byLast.get(last) ??
      wanted.flatMap((one) => itemsOf(one, edge, last).map((item) => `${one} ${item}`))
    byLast.set(last, items)
    return items
  }
  return {
    isNew: (edge, last) => itemsAt(edge, last).some((item) => !covered.has(item)),
    cover: (edge, last) => {
      for (const item of itemsAt(edge, last)) covered.add(item)
    },
  }
}

/** Two states that abstract() calls one may behave differently: only a real run tells. */
function rehearse({ model }: Graph, path: Path): void {
  const session = new Session(model)
  session.takeTrace()
  for (const [index, { step, taken }] of path.entries()) {
    session.perform(step)
    const actual = session.takeTrace().taken
    if (actual.join('\n') !== taken.join('\n'))
      throw new Error(
        `${model.name}: abstract() calls states one that behave differently. After ` +
          `${path
            .slice(0, index + 1)
            .map((edge) => describeStep(edge.step))
            .join(', ')}: ` +
          `expected ${taken.join(', ') || 'nothing'}, happened ${actual.join(', ') || 'nothing'}`,
      )
  }
  session.dispose()
}

/** The shortest walk to an edge that is wanted; empty when none can be reached. */
function nearest(
  from: Node,
  last: Edge | undefined,
  isWanted: (edge: Edge, last: Edge | undefined) => boolean,
): readonly Edge[] {
  const places: { node: Node; last: Edge | undefined; leg: Leg | undefined }[] = [
    { node: from, last, leg: undefined },
  ]
  const seen = new Set([placeKey(from, last)])
  // An array is read while it grows.
  for (const { node, last: previous, leg } of places)
    for (const edge of node.out) {
      const here: Leg = { edge, parent: leg }
      if (isWanted(edge, previous)) return unroll(here)
      if (edge.isIgnored) continue
      const moved = edge.taken.length > 0 ? edge : previous
      const key = placeKey(edge.target, moved)
      if (seen.has(key)) continue
      seen.add(key)
      places.push({ node: edge.target, last: moved, leg: here })
    }
  return []
}

function placeKey(node: Node, last: Edge | undefined): string {
  return `${node.key}\n${last?.taken.join('\n') ?? ''}`
}

function unroll(leg: Leg): readonly Edge[] {
  const edges: Edge[] = []
  for (let at: Leg | undefined = leg; at; at = at.parent) edges.unshift(at.edge)
  return edges
}
