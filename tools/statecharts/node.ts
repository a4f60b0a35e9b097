/** What reads files: the configuration, and specifications and screens found by their names. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isModel, type Model } from './core/model.ts'
import { isScreen } from './screen/screen-of.ts'
import type { Screen } from './scripts/sentence.ts'

export { type StandaloneTests, type StatechartsConfig } from './config.ts'

/** The machines that the files of a folder specify, in the order of their names. */
export async function machinesIn(folder: string): Promise<readonly Model[]> {
  return (await exportsIn(folder, /\.spec\.ts$/)).filter(isModel)
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
