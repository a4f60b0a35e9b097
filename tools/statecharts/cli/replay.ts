import { readFileSync, statSync } from 'node:fs'
import { headlessDriver, walk } from '../core/drivers.ts'
import { describeStep, type NamedPath, stableJson } from '../core/step.ts'
import type { Model } from '../core/model.ts'
import { readRecording, type Recording, RecordingError } from '../core/recording.ts'
import { refuseUnknownIn, UnknownNameError } from '../core/vocabulary.ts'
import type { ProductModel } from '../product/product-model.ts'
import { replayProduct } from '../product/replay-product.ts'
import { config, findModel } from './machines.ts'
import { type Command, UsageError } from './terminal.ts'
import { expectNoMore, readWords } from './usage.ts'

export const replay: Command = {
  summary: 'walks steps from a file and prints what is seen after each',
  help: `npm run paths -- replay FILE [--machine NAME]

Walks the steps of FILE (- for what is piped in) on the headless machine, prints what a
visitor sees after each, and where it departs from the table of the specification. FILE holds
what these commands write, or what a failed test prints:
  - an export in JSON, or a JSON list of steps
  - a frozen file, or lines of it: with the state before each step, or without
  - the path that a random walk or a failed walk prints
--machine says which machine, where the file does not; "product" is all of them together, held
against the properties of the whole.`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, { machine: { type: 'string' } })
    expectNoMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file? See --help.')
    const recording = readSteps(readText(file))
    const name = values.machine ?? recording.machine
    const { product } = config
    if (product && product.name === name)
      return replayWhole(product, recording.paths, write)
    const model = findModel(name)
    refuseUnheardOf(model, recording.paths)
    let isAsSaid = true
    for (const path of recording.paths)
      isAsSaid = (await replayPath(model, path, write)) && isAsSaid
    return isAsSaid
  },
}

function readSteps(text: string): Recording {
  try {
    return readRecording(text)
  } catch (error) {
    throw error instanceof RecordingError ? new UsageError(error.message) : error
  }
}

function refuseUnheardOf(model: Model, paths: readonly NamedPath[]): void {
  try {
    refuseUnknownIn(model, paths)
  } catch (error) {
    throw error instanceof UnknownNameError ? new UsageError(error.message) : error
  }
}

/** Throws a UsageError on a step that is not on offer. */
function replayWhole(
  product: ProductModel,
  paths: readonly NamedPath[],
  write: (text: string) => void,
): boolean {
  try {
    return paths.map((path) => replayProduct(product, path, write)).every(Boolean)
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

function readText(file: string): string {
  try {
    if (file === '-') return readFileSync(process.stdin.fd, 'utf8')
    // A device may never end.
    if (!statSync(file).isCharacterDevice()) return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} cannot be read.`)
  }
  throw new UsageError(`${file} is a device, not a file of steps.`)
}

/** Walks one path and resolves to whether it goes as the table says. Prints as it goes: what is seen when the walk stops is the last line before its error. */
export async function replayPath(
  model: Model,
  path: NamedPath,
  write: (text: string) => void,
): Promise<boolean> {
  const driver = headlessDriver(model)
  let seen = ''
  let count = 0
  const watched: typeof driver = {
    ...driver,
    observe: async () => {
      const view = await driver.observe()
      seen = stableJson(view)
      return view
    },
    // Asked once a step has gone as the table says.
    takeTrace: async () => {
      const trace = (await driver.takeTrace?.()) ?? { taken: [], refused: [], states: [] }
      const step = path.steps[count - 1]
      write(`${count}. ${step ? describeStep(step) : 'the start'}`)
      for (const id of trace.taken) write(`   ${id}`)
      if (step && trace.taken.length === 0) write('   no transition')
      write(`   seen ${seen}`)
      count += 1
      return trace
    },
  }
  write(`${model.name}, ${path.name}`)
  try {
    await walk(watched, path, model)
  } catch (error) {
    write(`✗ departs from the table\n${error instanceof Error ? error.message : ''}`)
    return false
  }
  write(`✓ ${path.steps.length} steps, as the table says`)
  return true
}
