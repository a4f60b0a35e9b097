import { type Event, stableJson } from '../core/step.ts'

/** French words by French words: what is typed, what is seen. */
export type Words = Readonly<Record<string, string>>

/**
 * What a machine does not say of itself, in French. The labels of its states and events come
 * from the machine.
 */
export type Labels<View = unknown> = {
  /** What a tester calls it. */
  readonly title: string
  /** Where the site stands before the first step. */
  readonly start: string
  /** The page where a tester begins, from the root of the site. */
  readonly page: string
  /** By `actor outcome`, what happens then. */
  readonly outcomes?: Words
  /** The data of an event, named. */
  payload?(event: Event): Words
  /** What a visitor sees, named; only what changes is told after a step. */
  see(view: View): Words
}

/** A text as it is; any other value as JSON. */
export function written(value: unknown): string {
  return typeof value === 'string' ? value : stableJson(value)
}

/** A text as it is quoted; blanks are said. */
export function quoted(value: unknown): string {
  const text = written(value)
  if (text === '') return '(vide)'
  if (text.trim() === '') return '(blancs seulement)'
  return `« ${text} »`
}

/** Milliseconds as a tester reads them. */
export function duration(ms: number): string {
  return ms >= 1000 && ms % 100 === 0
    ? `${String(ms / 1000).replace('.', ',')} s`
    : `${ms} ms`
}

/** The French word for a value, the value itself where there is none. */
export function wordFor(words: Words, value: unknown): string {
  const text = written(value)
  return words[text] ?? text
}
