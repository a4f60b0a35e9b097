import type { Edge, Graph } from './explore.ts'
import {
  consult,
  excusesOf,
  type Ignored,
  nextDue,
  type Oracle,
  type SpecState,
  type Table,
} from './oracle.ts'
import { unknownCauses } from './vocabulary.ts'
import { Findings, pathText } from './findings.ts'
import { describeStep, halves, stableJson, type Step } from './step.ts'

type Conformance = {
  /** One sentence for each disagreement; empty when machine and table agree. */
  readonly problems: readonly string[]
  /** By rule id, the steps that took it: where, and what. */
  readonly uses: ReadonlyMap<string, readonly string[]>
}

/**
 * Compares every explored edge with the table, and every row of the table with the edges:
 * views agree before and after, a rule is there exactly where the machine moves, the next timer
 * is due at the same time in both, and each rule was taken at least once.
 */
export function checkAgainstOracle(
  graph: Graph,
  oracle: Oracle = graph.model,
): Conformance {
  const unknown = unknownCauses(graph.model, [...oracle.table, ...(oracle.ignored ?? [])])
  const uses = new Map<string, string[]>(oracle.table.map(({ id }) => [id, []]))
  const found = new Findings()
  const tell = (where: string, what: string): void => found.tell(where, what)
  const { initial, view } = graph
  compare(oracle.view(oracle.initial), view, (what) => tell('at the start', what))
  compareTimers(oracle, oracle.initial, initial.next?.left, (what) =>
    tell('at the start', what),
  )
  for (const node of graph.nodes) {
    const state = stateAfter(oracle, node.way)
    const isAstray = found.isAstray(node.way)
    for (const edge of node.out) {
      const where = `${node.label}, ${describeStep(edge.step)} (after ${pathText(node.way)})`
      const rules = checkEdge(oracle, state, edge, (what, cause) => {
        if (!isAstray) found.tell(where, what, [...node.way, edge.step], cause)
      })
      for (const rule of rules) uses.get(rule)?.push(where)
    }
  }
  for (const row of oracle.table)
    if (uses.get(row.id)?.length === 0 && unknownCauses(graph.model, [row]).length === 0)
      tell(`rule ${row.id}`, `never taken: ${row.statement}`)
  return {
    problems: [
      ...duplicates(oracle.table).map((id) => `Two rules bear the id "${id}"`),
      ...unknown,
      ...found.problems(),
    ],
    uses,
  }
}

/**
 * Where the events of the exploration that no rule answers and the list of what is rightly ignored
 * disagree, one sentence each: an event without a reason, a reason for what a rule answers, and a
 * reason that nothing needs.
 */
export function unexplained({ nodes, model }: Graph): readonly string[] {
  const { table, ignored = [] } = model
  const problems = new Set<string>()
  const used = new Set<Ignored>()
  for (const node of nodes) {
    const state = stateAfter(model, node.way)
    for (const { step } of node.out) {
      if (step.kind !== 'event') continue
      const where = `${node.label}, ${step.event.type}`
      const { rules } = consult(table, state, step)
      const excuses = excusesOf(ignored, state, step.event)
      for (const excuse of excuses) used.add(excuse)
      if (rules.length === 0 && excuses.length === 0)
        problems.add(`${where}: no rule answers it, and nothing says why`)
      if (rules.length > 0 && excuses.length > 0)
        problems.add(`${where}: ${rules.join(', ')} answers what is said to be ignored`)
    }
  }
  for (const { when, because } of ignored.filter((row) => !used.has(row)))
    problems.add(`${String(when)}: never ignored, though "${because}"`)
  return [...problems]
}

function checkEdge(
  oracle: Oracle,
  state: SpecState,
  edge: Edge,
  tellCause: (problem: string, cause: string) => void,
): readonly string[] {
  const { table, view } = oracle
  const { step, taken, due } = edge
  const { state: after, rules } = consult(table, state, step)
  const name = step.kind === 'event' ? step.event.type : describeStep(step)
  const by = rules.join(', ') || `ignored ${name}`
  const tell = (kind: string) => (what: string) => tellCause(what, `${kind} ${by}`)
  const almost = step.kind === 'delay' ? halves(step.ms)[0] : undefined
  if (almost) {
    const early = consult(table, state, almost).state
    compare(view(early), edge.viewBefore, (what) => tell('early')(`1 ms before, ${what}`))
  }
  compare(view(after), edge.view, (what) =>
    tell('seen')(`${rules.join(', ') || 'ignored'}, ${what}`),
  )
  if (rules.length > 0 && taken.length === 0 && step.kind !== 'wait')
    tell('moved')(`the machine ignores what ${rules.join(', ')} gives`)
  compareTimers(oracle, after, due, tell('due'))
  return rules
}

/** Two ways to one abstract state may leave different times to run: each edge is asked. */
function compareTimers(
  { table }: Oracle,
  state: SpecState,
  due: number | undefined,
  tell: (problem: string) => void,
): void {
  const expected = nextDue(state)
  if (expected === due) return
  const rules =
    expected === undefined
      ? []
      : consult(table, state, { kind: 'wait', ms: expected }).rules
  const what = rules.join(', ') || 'what the table waits for'
  tell(
    `${what} falls due ${inTime(expected)}, the next timer of the machine ${inTime(due)}`,
  )
}

function inTime(ms: number | undefined): string {
  return ms === undefined ? 'never' : `in ${ms} ms`
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
    const result = consult(table, state, step)
    state = result.state
    return result.rules
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
