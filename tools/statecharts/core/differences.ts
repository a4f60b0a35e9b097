import { stableJson } from './step.ts'

/** The places in which two values differ, one line each: `draft.name: expected "", seen "Zoé"`. */
export function differences(
  expected: unknown,
  seen: unknown,
  place = '',
): readonly string[] {
  if (stableJson(expected) === stableJson(seen)) return []
  if (isTree(expected) && isTree(seen) && Array.isArray(expected) === Array.isArray(seen)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(seen)])]
    return keys.flatMap((key) =>
      differences(expected[key], seen[key], place === '' ? key : `${place}.${key}`),
    )
  }
  const what = place === '' ? '' : `${place}: `
  return [`${what}expected ${stableJson(expected)}, seen ${stableJson(seen)}`]
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
