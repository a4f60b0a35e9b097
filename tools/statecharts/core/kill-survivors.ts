import type { Edge, Graph, Path } from './explore.ts'
import { mutantsOf } from './mutants.ts'
import { kills } from './score.ts'
import { follow } from './tour.ts'

const DEFAULT_CANDIDATES = 5000
const LONGEST_TAIL = 3

/**
 * Paths that kill mutants which the given paths let live: shortest ways to each abstract
 * state, then up to three edges more, the first that kills being kept. Tries at most `most`
 * candidates for each mutant; those that the model calls equivalent are left in peace. The
 * oracle is the model's table, as everywhere.
 */
export async function killSurvivors(
  graph: Graph,
  paths: readonly Path[],
  most: number = DEFAULT_CANDIDATES,
): Promise<readonly Path[]> {
  const { model } = graph
  const living = mutantsOf(model.machine).filter(({ id }) => !model.equivalent?.[id])
  const added: Path[] = []
  for (const { machine } of living) {
    if (!machine) continue
    const dies = (path: Path): Promise<boolean> =>
      kills(model, machine, { name: 'candidate', steps: path.map(({ step }) => step) })
    if (await anyOf([...paths, ...added], dies)) continue
    const killer = await anyOf(candidates(graph, most), dies)
    if (killer) added.push(killer)
  }
  return added
}

async function anyOf(
  paths: Iterable<Path>,
  dies: (path: Path) => Promise<boolean>,
): Promise<Path | undefined> {
  for (const path of paths) if (await dies(path)) return path
  return undefined
}

/** Short tails first. */
function* candidates(graph: Graph, most: number): Generator<Path> {
  let left = most
  for (let length = 1; length <= LONGEST_TAIL; length += 1)
    for (const node of graph.nodes) {
      const way = follow(graph, node.way)
      for (const tail of tails(node.out, length)) {
        if (left === 0) return
        left -= 1
        yield [...way, ...tail]
      }
    }
}

function* tails(edges: readonly Edge[], length: number): Generator<Path> {
  for (const edge of edges)
    if (length === 1) yield [edge]
    else for (const tail of tails(edge.target.out, length - 1)) yield [edge, ...tail]
}
