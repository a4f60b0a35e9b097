import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { vary } from '../core/generators.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import { assertKnownStep, Session } from '../core/session.ts'
import type { Model } from '../core/model.ts'
import {
  describeStep,
  type Event,
  isRecord,
  parseStep,
  stableJson,
  type Step,
  UsageError,
} from '../core/step.ts'
import { replayProduct } from '../product/explore-product.ts'
import { type Command, findModels, loadConfig, orUsageError, readArgs } from './terminal.ts'

export const replay: Command = {
  help: `npm run paths -- replay FILE [--machine NAME]
replays steps from a file and prints the view after each

FILE contains one step per line, or the output of a failed walk, whose steps are the lines indented by
two spaces. Use - for standard input. --machine NAME is required if the file does not name a machine.
With the name of the product, all machines are replayed together.`,
  run: async (words) => {
    const { values, positionals } = readArgs(words, { machine: { type: 'string' } }, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Missing file. See --help.')
    const read = () => (file === '-' ? text(process.stdin) : readFile(file, 'utf8'))
    const content = await orUsageError(`Cannot read ${file}`, read)
    const [, start = content, failedSteps = content] = failurePattern.exec(content) ?? []
    const steps = stepsIn(failedSteps)
    const { product, ...config } = await loadConfig()
    const known = [...config.models, ...(product ? [product] : [])].map((one) => one.name)
    const names = Array.from(start.matchAll(namePattern), ([, named = '']) => named)
    const name = values.machine ?? names.findLast((named) => known.includes(named))
    if (product && product.name === name) return replayProduct(product, steps, console.log)
    const [model] = findModels(config, [name])
    if (model) await replayPath(model, steps)
    return true
  },
}

/** Matches the first failure in the output of a command. The groups are the text up to `after:` and the steps. */
const failurePattern = /^([^]*?after:)\r?\n((?: {2}\S.*(?:\r?\n|$))+)/
/** The start of a line about a machine or about the product. */
const namePattern = /^(?:✗ |\w*Error: )?([\w-]+)(?:[:,]| differs| reaches| has more) /gm

/** Parses the lines indented by two spaces or, without such lines, all except empty ones and comments. */
function stepsIn(content: string): readonly Step[] {
  const lines = content.split(/\r?\n/)
  const isStep = lines.some((line) => /^ {2}\S/.test(line)) ? /^ {2}\S/ : /^\s*[^#\s]/
  const steps = lines.flatMap((line) => (isStep.test(line) ? parseStep(line.trim()) : []))
  if (steps.length === 0) throw new UsageError('The file contains no steps.')
  return steps
}

function assertKnownSteps(model: Model, steps: readonly Step[]): void {
  const session = new Session(model)
  const examples: Event[] = model.values
    ? fc.sample(model.values(vary), { numRuns: 1000, seed: 0 })
    : []
  for (const step of steps) {
    examples.push(...model.events(session.read()))
    assertKnownStep(model, step)
    if (step.kind === 'event') assertKnownPayload(step.event, examples)
    session.perform(step)
  }
}

/** Throws a UsageError if an event has examples, but none whose fields have the same names and types. */
function assertKnownPayload(event: Event, all: readonly Event[]): void {
  const examples = all.filter(({ type }) => type === event.type)
  const example = examples.at(-1)
  const shape = shapeOf(event)
  if (!example || examples.some((one) => shapeOf(one) === shape)) return
  const [typed, expected] = [event, example].map((one) =>
    describeStep({ kind: 'event', event: one }),
  )
  throw new UsageError(`${typed} matches no event of the model, such as ${expected}.`)
}

/** Returns the names and types of all fields, at any depth. Lists count as equal, whatever they contain. */
function shapeOf(value: unknown): string {
  if (!isRecord(value) || Array.isArray(value)) return isRecord(value) ? '[]' : typeof value
  return stableJson(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)])),
  )
}

/** Prints the transitions and the view after each step. Rejects at the first difference. */
async function replayPath(model: Model, steps: readonly Step[]): Promise<void> {
  assertKnownSteps(model, steps)
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
