/** A field of a value that may be anything. */
export function valueAt(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? Reflect.get(value, key)
    : undefined
}
