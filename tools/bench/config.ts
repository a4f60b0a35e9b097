import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** CSS selectors of what the benchmark uses; a page without one is measured without it. */
export type BenchConfig = {
  readonly menu: string
  /** What only the application answers. */
  readonly press: string
  /** What that press brings. */
  readonly answer: string
  readonly filter: string
  readonly question: string
  readonly field: string
}

/** Reads `site.config.ts` of the current directory; throws when it exports no `bench`. */
export async function readConfig(): Promise<BenchConfig> {
  const file = path.resolve('site.config.ts')
  const { bench }: { bench?: BenchConfig } = await import(pathToFileURL(file).href)
  if (!bench) throw new Error(`${file} exports no bench`)
  return bench
}
