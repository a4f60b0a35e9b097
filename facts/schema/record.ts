/** The record of that id; a French sentence is thrown where there is none. */
export function recordOf<Row extends { id: string }>(
  records: readonly Row[],
  id: string,
): Row {
  const found = records.find((record) => record.id === id)
  if (found === undefined) throw new Error(`Aucune fiche ne s’appelle « ${id} ».`)
  return found
}

/** What stands under a key, undefined where nothing can. */
export function valueAt(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? Reflect.get(value, key)
    : undefined
}

/** The text under a key, empty where there is none. */
export function textAt(value: unknown, key: PropertyKey): string {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : ''
}

type Path = readonly PropertyKey[]

/** All that a value holds, itself first, each with where it stands. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    yield* valuesIn(each, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Every text in a value, with where it stands. */
export function* textsIn(value: unknown): Generator<[Path, string]> {
  for (const [path, each] of valuesIn(value))
    if (typeof each === 'string') yield [path, each]
}
