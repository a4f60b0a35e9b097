/** One place where two values differ; undefined stands for nothing there. */
export type Difference = {
  /** Keys joined by dots; empty for the whole. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Where two JSON values differ, as deep as both are objects or both are lists. */
export function differences(
  before: unknown,
  after: unknown,
  path: string = '',
): readonly Difference[] {
  if (Object.is(before, after)) return []
  if (!isParted(before) || !isParted(after) || isList(before) !== isList(after))
    return [{ path, before, after }]
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    differences(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`),
  )
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isList(value: object): boolean {
  return Array.isArray(value)
}
