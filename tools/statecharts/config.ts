import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Model } from './core/model.ts'
import { UsageError } from './core/usage-error.ts'
import type { ProductModel } from './product/product-model.ts'
import type { NamedPath } from './core/step.ts'
import type { ManualScripts } from './scripts/sentence.ts'

/** What a project tells of its machines.  */
export type StatechartsConfig = {
  readonly models: readonly Model[]
  /** The whole actor system, where there is one. */
  readonly product?: ProductModel
  /** What an exported Playwright specification is made of. */
  readonly playwright?: StandaloneTests
  /** What people do and see, for the scripts that they follow. */
  readonly scripts?: ManualScripts
}

export type StandaloneTests = {
  /** The file that holds the screen of a machine, and the name by which it exports it. */
  screenModule(name: string): { readonly file: string; readonly name: string }
  /** The file that exports `pageUserDriver(page)`. */
  readonly userDriver: string
  /** Changes a path for a world that is asked by network alone. */
  adapt(path: NamedPath): NamedPath
  /** The source that is bundled in place of a module; null leaves it as it is. */
  replace(id: string): string | null
}

/** Named by STATECHARTS_CONFIG, else this file. */
const standard = 'tests/statecharts.config.ts'

/** The file of the project's configuration, from the current directory. */
function configFile(): string {
  return process.env.STATECHARTS_CONFIG ?? standard
}

/** Reads the project's configuration from the current directory; throws a UsageError when there is none. */
export async function readConfig(): Promise<StatechartsConfig> {
  const file = path.resolve(configFile())
  if (!existsSync(file))
    throw new UsageError(
      `There is no configuration ${file}: go to the root of the project, or name one in STATECHARTS_CONFIG.`,
    )
  const { config }: { config?: StatechartsConfig } = await import(pathToFileURL(file).href)
  if (!config) throw new Error(`${file} exports no config`)
  return config
}
