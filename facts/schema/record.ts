export function recordOf<Row extends { id: string }>(records: readonly Row[], id: string) {
  const found = records.find((record) => record.id === id)
  if (found === undefined) throw new Error(`Aucune fiche ne s’appelle « ${id} ».`)
  return found
}

export function valueAt(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? Reflect.get(value, key)
    : undefined
}

export function textAt(value: unknown, key: PropertyKey): string {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : ''
}

type Path = readonly PropertyKey[]

/** Yields a value and all values nested in it, each with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    yield* valuesIn(each, [...path, Array.isArray(value) ? Number(key) : key])
}

export function* textsIn(value: unknown): Generator<[Path, string]> {
  for (const [path, each] of valuesIn(value))
    if (typeof each === 'string') yield [path, each]
}

/**
 * Returns a copy of a value in which every text is changed.
 * @param change also receives the key of the text, or the key of the list that contains the text
 */
export function mapTexts<const T>(value: T, change: ChangeText): T
export function mapTexts(value: unknown, change: ChangeText, key?: string): unknown
export function mapTexts(value: unknown, change: ChangeText, key = ''): unknown {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, name)]),
  )
}

type ChangeText = (text: string, key: string) => string
