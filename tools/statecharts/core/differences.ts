import { stableJson } from './step.ts'

/** `path` is the keys joined by dots; undefined stands for nothing there. */
type Difference = {
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
  if (stableJson(before) === stableJson(after)) return []
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
}

/** The places in which what is seen differs, one line each: `draft.name: expected "", seen "Zoé"`. */
export function unexpected(expected: unknown, seen: unknown): readonly string[] {
  return differences(expected, seen).map(
    ({ path, before, after }) =>
      `${path}${path && ': '}expected ${stableJson(before)}, seen ${stableJson(after)}`,
  )
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
