import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { spreadOf, verdictOf } from './statistics.ts'

type Work = (text: string) => unknown
type ValidatorModule = {
  readonly validators: Readonly<Record<string, { run: Work; readonly fields?: number }>>
  readonly texts: readonly string[]
}

const read: Work = (text) => {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return sum
}

/** A line: the slowest validator of a field beside the plain reading of the same long text. */
export async function timeValidators(file: string): Promise<string> {
  const { href } = pathToFileURL(path.resolve(file))
  const { validators, texts }: ValidatorModule = await import(href)
  const timeOf = (work: Work, text: string) => {
    const start = performance.now()
    work(text)
    return performance.now() - start
  }
  const spreads = Object.values(validators).flatMap(({ run, fields = 1 }) =>
    texts.map((text) => {
      const ratio = () => timeOf(run, text) / timeOf(read, text) / fields
      return spreadOf(Array.from({ length: 9 }, ratio))
    }),
  )
  const [slowest] = spreads.toSorted((one, other) => other.median - one.median)
  if (!slowest) throw new Error(`${file} exports no validators`)
  const ratio = `${slowest.median.toFixed(2)}±${slowest.noise.toFixed(2)}`
  return `slowest validator ÷ reading its text: ${ratio}${verdictOf(slowest, 3)}, at most 3`
}
