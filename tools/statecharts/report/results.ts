/** What test runs leave for the report: one file for each machine and driver. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NamedPath } from '../core/step.ts'
import type { Trace } from '../core/trace.ts'
import type { MutantResult } from '../core/score.ts'
import type { ViewMutantResult } from '../view-mutants/view-score.ts'

export const drivers = ['headless', 'view', 'browser'] as const
export type DriverName = (typeof drivers)[number]

export type RunResult = {
  /** The stem of the machine's file. */
  readonly machine: string
  readonly driver: DriverName
  readonly paths: readonly WalkedPath[]
  /** By id, the transitions that nobody can cause there, and why. */
  readonly unreachable?: Readonly<Record<string, string>>
  readonly walks?: { readonly runs: number; readonly seed: number }
  readonly mutants?: readonly MutantResult[]
  /** How long all of it took, in milliseconds. */
  readonly ms: number
}

export type WalkedPath = {
  readonly name: string
  readonly steps: number
  /** The ids of the transitions that were seen from inside, each once. */
  readonly transitions: readonly string[]
}

// Not by `new URL`: Vite would make it an address of the served page.
const folder = path.resolve('reports/paths')

/** What a walk on a driver leaves: `traces` is what `walk` resolved to. */
export function walkedPath(
  { name, steps }: NamedPath,
  traces: readonly Trace[],
): WalkedPath {
  const transitions = [...new Set(traces.flatMap(({ taken }) => taken))]
  return { name, steps: steps.length, transitions }
}

/** Writes `<machine>.<driver>.json`, in place of what an earlier run left. */
export function saveResult(result: RunResult, into: string = folder): void {
  mkdirSync(into, { recursive: true })
  const file = path.join(into, `${result.machine}.${result.driver}.json`)
  writeFileSync(file, JSON.stringify(result))
}

/** Every result that runs left; none when there was no run. */
export function readResults(from: string = folder): readonly RunResult[] {
  return filesIn(from)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const result: RunResult = JSON.parse(readFileSync(path.join(from, name), 'utf8'))
      return result
    })
}

/** What trying the mutants of the views left, in a file beside the folder of the paths. */
type ViewMutantsResult = {
  readonly kind: 'view-mutants'
  readonly results: readonly ViewMutantResult[]
  /** Milliseconds. */
  readonly ms: number
}

/** Writes `reports/view-mutants.json`, in place of what an earlier run left. */
export function saveViewMutants(
  results: readonly ViewMutantResult[],
  ms: number,
  into: string = path.dirname(folder),
): void {
  mkdirSync(into, { recursive: true })
  const result: ViewMutantsResult = { kind: 'view-mutants', results, ms }
  writeFileSync(path.join(into, 'view-mutants.json'), JSON.stringify(result))
}

function filesIn(from: string): readonly string[] {
  try {
    return readdirSync(from).toSorted()
  } catch {
    return []
  }
}
