import type { Json, Path } from '../record.ts'
import { isFields, isList, same, valueAt, withAt } from './values.ts'

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Side>>

/** A field, or a whole group where its shape differs, that two versions hold otherwise. */
export type Line = {
  readonly id: string
  readonly path: Path
  readonly mine: Json
  readonly theirs: Json
}

export function differences(mine: Json, theirs: Json, path: Path = []): readonly Line[] {
  if (same(mine, theirs)) return []
  if (isList(mine) && isList(theirs) && mine.length === theirs.length)
    return mine.flatMap((item, at) => differences(item, theirs[at] ?? null, [...path, at]))
  if (isFields(mine) && isFields(theirs) && haveSameKeys(mine, theirs))
    return Object.entries(mine).flatMap(([key, item]) =>
      differences(item, theirs[key] ?? null, [...path, key]),
    )
  return [{ id: path.join('.'), path, mine, theirs }]
}

/** For each line the side that changed it; mine where both did. */
export function suggested(original: Json, mine: Json, theirs: Json): Choices {
  return Object.fromEntries(
    differences(mine, theirs).map((line) => [
      line.id,
      same(valueAt(original, line.path), line.mine) ? 'theirs' : 'mine',
    ]),
  )
}

/** The other version, with the lines that were chosen from mine. */
export function settled(mine: Json, theirs: Json, choices: Choices): Json {
  if (theirs === null) return mine
  return differences(mine, theirs)
    .filter(({ id }) => choices[id] === 'mine')
    .reduce<Json>((value, line) => withAt(value, line.path, line.mine), theirs)
}

function haveSameKeys(one: object, other: object) {
  return Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join()
}
