import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { StatechartsConfig } from '../node.ts'
import type { Model } from '../core/model.ts'
import { UsageError } from '../core/step.ts'

export type Command = {
  /** Text of `--help`: usage line, one-line summary, details. */
  readonly help: string
  /** Resolves to whether all checks passed. Rejects with a UsageError on invalid arguments. */
  run(words: readonly string[]): Promise<boolean>
}

/** Resolves to the result of `work`. If it fails, rejects with a UsageError that contains the reason. */
export const orUsageError = <T>(problem: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw new UsageError(`${problem}: ${String(error)}`)
  })

/** Imports the configuration. Rejects with a UsageError if the file does not exist or exports no `config`. */
export async function loadConfig(): Promise<StatechartsConfig> {
  const file = path.resolve(process.env.STATECHARTS_CONFIG || 'tests/statecharts.config.ts')
  if (!existsSync(file))
    throw new UsageError(
      `Configuration not found: ${file}. Run the command at the root of the project, or set STATECHARTS_CONFIG.`,
    )
  const { config }: { config?: StatechartsConfig } = await import(pathToFileURL(file).href)
  if (config) return config
  throw new UsageError(`${file} exports no \`config\`.`)
}

export function findModels(
  { models }: StatechartsConfig,
  names: readonly (string | undefined)[],
): readonly Model[] {
  const known = Object.fromEntries(models.map((model) => [model.name, model]))
  return names.length === 0
    ? models
    : names.map((name) => findByName('machine', name, known))
}

/** Parses options and up to `maxPositionals` other arguments. Throws a UsageError on invalid arguments. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  maxPositionals: number = Infinity,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true })
    const extra = read.positionals[maxPositionals]
    if (extra === undefined) return read
    throw new Error(`Unexpected argument "${extra}". See --help.`)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(reason)
  }
}

/** Returns the entry with the typed name. If there is none, throws a UsageError that lists the names. */
export function findByName<Value extends object>(
  kind: string,
  typed: string | undefined,
  known: Readonly<Record<string, Value>>,
): Value {
  const found = Object.entries(known).find(([name]) => name === typed)
  if (found) return found[1]
  const what = typed === undefined ? `Missing ${kind}.` : `Unknown ${kind} "${typed}".`
  throw new UsageError(`${what} Choose from: ${Object.keys(known).join(', ')}.`)
}

/** Parses a whole number from `least` to 2³¹ − 1. Throws a UsageError on any other text. */
export function parseInteger(option: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number < 2 ** 31) return number
  throw new UsageError(
    `${option} must be a whole number of at least ${least}, not "${text}".`,
  )
}
