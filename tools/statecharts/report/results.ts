/** What test runs leave for the report: one file each, with the code that it measured. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseJson } from '../core/json.ts'
import type { Model } from '../core/model.ts'
import { rulesAlong } from '../core/oracle-check.ts'
import type { MutantResult } from '../core/score.ts'
import type { NamedPath } from '../core/step.ts'
import type { Trace } from '../core/trace.ts'
import type { ViewMutantResult } from '../view-mutants/view-score.ts'
import { type Code, codeOf, isPresent } from './code.ts'

export const drivers = ['headless', 'view', 'browser'] as const
export type DriverName = (typeof drivers)[number]

/** What every result bears. */
type Stamp = {
  readonly code: Code
  /** When it was left, as ISO 8601. */
  readonly at: string
}

/** What was walked of one machine on one driver. */
export type RunResult = {
  readonly kind: 'run'
  /** The stem of the machine's file. */
  readonly machine: string
  readonly driver: DriverName
  /** The names of the paths that were to be walked. */
  readonly expected: readonly string[]
  /** Those that went as the table says. */
  readonly paths: readonly WalkedPath[]
  /** The titles of the tests that failed, where the run knows them. */
  readonly failed?: readonly string[]
  /** By id, the transitions that nobody can cause there, and why. */
  readonly unreachable?: Readonly<Record<string, string>>
  readonly walks?: { readonly runs: number; readonly seed: number }
  readonly mutants?: readonly MutantResult[]
  /** What it ran in, with its version: `chromium 141.0`. */
  readonly engine?: string
  /** How long all of it took, in milliseconds. */
  readonly ms: number
} & Stamp

/** What the exploration of a whole system found. */
export type ProductResult = {
  readonly kind: 'product'
  readonly product: string
  readonly verdict: 'passed' | 'failed'
  readonly bounds: { readonly states: number; readonly depth?: number }
  readonly states: number
  /** Moves that were tried. */
  readonly edges: number
  /** Moves from the start to the farthest state. */
  readonly depth: number
  /** Whether there is no state beyond the bounds. */
  readonly isWhole: boolean
  /** How long all of it took, in milliseconds. */
  readonly ms: number
  readonly properties: readonly {
    readonly id: string
    readonly sentence: string
    readonly ok: boolean
    /** The shortest steps that break it. */
    readonly counterexample?: readonly string[]
  }[]
  /** Of the wiring. */
  readonly mutants?: {
    readonly count: number
    readonly killed: number
    readonly survivors: readonly string[]
    readonly equivalent: readonly string[]
    readonly withoutEffect: readonly string[]
  }
} & Stamp

/** What became of the mutants of how views are wired to their machines, all of them tried. */
export type ViewMutantsResult = {
  readonly kind: 'view-mutants'
  readonly results: readonly ViewMutantResult[]
  readonly ms: number
} & Stamp

export type Result = RunResult | ProductResult | ViewMutantsResult
/** A result before it is stamped. */
export type Bare<Kind> = Kind extends Result ? Omit<Kind, keyof Stamp> : never

export type WalkedPath = {
  readonly name: string
  readonly steps: number
  /** The ids of the transitions that were seen from inside, each once. */
  readonly transitions: readonly string[]
  /** The ids of the rules that were held against it, each once. */
  readonly rules: readonly string[]
}

/** A result that is not of the code that is there: of other code, or of an older form. */
export type Stranger = { readonly name: string; readonly at: string | undefined }

export type Results = {
  readonly own: readonly Result[]
  readonly strangers: readonly Stranger[]
}

// Not by `new URL`: Vite would make it an address of the served page.
const folder = path.resolve('reports/paths')

/** What a walk on a driver leaves: `traces` is what `walk` resolved to. */
export function walkedPath(
  model: Pick<Model, 'table' | 'initial'>,
  { name, steps }: NamedPath,
  traces: readonly Trace[],
): WalkedPath {
  const transitions = [...new Set(traces.flatMap(({ taken }) => taken))]
  const rules = [...new Set(rulesAlong(model, steps).flat())]
  return { name, steps: steps.length, transitions, rules }
}

/**
 * Writes a result in place of what an earlier run left. `roots` are the files and folders that it
 * measured, from the project's root; with a file goes all that it imports. Says where it is.
 */
export function saveResult(
  result: Bare<Result>,
  roots: readonly string[],
  into: string = folder,
): string {
  mkdirSync(into, { recursive: true })
  const stamp: Stamp = { code: codeOf(roots), at: new Date().toISOString() }
  const file = path.join(into, `${nameOf(result)}.json`)
  writeFileSync(file, JSON.stringify({ ...result, ...stamp }))
  return path.relative('', file)
}

/** Every result that runs left; none when there was no run. Those of other code are only named. */
export function readResults(from: string = folder): Results {
  const own: Result[] = []
  const strangers: Stranger[] = []
  for (const file of filesIn(from)) {
    const read = parseJson(readFileSync(path.join(from, file), 'utf8'))
    if (isResult(read) && isPresent(read.code)) own.push(read)
    else
      strangers.push({
        name: file.replace(/\.json$/, ''),
        at: isResult(read) ? read.at : undefined,
      })
  }
  return { own, strangers }
}

function nameOf(result: Bare<Result>): string {
  if (result.kind === 'run') return `${result.machine}.${result.driver}`
  return result.kind === 'product' ? `${result.product}.product` : result.kind
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false
  return 'kind' in value && 'at' in value && 'code' in value && isCode(value.code)
}

function isCode(value: unknown): value is Code {
  if (typeof value !== 'object' || value === null) return false
  return 'roots' in value && Array.isArray(value.roots) && 'hash' in value
}

function filesIn(from: string): readonly string[] {
  try {
    return readdirSync(from)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
  } catch {
    return []
  }
}
