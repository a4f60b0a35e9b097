import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { StatechartsConfig } from '../node.ts'
import type { Model } from '../core/spec.ts'
import { UsageError } from '../core/step.ts'

export type Command = {
  /** What `--help` prints: how it is typed, what it does in one line, then the rest. */
  readonly help: string
  /** Resolves to whether all went well; throws a UsageError on what makes no sense. */
  run(words: readonly string[]): Promise<boolean>
}

const file = path.resolve(process.env.STATECHARTS_CONFIG || 'tests/statecharts.config.ts')
if (!existsSync(file)) {
  console.error(
    `There is no configuration ${file}: go to the root of the project, or name one in STATECHARTS_CONFIG.`,
  )
  process.exit(2)
}
export const { config }: { readonly config: StatechartsConfig } = await import(
  pathToFileURL(file).href
)

/** The models of the machines that are named; all of them when none is. */
export function findModels(names: readonly (string | undefined)[]): readonly Model[] {
  const { models } = config
  const known = Object.fromEntries(models.map((model) => [model.name, model]))
  return names.length === 0 ? models : names.map((name) => oneOf('machine', name, known))
}

/** The options and the other words of a command, `most` of these at most. */
export function readWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  most: number = Infinity,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true })
    const further = read.positionals[most]
    if (further === undefined) return read
    throw new Error(`What is "${further}"? See --help for what can be typed.`)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(reason)
  }
}

/** The one of `known` whose name was typed; throws a UsageError that names them all. */
export function oneOf<Value extends object>(
  kind: string,
  typed: string | undefined,
  known: Readonly<Record<string, Value>>,
): Value {
  const found = Object.entries(known).find(([name]) => name === typed)
  if (found) return found[1]
  const what = typed === undefined ? `Which ${kind}?` : `There is no ${kind} "${typed}".`
  throw new UsageError(`${what} One of: ${Object.keys(known).join(', ')}.`)
}

/** A whole number from `least` to what a seed and a timer can hold. */
export function wholeNumber(option: string, typed: string, least: number): number {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= least && number < 2 ** 31) return number
  throw new UsageError(`${option} takes a whole number from ${least}, not "${typed}".`)
}
