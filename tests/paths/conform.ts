import type { Edge, Graph, Node } from './explore.ts'
import { consult, nextDue, type Oracle, type SpecState, type Table } from './oracle.ts'
import { describeStep, halves, stableJson, type Step } from './step.ts'

type Conformance = {
  /** One sentence for each disagreement; empty when machine and table agree. */
  readonly problems: readonly string[]
  /** By rule id, the steps that took it: where, and what. */
  readonly uses: ReadonlyMap<string, readonly string[]>
}

/**
 * Holds every explored edge against the table, and every row of the table against the edges:
 * views agree before and after, a rule is there exactly where the machine moves, no timer of
 * the table is missing from the machine, and each rule was taken at least once.
 */
export function conform(graph: Graph, oracle: Oracle = graph.model): Conformance {
  const problems: string[] = duplicates(oracle.table).map(
    (id) => `Two rules bear the id "${id}"`,
  )
  const uses = new Map<string, string[]>(oracle.table.map(({ id }) => [id, []]))
  const tell = (where: string, what: string): void => {
    problems.push(`${where}: ${what}`)
  }
  compare(oracle.view(oracle.initial), graph.view, (what) => tell('at the start', what))
  for (const node of graph.nodes) {
    const state = stateAfter(oracle, node.way)
    missingTimer(oracle, state, node, (what) => tell(node.label, what))
    for (const edge of node.out) {
      const where = `${node.label}, ${describeStep(edge.step)} (after ${pathText(node.way)})`
      const rules = judge(oracle, state, edge, (what) => tell(where, what))
      for (const rule of rules) uses.get(rule)?.push(where)
    }
  }
  for (const { id, statement } of oracle.table)
    if (uses.get(id)?.length === 0) tell(`rule ${id}`, `never taken: ${statement}`)
  return { problems, uses }
}

function judge(
  { table, view }: Oracle,
  state: SpecState,
  edge: Edge,
  tell: (problem: string) => void,
): readonly string[] {
  const { step, taken } = edge
  const almost = step.kind === 'delay' ? halves(step.ms)[0] : undefined
  if (almost) {
    const early = consult(table, state, almost).state
    compare(view(early), edge.viewBefore, (what) => tell(`1 ms before, ${what}`))
  }
  const { state: after, rules } = consult(table, state, step)
  compare(view(after), edge.view, (what) =>
    tell(`${rules.join(', ') || 'ignored'}, ${what}`),
  )
  if (rules.length > 0 && taken.length === 0 && step.kind !== 'wait')
    tell(`the machine ignores what ${rules.join(', ')} gives`)
  return rules
}

function missingTimer(
  oracle: Oracle,
  state: SpecState,
  node: Node,
  tell: (problem: string) => void,
): void {
  const due = nextDue(state)
  if (due === undefined || due >= (node.next?.left ?? Infinity)) return
  const { rules } = consult(oracle.table, state, { kind: 'wait', ms: due })
  if (rules.length > 0)
    tell(`${rules.join(', ')} falls due in ${due} ms, the machine waits for nothing then`)
}

/** The state of a specification after these steps. */
export function stateAfter(
  { table, initial }: Pick<Oracle, 'table' | 'initial'>,
  steps: readonly Step[],
): SpecState {
  return steps.reduce((state, step) => consult(table, state, step).state, initial)
}

/** The ids of the rules that each of these steps takes: what a path is a test of. */
export function rulesAlong(
  { table, initial }: Pick<Oracle, 'table' | 'initial'>,
  steps: readonly Step[],
): readonly (readonly string[])[] {
  let state = initial
  return steps.map((step) => {
    const verdict = consult(table, state, step)
    state = verdict.state
    return verdict.rules
  })
}

function compare(expected: unknown, actual: unknown, tell: (what: string) => void): void {
  if (stableJson(expected) !== stableJson(actual))
    tell(`the table expects ${stableJson(expected)}, seen ${stableJson(actual)}`)
}

function duplicates(table: Table): readonly string[] {
  const ids = table.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function pathText(way: readonly Step[]): string {
  return way.map(describeStep).join(', ') || 'the start'
}
