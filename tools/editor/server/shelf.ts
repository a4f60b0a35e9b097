import path from 'node:path'
import type { Json } from '../record.ts'
import type { Kind, Registry } from '../registry.ts'
import { isFields, isList } from '../machine/values.ts'
import { readFacts } from './files.ts'

export type Facts = Readonly<Record<string, Json>>

/** All files, read; `faults` of those that cannot be. */
export type Shelf = {
  readonly facts: Facts
  readonly texts: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
}

export async function readShelf(folder: string, registry: Registry): Promise<Shelf> {
  const read = await Promise.all(
    Object.keys(registry).map(
      async (name) => [name, await readFacts(path.join(folder, `${name}.json`))] as const,
    ),
  )
  const good = read.flatMap(([name, each]) =>
    'fault' in each ? [] : [[name, each] as const],
  )
  return {
    facts: Object.fromEntries(good.map(([name, { value }]) => [name, value])),
    texts: Object.fromEntries(good.map(([name, { text }]) => [name, text])),
    faults: Object.fromEntries(
      read.flatMap(([name, each]) => ('fault' in each ? [[name, each.fault]] : [])),
    ),
  }
}

/** The records of a file: one, where it is no list. */
export function rowsOf(whole: Json | undefined): readonly Json[] {
  if (whole === undefined) return []
  return isList(whole) ? whole : [whole]
}

/** What names a record in its list. */
export function keyOf({ key = 'id' }: Kind, row: Json | undefined): Json | undefined {
  return isFields(row) ? row[key] : undefined
}
