/** Specifications and screens, found by the names of their files, and what a configuration holds. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isModel, type Model } from './core/spec.ts'
import { isScreen, type Screen } from './screen/screen.ts'
import type { NamedPath } from './core/step.ts'
import type { ProductModel } from './product/product-model.ts'

/** The machines that the files of a folder specify, in the order of their names. */
export async function machinesIn(folder: string): Promise<readonly Model[]> {
  return (await exportsIn(folder, /\.model\.ts$/)).filter(isModel)
}

/** The screens of a folder, `NAME.screen.ts`, in the order of their names. */
export async function screensIn(folder: string): Promise<readonly Screen[]> {
  return (await exportsIn(folder, /\.screen\.ts$/)).filter(isScreen)
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
  readonly product: ProductModel
  readonly screens: readonly Screen[]
  /** What an exported Playwright specification is made of. */
  readonly playwright?: StandaloneTests
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
