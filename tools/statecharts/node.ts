/** Finds models and screens by their file names, and declares the type of the configuration. Node only. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isModel, type Model } from './core/model.ts'
import { isScreen, type Screen } from './screen/screen.ts'
import type { NamedPath } from './core/step.ts'
import type { ProductModel } from './product/product-model.ts'

/** Imports the models that a folder's files `NAME.model.ts` (or `.js`) export, sorted by file name. */
export async function loadModels(folder: string): Promise<readonly Model[]> {
  return (await exportsIn(folder, /\.model\.[jt]s$/)).filter(isModel)
}

/** Imports the screens that a folder's files `NAME.screen.ts` (or `.js`) export, sorted by file name. */
export async function loadScreens(folder: string): Promise<readonly Screen[]> {
  return (await exportsIn(folder, /\.screen\.[jt]s$/)).filter(isScreen)
}

async function exportsIn(folder: string, ending: RegExp): Promise<readonly unknown[]> {
  const files = readdirSync(folder)
    .filter((name) => ending.test(name))
    .toSorted()
  const modules = files.map(
    (name): Promise<object> => import(/* @vite-ignore */ path.resolve(folder, name)),
  )
  return (await Promise.all(modules)).flatMap((module) => Object.values(module))
}

/** Settings of the commands. The configuration file exports them as `config`. */
export type StatechartsConfig = {
  readonly models: readonly Model[]
  /** The model of all machines of the application running together. */
  readonly product?: ProductModel
  readonly screens?: readonly Screen[]
  /** Settings for the export of standalone Playwright tests. */
  readonly playwright?: StandaloneTests
}

export type StandaloneTests = {
  /** Returns the file that defines the screen of a machine, and the name of its export. */
  screenModule(name: string): { readonly file: string; readonly name: string }
  /** Path of the module that exports `pageUserDriver(page)`. */
  readonly userDriver: string
  /** Replaces outcomes in a path that a test cannot cause if it controls only the network. */
  adapt(path: NamedPath): NamedPath
  /** Returns the source to bundle in place of the module with this id, or null to keep the module. */
  replace(id: string): string | null
}
