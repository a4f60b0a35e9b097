/** Finds models and screens by their file names, and declares the configuration type. Node only. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isModel, type Model } from './core/model.ts'
import { isScreen, type Screen } from './screen/screen.ts'
import type { NamedPath } from './core/step.ts'
import type { ProductModel } from './product/product-model.ts'

/** Imports the models in a folder (`NAME.model.ts`, or `.js`), sorted by file name. */
export async function loadModels(folder: string): Promise<readonly Model[]> {
  return (await exportsIn(folder, /\.model\.[jt]s$/)).filter(isModel)
}

/** Imports the screens in a folder (`NAME.screen.ts`, or `.js`), sorted by file name. */
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

export type StatechartsConfig = {
  readonly models: readonly Model[]
  /** All machines of the application, running together. */
  readonly product?: ProductModel
  readonly screens?: readonly Screen[]
  /** Settings for the export of standalone Playwright tests. */
  readonly playwright?: StandaloneTests
}

export type StandaloneTests = {
  /** File and export name of a machine's screen. */
  screenModule(name: string): { readonly file: string; readonly name: string }
  /** Path of the module that exports `pageUserDriver(page)`. */
  readonly userDriver: string
  /** Adapts a path to an environment in which only the network can be controlled. */
  adapt(path: NamedPath): NamedPath
  /** Returns the source to bundle in place of a module, or null to keep it. */
  replace(id: string): string | null
}
