import { coveringWalks } from './cover.ts'
import { itemsOf, startItems } from './coverage.ts'
import { type Edge, explore, type Graph, type Node } from './explore.ts'
import type { Model } from './model.ts'
import type { NamedPath } from './step.ts'

/** A node, and the last edge that took a transition. */
type Place = { readonly node: Node; readonly last: Edge | undefined }

const DEFAULT_LENGTH = 40

const toured = new WeakMap<Model, readonly NamedPath[]>()

/** What is walked of a machine: a tour of all that it can do, then the paths written by hand. */
export function pathsOf(model: Model): readonly NamedPath[] {
  const known = toured.get(model)
  if (known) return known
  const paths = [...tour(explore(model)), ...(model.scenarios ?? [])]
  toured.set(model, paths)
  return paths
}

/**
 * Few paths that cover all that can be covered, numbered from 1, in `length` steps unless an item
 * lies farther away.
 */
export function tour(graph: Graph, length: number = DEFAULT_LENGTH): readonly NamedPath[] {
  const known = new Map<Edge, Map<Edge | undefined, readonly string[]>>()
  const itemsAt = (edge: Edge, last: Edge | undefined): readonly string[] => {
    const byLast = known.get(edge) ?? new Map<Edge | undefined, readonly string[]>()
    known.set(edge, byLast)
    const items = byLast.get(last) ?? itemsOf(edge, last)
    byLast.set(last, items)
    return items
  }
  const start: Place = { node: graph.initial, last: undefined }
  const covered = new Set(startItems(graph))
  const paths = coveringWalks<Place, Edge>(
    {
      start,
      keyOf: ({ node, last }) => `${node.key}\n${last?.taken.join('\n') ?? ''}`,
      movesAt: ({ node }) => node.out,
      after: ({ last }, edge) =>
        edge.isIgnored
          ? undefined
          : { node: edge.target, last: edge.taken.length > 0 ? edge : last },
      itemsOf: ({ last }, edge) => itemsAt(edge, last),
      fits: (path, begun) => begun === 0 || path.length <= length,
    },
    covered,
  )
  return Array.from(paths, (path, index) => ({
    name: `path ${index + 1}`,
    steps: path.map(({ step }) => step),
  }))
}
