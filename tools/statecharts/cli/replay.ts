import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { headlessDriver, walk } from '../core/drivers.ts'
import { explore } from '../core/explore.ts'
import type { Model } from '../core/spec.ts'
import {
  describeStep,
  type Event,
  type NamedPath,
  readRecording,
  stableJson,
  UsageError,
} from '../core/step.ts'
import { valuesOf } from '../core/walks.ts'
import { refuseUnknown } from '../core/vocabulary.ts'
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
    const { machine, path } = readRecording(await readText(file))
    const name = values.machine ?? machine
    const { product } = config
    if (product && product.name === name) return replayProduct(product, path, console.log)
    const [model] = findModels([name])
    if (!model) return false
    for (const step of path.steps) refuseUnknown(model, step)
    refusePayloads(model, path)
    return replayPath(model, path)
  },
}

/** Throws a UsageError on a payload whose fields are those of no event that is tried or generated. */
function refusePayloads(model: Model, { steps }: NamedPath): void {
  const eventsIn = (all: NamedPath['steps']) =>
    all.flatMap((step) => (step.kind === 'event' ? step.event : []))
  const fieldsOf = (event: Event) =>
    Object.entries(event)
      .map(([key, value]) => `${key}: ${typeof value}`)
      .toSorted()
      .join(', ')
  const { edges } = explore(model)
  const tried = [...eventsIn(edges.map(({ step }) => step)), ...valuesOf(model)]
  for (const event of eventsIn(steps)) {
    const known = new Set(tried.filter(({ type }) => type === event.type).map(fieldsOf))
    if (known.size > 0 && !known.has(fieldsOf(event)))
      throw new UsageError(
        `${event.type} has the fields ${[...known].join(' or ')}, not ${fieldsOf(event)}.`,
      )
  }
}

async function readText(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  const found = await stat(file).catch(() => undefined)
  // A device may never end.
  if (found?.isCharacterDevice() === true)
    throw new UsageError(`${file} is a device, not a file of steps.`)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
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
