import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { headlessDriver, walk } from '../core/drivers.ts'
import type { Model } from '../core/spec.ts'
import {
  describeStep,
  type NamedPath,
  readRecording,
  stableJson,
  UsageError,
} from '../core/step.ts'
import { refuseUnknown } from '../core/session.ts'
import { replayProduct } from '../product/explore-product.ts'
import { type Command, config, findModels, readWords } from './terminal.ts'

export const replay: Command = {
  help: `npm run paths -- replay FILE [--machine NAME]
walks steps from a file and prints what is seen after each

FILE (- for what is piped in) holds steps, one a line, or what a failed walk printed: its steps are
the lines that begin with two spaces. --machine says which machine, where the file does not; the
name of the product is all of them together.`,
  run: async (words) => {
    const { values, positionals } = readWords(words, { machine: { type: 'string' } }, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file? See --help.')
    const told = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
    const { machine, path } = readRecording(
      await told.catch(() => {
        throw new UsageError(`${file} cannot be read.`)
      }),
    )
    const name = values.machine ?? machine
    const { product } = config
    if (product && product.name === name) return replayProduct(product, path, console.log)
    const [model] = findModels([name])
    if (!model) return false
    for (const step of path.steps) refuseUnknown(model, step)
    return replayPath(model, path)
  },
}

/** Prints what each step does and what is seen then; resolves to whether all goes as the table says. */
async function replayPath(model: Model, path: NamedPath): Promise<boolean> {
  const driver = headlessDriver(model)
  let count = 0
  const takeTrace = async () => {
    const trace = await driver.takeTrace()
    const step = path.steps[count - 1]
    console.log(`${count}. ${step ? describeStep(step) : 'the start'}`)
    for (const id of trace.taken) console.log(`   ${id}`)
    if (step && trace.taken.length === 0) console.log('   no transition')
    console.log(`   seen ${stableJson(await driver.observe())}`)
    count += 1
    return trace
  }
  try {
    await walk({ ...driver, takeTrace }, path, model)
  } catch (error) {
    console.log(`✗ ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
  console.log(`✓ ${path.steps.length} steps, as the table says`)
  return true
}
