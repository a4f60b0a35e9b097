import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** What was typed makes no sense; its message says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a seed and a timer can hold at most. */
const largest = 2 ** 31 - 1

/** The options and the other words of a command; throws a UsageError on an unknown option. */
export function readWords<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(reason)
  }
}

/** The one of `known` that was typed; throws a UsageError that names them. */
export function oneOf<Name extends string>(
  kind: string,
  typed: string | undefined,
  known: readonly Name[],
): Name {
  const found = known.find((name) => name === typed)
  if (found !== undefined) return found
  const all = `One of: ${known.join(', ')}.`
  if (typed === undefined) throw new UsageError(`Which ${kind}? ${all}`)
  throw new UsageError(`There is no ${kind} "${typed}". ${all}`)
}

/** A whole number from `least` to `most`; throws a UsageError on anything else. */
export function wholeNumber(
  option: string,
  typed: string,
  least: number,
  most: number = largest,
): number {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= least && number <= most) return number
  const end = number > most ? ` to ${most}` : ''
  throw new UsageError(
    `${option} takes a whole number from ${least}${end}, not "${typed}".`,
  )
}

/** Throws a UsageError when there are more words than the command takes. */
export function expectNoMore(words: readonly string[], most: number): void {
  if (words.length > most)
    throw new UsageError(`What is "${words[most]}"? See --help for what can be typed.`)
}
