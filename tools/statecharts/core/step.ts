/** What is done to a system, in one format that every driver and every export shares. */

/** An event that the visitor, or what stands around the machine, causes. */
export type Event = { readonly type: string; readonly [field: string]: unknown }

/** What a driver is asked to do; a delay is asked as waits, so that it can be probed. */
export type Action =
  /** `to` names a machine of a whole system; the one machine there is, or the root, without it. */
  | { readonly kind: 'event'; readonly event: Event; readonly to?: string }
  | {
      readonly kind: 'outcome'
      readonly actor: string
      readonly outcome: string
      /** How many actors of that id were started since; the latest unless given. */
      readonly back?: number
    }
  | { readonly kind: 'wait'; readonly ms: number }

/**
 * A step of a path, JSON-serialisable. `delay` waits for a timer that falls due in `ms`
 * milliseconds and is probed 1 ms before; `wait` lets time pass and is not.
 */
export type Step = Action | { readonly kind: 'delay'; readonly ms: number }

export type NamedPath = { readonly name: string; readonly steps: readonly Step[] }

/** A step as it is done: a delay is a wait until 1 ms before its time, where there is one, and the rest. */
export function actionsOf(step: Step): readonly Action[] {
  if (step.kind !== 'delay') return [step]
  const wait = (ms: number): Action => ({ kind: 'wait', ms })
  return step.ms > 1 ? [wait(step.ms - 1), wait(1)] : [wait(step.ms)]
}

/**
 * One line for one step, read back by `parseStep`: `form.submit`,
 * `field.change {"field":"name"}`, `@form form.submit`, `send accepted`, `send~1 accepted` (the one
 * before the latest), `after 500 ms`, `wait 200 ms`.
 */
export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'event': {
      const { type, ...fields } = step.event
      const place = step.to === undefined ? '' : `@${step.to} `
      const payload = Object.keys(fields).length > 0 ? ` ${writtenJson(fields)}` : ''
      return `${place}${type}${payload}`
    }
    case 'outcome':
      return `${step.actor}${step.back ? `~${step.back}` : ''} ${step.outcome}`
    case 'delay':
      return `after ${step.ms} ms`
    case 'wait':
      return `wait ${step.ms} ms`
  }
}

/** What went wrong after these steps, one an indented line, as `paths -- replay` reads them. */
export function afterSteps(
  heading: string,
  steps: readonly Step[],
  ...details: readonly string[]
): string {
  return [heading, ...steps.map((step) => `  ${describeStep(step)}`), ...details].join('\n')
}

/** JSON that can be copied by hand: what nobody sees, or what joins with its neighbour, is escaped. */
function writtenJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(
    /(?! )[\p{C}\p{M}\p{Z}]/gu,
    (character) =>
      character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  )
}

/** Reads a line written by `describeStep`; throws a SyntaxError on anything else. */
export function parseStep(line: string): Step {
  const [, timing, ms] = /^(after|wait) (\d+(?:\.\d+)?) ms$/.exec(line) ?? []
  if (ms !== undefined)
    return { kind: timing === 'after' ? 'delay' : 'wait', ms: Number(ms) }
  const [, to, type, fields, outcome] =
    /^(?:@(\S+) )?(\S+)(?: (?:(\{.*\})|([^\s{}]+)))?$/.exec(line) ?? []
  if (type === undefined || (to !== undefined && outcome !== undefined))
    throw new SyntaxError(`Not a step: "${line}"`)
  if (outcome !== undefined) return parseOutcome(type, outcome)
  return {
    kind: 'event',
    event: { ...(fields === undefined ? {} : JSON.parse(fields)), type },
    ...(to !== undefined && { to }),
  }
}

function parseOutcome(name: string, outcome: string): Step {
  const [, actor = name, back] = /^(.+)~(\d+)$/.exec(name) ?? []
  return {
    kind: 'outcome',
    actor,
    outcome,
    ...(back !== undefined && { back: Number(back) }),
  }
}

/** JSON with sorted keys: two values that a reader calls equal give one text. */
export function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
          )
        : part,
    ) ?? 'undefined'
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What was given makes no sense; its message is a sentence that says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

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
  if (
    !isRecord(before) ||
    !isRecord(after) ||
    Array.isArray(before) !== Array.isArray(after)
  )
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
