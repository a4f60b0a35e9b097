import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Labels } from './cli/labels.ts'
import type { Model } from './core/model.ts'
import type { ProductModel } from './product/product-model.ts'
import type { NamedPath } from './core/step.ts'
import type { ManualScripts } from './scripts/manual-adapter.ts'
import type { ScreenAdapter } from './screen/screen-adapter.ts'

/** What a project tells of its machines. Folders and files count from the project's root. */
export type StatechartsConfig = {
  readonly models: readonly Model[]
  /** The whole actor system, where there is one. */
  readonly product?: ProductModel
  /** By the model's name: what a machine does not say of itself, for testers and reports. */
  readonly labels: Readonly<Record<string, Labels>>
  /** Holds the reviewed paths, `NAME.paths.txt`. */
  readonly pathsFolder: string
  /** Holds the drawings, one SVG a machine and a page of them all. */
  readonly drawingsFolder: string
  /** Where the machines' sources stand, `NAME.ts`. */
  readonly machinesFolder: string
  /** Test file that walks the paths on rendered views, run by Vitest. */
  readonly viewSuite?: string
  /** Test file that tries the mutants of the views, run by Vitest. */
  readonly viewMutants?: string
  /** Test file that walks them in a browser and the configuration that it is run with. */
  readonly browserSuite?: { readonly file: string; readonly config: string }
  /** What an exported Playwright specification is made of. */
  readonly playwright?: StandaloneTests
  /** What people do and see, for the scripts that they follow. */
  readonly scripts?: ManualScripts
}

export type StandaloneTests = {
  readonly adapters: readonly ScreenAdapter[]
  /** The file that holds the adapter of a machine, and the name that it exports. */
  adapterModule(name: string): { readonly file: string; readonly name: string }
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
export function configFile(): string {
  return process.env.STATECHARTS_CONFIG ?? standard
}

/** Nobody has said what the machines are. */
export class MissingConfig extends Error {
  override readonly name = 'MissingConfig'
}

/** Reads the project's configuration from the current directory; throws when there is none. */
export async function readConfig(): Promise<StatechartsConfig> {
  const file = path.resolve(configFile())
  if (!existsSync(file))
    throw new MissingConfig(
      `There is no configuration ${file}: go to the root of the project, or name one in STATECHARTS_CONFIG.`,
    )
  const { config }: { config?: StatechartsConfig } = await import(pathToFileURL(file).href)
  if (!config) throw new Error(`${file} exports no config`)
  return config
}
