import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { UsageError } from './terminal.ts'

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

/** The one of `known` that was typed; throws a UsageError that names the nearest. */
export function oneOf<Name extends string>(
  kind: string,
  typed: string | undefined,
  known: readonly Name[],
): Name {
  const found = known.find((name) => name === typed)
  if (found !== undefined) return found
  const all = `One of: ${known.join(', ')}.`
  if (typed === undefined) throw new UsageError(`Which ${kind}? ${all}`)
  const guess = nearest(typed, known)
  throw new UsageError(`There is no ${kind} "${typed}". Did you mean "${guess}"? ${all}`)
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

function nearest(typed: string, known: readonly string[]): string {
  const [first = ''] = known.toSorted((a, b) => distance(typed, a) - distance(typed, b))
  return first
}

/** The letters to add, to take away or to change to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1]
    for (const [place, other] of to.split('').entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
