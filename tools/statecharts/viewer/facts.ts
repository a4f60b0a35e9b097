/** What the development server knows of a machine: its source, and what test runs left. */
import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import type { Model } from '../core/model.ts'
import { analyse } from '../report/analysis.ts'
import { readResults, type RunResult } from '../report/results.ts'
import { locateStates } from './locate.ts'
import type { Place } from './nearest-place.ts'

export type Facts = {
  /** The source's absolute path; undefined when it was not found. */
  readonly file: string | undefined
  /** By path; the machine itself under ''. */
  readonly places: Readonly<Record<string, Place>>
  /** The ids of the transitions that paths took; undefined when no test run left anything. */
  readonly walked: readonly string[] | undefined
  /** By transition, the ids of its mutants that live, and of those that cannot be told apart. */
  readonly survivors: MutantsByTransition
  readonly equivalents: MutantsByTransition
}

type MutantsByTransition = Readonly<Record<string, readonly string[]>>

/** By the model's name. */
export async function factsOf(
  server: ViteDevServer,
  models: readonly Model[],
): Promise<Readonly<Record<string, Facts>>> {
  const sources = await sourcesOf(server)
  const results = readResults().own.filter((one) => one.kind === 'run')
  return Object.fromEntries(
    models.map((model) => [
      model.name,
      { ...locate(sources, model.machine.id), ...measured(model, results) },
    ]),
  )
}

type Sources = ReadonlyMap<string, string>

/** The loaded files of the project that hold the definition of a machine. */
async function sourcesOf({ environments }: ViteDevServer): Promise<Sources> {
  const loaded = [...environments.ssr.moduleGraph.idToModuleMap.values()]
  const files = loaded.flatMap(({ file }) =>
    file && /\.[jt]sx?$/.test(file) && !file.includes('/node_modules/') ? [file] : [],
  )
  const read = files.map(async (file) => [file, await readFile(file, 'utf8')] as const)
  const texts = await Promise.all(read)
  return new Map(texts.filter(([, text]) => /createMachine\(|\bstates:/.test(text)))
}

function locate(sources: Sources, id: string): Pick<Facts, 'file' | 'places'> {
  for (const [file, text] of sources) {
    const places = locateStates(text, id)
    if (places) return { file, places: Object.fromEntries(places) }
  }
  return { file: undefined, places: {} }
}

/** What results say of a machine. */
export function measured(
  model: Model,
  results: readonly RunResult[],
): Pick<Facts, 'walked' | 'survivors' | 'equivalents'> {
  const rows = rowsOf(model, results)
  const isMeasured = results.some(({ machine }) => machine === model.name)
  return {
    walked: isMeasured
      ? rows.flatMap(({ id, drivers }) => (drivers.length > 0 ? id : []))
      : undefined,
    survivors: mutantsOf(rows),
    equivalents: mutantsOf(rowsOf(model, results.map(withEquivalents))),
  }
}

function rowsOf(model: Model, results: readonly RunResult[]) {
  return analyse({ model, title: model.name, paths: [], drivers: [] }, results).transitions
}

function mutantsOf(rows: ReturnType<typeof rowsOf>): MutantsByTransition {
  return Object.fromEntries(
    rows.flatMap(({ id, survivors }) => (survivors.length > 0 ? [[id, survivors]] : [])),
  )
}

/** The analysis places the mutants that live: here those that are equivalent stand for them. */
function withEquivalents(run: RunResult): RunResult {
  const mutants = run.mutants?.flatMap((one) =>
    one.result === 'equivalent' ? { ...one, result: 'survived' as const } : [],
  )
  return mutants ? { ...run, mutants } : run
}
