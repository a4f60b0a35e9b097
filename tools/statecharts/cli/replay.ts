import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { headlessDriver, walk } from '../core/drivers.ts'
import { refuseUnknown } from '../core/session.ts'
import type { Model } from '../core/spec.ts'
import { describeStep, parseStep, stableJson, type Step, UsageError } from '../core/step.ts'
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
    const read = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
    const told = await read.catch(() => {
      throw new UsageError(`${file} cannot be read.`)
    })
    const steps = stepsIn(told)
    const name = values.machine ?? /^(?:✗ )?([\w-]+)[:,] /.exec(told)?.[1]
    const { product } = config
    if (product.name === name) return replayProduct(product, steps, console.log)
    const [model] = findModels([name])
    if (model) await replayPath(model, steps)
    return true
  },
}

/** The indented lines of what was printed, or else all that are neither empty nor comments. */
function stepsIn(told: string): readonly Step[] {
  const lines = told.split(/\r?\n/)
  const isStep = lines.some((line) => /^ {2}\S/.test(line)) ? /^ {2}\S/ : /^\s*[^#\s]/
  const steps = lines.flatMap((line, index) => {
    if (!isStep.test(line)) return []
    try {
      return parseStep(line.trim())
    } catch {
      throw new UsageError(`Line ${index + 1} is no step: ${line.trim()}`)
    }
  })
  if (steps.length === 0) throw new UsageError('There is no step in it.')
  return steps
}

/** Prints what each step does and what is seen then; throws a Departure where the table says another. */
async function replayPath(model: Model, steps: readonly Step[]): Promise<void> {
  for (const step of steps) refuseUnknown(model, step)
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
  console.log(`✓ ${steps.length} steps, as the table says`)
}
