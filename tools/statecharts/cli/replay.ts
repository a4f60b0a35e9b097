import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { headlessDriver, walk } from '../core/drivers.ts'
import type { Model } from '../core/model.ts'
import { readRecording, RecordingError } from '../core/recording.ts'
import { describeStep, type NamedPath, stableJson } from '../core/step.ts'
import { refuseUnknownIn, UnknownNameError } from '../core/vocabulary.ts'
import { ImpossibleStep, replayProduct } from '../product/walk-product.ts'
import { config, findModel } from './machines.ts'
import type { Command } from './terminal.ts'
import { expectNoMore, readWords, UsageError } from './usage.ts'

export const replay: Command = {
  summary: 'walks steps from a file and prints what is seen after each',
  help: `npm run paths -- replay FILE [--machine NAME]

Walks the steps of FILE (- for what is piped in) on the headless machine, prints what is seen after
each, and where it departs from the table. FILE holds steps, one a line, or what a failed walk
printed: its steps are the lines that begin with two spaces.
--machine says which machine, where the file does not; the name of the product is all of them
together, held against the properties of the whole.`,
  run: async (words, { write }) => {
    const { values, positionals } = readWords(words, { machine: { type: 'string' } })
    expectNoMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file? See --help.')
    const { machine, path } = asUsage(await readText(file), readRecording)
    const name = values.machine ?? machine
    const { product } = config
    if (product && product.name === name)
      return asUsage(path, (steps) => replayProduct(product, steps, write))
    const model = findModel(name)
    asUsage([path], (paths) => refuseUnknownIn(model, paths))
    return replayPath(model, path, write)
  },
}

/** What a text of steps lacks is for whoever wrote it. */
function asUsage<Given, Result>(given: Given, read: (given: Given) => Result): Result {
  try {
    return read(given)
  } catch (error) {
    const isTheirs =
      error instanceof RecordingError ||
      error instanceof UnknownNameError ||
      error instanceof ImpossibleStep
    throw isTheirs ? new UsageError(error.message) : error
  }
}

async function readText(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  // A device may never end.
  const isDevice = await stat(file).then(
    (found) => found.isCharacterDevice(),
    () => undefined,
  )
  if (isDevice === undefined) throw new UsageError(`${file} cannot be read.`)
  if (isDevice) throw new UsageError(`${file} is a device, not a file of steps.`)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
}

/** Walks one path and resolves to whether it goes as the table says. Prints as it goes: what is seen when the walk stops is the last line before its error. */
async function replayPath(
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
