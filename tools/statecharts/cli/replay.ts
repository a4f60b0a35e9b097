import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { headlessDriver, walk } from '../core/drivers.ts'
import { assertKnownStep } from '../core/session.ts'
import type { Model } from '../core/model.ts'
import { describeStep, parseStep, stableJson, type Step, UsageError } from '../core/step.ts'
import { replayProduct } from '../product/explore-product.ts'
import { type Command, config, findModels, readArgs } from './terminal.ts'

export const replay: Command = {
  help: `npm run paths -- replay FILE [--machine NAME]
replays steps from a file and prints the view after each

FILE contains one step per line, or the output of a failed walk, whose steps are the lines indented by
two spaces. Use - for standard input. --machine NAME is required if the file does not name a machine.
The name of the product replays all machines together.`,
  run: async (words) => {
    const { values, positionals } = readArgs(words, { machine: { type: 'string' } }, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Missing file. See --help.')
    const read = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
    const content = await read.catch(() => {
      throw new UsageError(`Cannot read ${file}.`)
    })
    const steps = stepsIn(content)
    const name = values.machine ?? /^(?:✗ |\w*Error: )?([\w-]+)[:,] /m.exec(content)?.[1]
    const { product } = config
    if (product.name === name) return replayProduct(product, steps, console.log)
    const [model] = findModels([name])
    if (model) await replayPath(model, steps)
    return true
  },
}

/** Parses the indented lines or, without any, all lines that are neither empty nor comments. */
function stepsIn(content: string): readonly Step[] {
  const lines = content.split(/\r?\n/)
  const isStep = lines.some((line) => /^ {2}\S/.test(line)) ? /^ {2}\S/ : /^\s*[^#\s]/
  const steps = lines.flatMap((line, index) => {
    if (!isStep.test(line)) return []
    try {
      return parseStep(line.trim())
    } catch {
      throw new UsageError(`Line ${index + 1} is not a step: ${line.trim()}`)
    }
  })
  if (steps.length === 0) throw new UsageError('The file contains no steps.')
  return steps
}

/** Prints effect and view of each step. Throws at the first difference from the specification. */
async function replayPath(model: Model, steps: readonly Step[]): Promise<void> {
  for (const step of steps) assertKnownStep(model, step)
  const names = ['the start', ...steps.map(describeStep)]
  const driver = headlessDriver(model)
  let count = 0
  const takeTrace = async () => {
    const trace = await driver.takeTrace()
    const seen = `seen ${stableJson(await driver.observe())}`
    console.log([`${count}. ${names[count]}`, ...trace.taken, seen].join('\n   '))
    count += 1
    return trace
  }
  await walk({ ...driver, takeTrace }, { name: 'the steps', steps }, model)
  console.log(`✓ ${steps.length} steps match the specification`)
}
