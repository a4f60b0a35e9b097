import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawDocuments } from './documents.ts'

/** Something that asks for the owner's hand, in French. */
export type Item = {
  readonly level: 'error' | 'past' | 'due' | 'sample' | 'remark'
  /** Whether the build stops. */
  readonly stops: boolean
  /** What, naming the record and the field. */
  readonly text: string
  readonly action: string
  /** ISO date. */
  readonly date?: string
  /** ISO date. */
  readonly verified?: string
  /** Names the item for ever: an agenda replaces what it has by that name. */
  readonly key: string
  /** What a page that shows it contains. */
  readonly traces: readonly string[]
}

/** One thing that the quality certification wants to be public. */
type Proof = {
  readonly what: string
  /** What a page that proves it contains; none proves it when nothing does. */
  readonly traces: readonly string[]
  /** ISO date of the last change or check. */
  readonly date?: string
  /** What is missing, in French; null when nothing. */
  readonly missing: string | null
}

export type Indicator = {
  /** « Indicateur 1 ». */
  readonly name: string
  readonly title: string
  /** Why nothing is asked of this organisation; null when something is. */
  readonly exempt: string | null
  readonly proofs: readonly Proof[]
}

/** The addresses at which one of some traces is shown. */
export type Finder = (traces: readonly string[]) => readonly string[]

/** What a site tells its owner's commands. */
export type OwnerConfig = {
  /** The organisation's name. */
  readonly name: string
  /** The module that draws the pages: it exports `paths` and `render`. */
  readonly renderer: string
  /** ISO date at which dates are judged. */
  readonly day: string
  /** All that asks for a hand, of dates those that come within so many days. */
  items(horizon: number): readonly Item[]
  indicators(): readonly Indicator[]
  /** The text of an agenda's file, with the addresses at which each item is shown. */
  agenda(items: readonly (Item & { readonly shown: readonly string[] })[]): string
  /** Finds the addresses of the pages that show one of some traces. */
  finderOf(documents: ReadonlyMap<string, string>): Finder
  /** « 1er mars 2027 ». */
  dayInWords(day: string): string
}

/** The owner of `site.config.ts` of the current directory, and what finds things on its pages. */
export async function readOwner() {
  const { href } = pathToFileURL(path.resolve('site.config.ts'))
  const { owner }: { owner: OwnerConfig } = await import(href)
  return { owner, find: owner.finderOf(await drawDocuments(owner.renderer)) }
}

/** What nobody can mean: its sentence is printed, and the command ends with code 2. */
export class UsageError extends Error {}

/**
 * Runs a command: what fails is one sentence and code 1, nonsense one sentence and code 2.
 * @param command resolves to the exit code
 */
export async function runOwnerCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
