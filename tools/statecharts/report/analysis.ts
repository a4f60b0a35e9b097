/** What the report tells of one machine, before it is dressed. */
import { type Chart, chartOf, type ChartTransition, statesUnder } from '../drawing/chart.ts'
import type { NamedPath } from '../core/step.ts'
import type { Declared } from '../core/trace.ts'
import type { Model } from '../core/model.ts'
import { operators } from '../core/mutation.ts'
import { type MutantResult, rateOf, unite } from '../core/score.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import { type DriverName, drivers, type RunResult } from './results.ts'

export type Subject = {
  readonly model: Model
  /** What a tester calls the machine. */
  readonly title: string
  /** The frozen paths, then the scenarios. */
  readonly paths: readonly NamedPath[]
  /** On which drivers the project meets it. */
  readonly drivers: readonly DriverName[]
}

export type Analysis = {
  readonly name: string
  readonly title: string
  readonly drivers: readonly DriverName[]
  readonly chart: Chart
  readonly states: number
  readonly runs: readonly RunResult[]
  /** The columns of the matrix: every path that some driver walked. */
  readonly paths: readonly PathColumn[]
  readonly transitions: readonly TransitionRow[]
  readonly requirements: readonly Requirement[]
  /** Undefined when no mutant was tried. */
  readonly mutation: Mutation | undefined
}

export type PathColumn = {
  readonly name: string
  /** The steps of the longest walk under that name: a driver may leave some out. */
  readonly steps: number
}

export type TransitionRow = {
  readonly id: string
  readonly transition: ChartTransition
  /** By path and driver, whether it was taken. */
  readonly walked: readonly (readonly DriverName[])[]
  readonly drivers: readonly DriverName[]
  /** The drivers on which nobody can cause it, and why. */
  readonly unreachable: readonly { readonly driver: DriverName; readonly reason: string }[]
  /** The ids of the mutants of this transition that no path kills. */
  readonly survivors: readonly string[]
}

/** A statement of the specification, the rules that stand for it, the paths that showed it. */
export type Requirement = {
  readonly statement: string
  readonly rules: readonly string[]
  /** By driver, the positions among the columns of the paths that held a rule of it. */
  readonly evidence: readonly {
    readonly driver: DriverName
    readonly paths: readonly number[]
  }[]
}

export type Mutation = {
  /** From 0 to 1. */
  readonly rate: number
  readonly results: readonly MutantResult[]
  readonly byOperator: readonly {
    readonly operator: MutantResult['operator']
    readonly counts: Readonly<Record<MutantResult['result'], number>>
    readonly rate: number
  }[]
}

/** Holds what runs left of one machine against its definition and its table. */
export function analyse(subject: Subject, results: readonly RunResult[]): Analysis {
  const { model, title, paths } = subject
  const chart = chartOf(model.name, model.machine)
  const runs = drivers.flatMap((driver) =>
    results.filter((one) => one.machine === model.name && one.driver === driver),
  )
  const columns = columnsOf(paths, runs)
  const mutation = mutationOf(runs)
  return {
    name: model.name,
    title,
    drivers: subject.drivers,
    chart,
    states: statesUnder(chart.root).length - 1,
    runs,
    paths: columns,
    transitions: rowsOf(subject, chart, runs, columns, mutation),
    requirements: requirementsOf(model, columns, runs),
    mutation,
  }
}

function columnsOf(
  paths: readonly NamedPath[],
  runs: readonly RunResult[],
): readonly PathColumn[] {
  const columns = new Map(paths.map(({ name, steps }) => [name, steps.length]))
  for (const { name, steps } of runs.flatMap((run) => run.paths))
    columns.set(name, Math.max(steps, columns.get(name) ?? 0))
  return [...columns].map(([name, steps]) => ({ name, steps }))
}

function rowsOf(
  { model }: Subject,
  chart: Chart,
  runs: readonly RunResult[],
  columns: readonly PathColumn[],
  mutation: Mutation | undefined,
): readonly TransitionRow[] {
  const drawn = [...statesUnder(chart.root).flatMap(({ inner }) => inner), ...chart.arrows]
  const declared = declaredTransitions(model.machine)
  const living = (mutation?.results ?? []).filter(({ result }) => result === 'survived')
  return declared.flatMap((one) => {
    const { id } = one
    const transition = drawn.find((other) => other.id === id)
    if (!transition) return []
    const place = placeOf(declared, one)
    const takes = (run: RunResult, name: string): boolean =>
      run.paths.some((path) => path.name === name && path.transitions.includes(id))
    const walked = columns.map(({ name }) =>
      runs.filter((run) => takes(run, name)).map(({ driver }) => driver),
    )
    return {
      id,
      transition,
      walked,
      drivers: drivers.filter((driver) => walked.flat().includes(driver)),
      unreachable: runs.flatMap(({ driver, unreachable }) => {
        const reason = unreachable?.[id]
        return reason === undefined ? [] : [{ driver, reason }]
      }),
      survivors: living
        .map((mutant) => mutant.id)
        .filter((mutant) => isAt(place, mutant.slice(mutant.indexOf(': ') + 2))),
    }
  })
}

/** Where mutants stand: their state, their event, and which of its branches. */
function placeOf(declared: readonly Declared[], one: Declared): readonly string[] {
  const { source, event } = one
  const branches = declared.filter(
    (other) => other.source === source && other.event === event,
  )
  const place = `${source} ${event}`
  return event.startsWith('after ')
    ? [`${place}[${branches.indexOf(one)}]`, `${place} `]
    : [`${place}[${branches.indexOf(one)}]`]
}

function isAt(places: readonly string[], mutant: string): boolean {
  return places.some((place) => mutant.startsWith(place))
}

function requirementsOf(
  { table }: Model,
  columns: readonly PathColumn[],
  runs: readonly RunResult[],
): readonly Requirement[] {
  const statements = new Map<string, string[]>()
  for (const { id, statement } of table)
    statements.set(statement, [...(statements.get(statement) ?? []), id])
  return [...statements].map(([statement, rules]) => ({
    statement,
    rules,
    evidence: runs.flatMap((run) => {
      const names = new Set(
        run.paths
          .filter((path) => rules.some((rule) => path.rules.includes(rule)))
          .map(({ name }) => name),
      )
      const paths = columns.flatMap(({ name }, index) => (names.has(name) ? index : []))
      return paths.length > 0 ? { driver: run.driver, paths } : []
    }),
  }))
}

function mutationOf(runs: readonly RunResult[]): Mutation | undefined {
  const [first, ...others] = runs.flatMap(({ mutants }) => (mutants ? [mutants] : []))
  if (!first) return undefined
  const results = unite(first, ...others)
  return {
    rate: rateOf(results),
    results,
    byOperator: operators.flatMap((operator) => {
      const own = results.filter((one) => one.operator === operator)
      const count = (result: MutantResult['result']) =>
        own.filter((one) => one.result === result).length
      return own.length === 0
        ? []
        : {
            operator,
            counts: {
              killed: count('killed'),
              survived: count('survived'),
              equivalent: count('equivalent'),
              invalid: count('invalid'),
            },
            rate: rateOf(own),
          }
    }),
  }
}
