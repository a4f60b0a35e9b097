import { product } from 'virtual:statecharts-product'
import { readRecording, RecordingError } from '../core/recording.ts'
import { refuseUnknownIn, UnknownNameError } from '../core/vocabulary.ts'
import { modelNamed } from './machines.ts'
import { ImpossibleStep } from '../product/replay-product.ts'
import { watchMachine, watchProduct } from './opened-path.ts'
import { readSession } from './saved.ts'
import type { InspectedPage } from './state.ts'

/** What a file holds, each part under its name; or a sentence that says what is wrong with it. */
export type Opened = readonly (readonly [name: string, page: InspectedPage])[] | string

/** Reads a saved session, or steps as `replay` reads them. */
export function openFile(file: string, text: string): Opened {
  const session = readSession(text)
  if (session) return [[file, session]]
  try {
    return openSteps(file, text)
  } catch (error) {
    if (error instanceof RecordingError) return `${file} n’est ni une session ni des pas.`
    if (error instanceof ImpossibleStep)
      return `${file} : personne ne peut faire « ${error.step} » là où ce pas est placé.`
    if (error instanceof UnknownNameError)
      return `${file} nomme ce que la machine ne connaît pas.`
    throw error
  }
}

function openSteps(file: string, text: string): Opened {
  const { machine, paths } = readRecording(text)
  const nameOf = (path: string) => (paths.length > 1 ? `${file}, ${path}` : file)
  const whole = product
  if (whole && whole.name === machine)
    return paths.map((path) => [nameOf(path.name), watchProduct(whole, path)])
  const model = modelNamed(machine)
  if (machine === undefined) return `${file} ne dit pas de quelle machine sont ses pas.`
  if (!model) return `${file} : aucun modèle ne s’appelle ${machine}.`
  refuseUnknownIn(model, paths)
  return paths.map((path) => [nameOf(path.name), watchMachine(model, path)])
}
