import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the benchmark uses: CSS selectors, without which a page is measured without, and a module. */
export type BenchConfig = {
  readonly menu: string
  /** What only the application answers. */
  readonly press: string
  /** What that press brings. */
  readonly answer: string
  readonly filter: string
  readonly question: string
  readonly field: string
  /** File of a module that exports `validators` by name, and long `texts` for them. */
  readonly validators: string
}

/** Reads `site.config.ts` of the current directory; throws when it exports no `bench`. */
export async function readConfig(): Promise<BenchConfig> {
  const file = path.resolve('site.config.ts')
  const { bench }: { bench?: BenchConfig } = await import(pathToFileURL(file).href)
  if (!bench) throw new Error(`${file} exports no bench`)
  return bench
}
