/** Where commands write: a folder that cannot be one is refused in one sentence. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from './terminal.ts'

/** The folder that was typed; throws a UsageError when there is none. */
export function folderOf(typed: string | undefined): string {
  if (typed === undefined || typed === '')
    throw new UsageError('Into which folder? --out FOLDER')
  return typed
}

/** Makes a folder and those around it; throws a UsageError where none can be. */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  let there = path.resolve(folder)
  while (!existsSync(there)) {
    missing.unshift(there)
    there = path.dirname(there)
  }
  if (!statSync(there).isDirectory())
    throw new UsageError(`--out ${folder} is no folder: ${there} is a file.`)
  // One by one: making them at once never ends in /proc.
  for (const each of missing) attempt(folder, () => mkdirSync(each))
}

/** Writes one file into a folder that was made, over what was there; returns its path. */
export function writeInto(folder: string, name: string, text: string): string {
  const file = path.join(folder, name)
  attempt(folder, () => writeFileSync(file, text))
  return file
}

function attempt(folder: string, write: () => void): void {
  try {
    write()
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split(
      ', ',
    )
    throw new UsageError(`Nothing can be written in --out ${folder} (${reason}).`)
  }
}
