import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Limit, type Verdict, verdictOf } from './budgets.ts'
import { spreadOf } from './statistics.ts'

/** What a site's module of validators exports. */
type ValidatorModule = {
  readonly validators: Readonly<
    Record<string, { run(text: string): unknown; readonly fields?: number }>
  >
  /** Long texts that could make a validator slow. */
  readonly texts: readonly string[]
}

/** On any machine: the time of one character after the other is the unit. */
const limit: Limit = { title: 'validator ÷ reading its text', unit: '×', limit: 3 }

/**
 * Times each validator, a field, beside plain readings of the same text; of all texts the slowest counts.
 * @param file of the module, from the current directory
 */
export async function timeValidators(file: string, turns: number): Promise<Verdict> {
  const { validators, texts }: ValidatorModule = await import(
    pathToFileURL(path.resolve(file)).href
  )
  const slowest = Object.entries(validators).map(([name, { run, fields = 1 }]) => {
    const ratios = texts.map((text) =>
      // By turns: another process may take the machine meanwhile.
      Array.from({ length: turns }, () => {
        const reading = timeOf(() => read(text))
        return timeOf(() => run(text)) / fields / reading
      }),
    )
    const medianOf = (values: readonly number[]) => spreadOf(values)?.median ?? 0
    const [values = []] = ratios.toSorted((one, other) => medianOf(other) - medianOf(one))
    return { path: name, values }
  })
  return verdictOf(limit, slowest)
}

function timeOf(work: () => unknown) {
  const start = performance.now()
  work()
  return performance.now() - start
}

function read(text: string) {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return sum
}
