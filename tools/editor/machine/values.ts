import type { Issue, Json, Path } from '../record.ts'

export function same(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A copy with another value at a path. */
export function withAt(value: Json, [step, ...rest]: Path, next: Json): Json {
  if (step === undefined) return next
  if (isList(value))
    return value.with(Number(step), withAt(value[Number(step)] ?? null, rest, next))
  const fields = isFields(value) ? value : {}
  return { ...fields, [step]: withAt(fields[step] ?? null, rest, next) }
}

export function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((at, step) => {
    if (isList(at)) return at[Number(step)] ?? null
    return isFields(at) ? (at[step] ?? null) : null
  }, value)
}

/** Without what is said of a field that changed, of what holds it and of what it holds. */
export function mended(issues: readonly Issue[], changed: Path): readonly Issue[] {
  return issues.filter(({ path }) =>
    changed.slice(0, path.length).some((step, at) => path[at] !== step),
  )
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isFields(
  value: Json | undefined,
): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** A text as it is, a number as it is written; nothing for anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
