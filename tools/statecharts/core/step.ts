/** The steps of a path, in the format that all drivers and exports share. */

/** An event sent to a machine by the user or its environment. */
export type Event = { readonly type: string; readonly [field: string]: unknown }

/** A step as drivers perform it. A delay above 1 ms is split, to also check the state 1 ms before its end. */
export type Action =
  /** `to` names the receiving machine of a product. By default, the root machine receives the event. */
  | { readonly kind: 'event'; readonly event: Event; readonly to?: string }
  | {
      readonly kind: 'outcome'
      readonly actor: string
      readonly outcome: string
      /** Number of actors with this id that were started later. Defaults to 0, the latest actor. */
      readonly back?: number
    }
  | { readonly kind: 'wait'; readonly ms: number }

/**
 * A step of a path, as JSON-serialisable data. A `delay` waits for a timer that is due in `ms`
 * milliseconds. The state is also checked 1 ms earlier. A `wait` only lets time pass.
 */
export type Step = Action | { readonly kind: 'delay'; readonly ms: number }

export type NamedPath = {
  readonly name: string
  readonly steps: readonly Step[]
  /** Ids of the transitions that the exploration took in each step. */
  readonly taken?: readonly (readonly string[])[]
}

export function actionsOf(step: Step): readonly Action[] {
  if (step.kind !== 'delay') return [step]
  const wait = (ms: number): Action => ({ kind: 'wait', ms })
  return step.ms > 1 ? [wait(step.ms - 1), wait(1)] : [wait(step.ms)]
}

/**
 * Formats a step as a line for `parseStep`: `form.submit`, `"Form sent" {"field":"name"}`, `@form form.submit`,
 * `send accepted`, `send~1 accepted` (the actor before the latest), `after 500 ms` or `wait 200 ms`.
 */
export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'event': {
      const { type, ...fields } = step.event
      const target = step.to === undefined ? '' : `@${step.to} `
      const payload = Object.keys(fields).length > 0 ? ` ${copyableJson(fields)}` : ''
      return `${target}${/[\s"]/.test(type) ? copyableJson(type) : type}${payload}`
    }
    case 'outcome':
      return `${step.actor}${step.back ? `~${step.back}` : ''} ${step.outcome}`
    case 'delay':
      return `after ${step.ms} ms`
    case 'wait':
      return `wait ${step.ms} ms`
  }
}

/** Formats an error message that `paths -- replay` can read, with one indented line per step. */
export function formatFailure(
  heading: string,
  steps: readonly Step[],
  ...details: readonly string[]
): string {
  return [heading, ...steps.map((step) => `  ${describeStep(step)}`), ...details].join('\n')
}

/** Formats a value as JSON with escaped invisible and combining characters, so that it can be copied. */
function copyableJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(
    /(?! )[\p{C}\p{M}\p{Z}]/gu,
    (character) =>
      character
        .split('')
        .map((codeUnit) => `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  )
}

/** Parses a line written by `describeStep`. Throws a UsageError on any other text. */
export function parseStep(line: string): Step {
  const [, timing, ms] = /^(after|wait) (\d+(?:\.\d+)?) ms$/.exec(line) ?? []
  if (ms !== undefined)
    return { kind: timing === 'after' ? 'delay' : 'wait', ms: Number(ms) }
  const event = parseEvent(line)
  if (event) return event
  const [, actor, back, outcome] = /^(\S+?)(?:~(\d+))? ([^\s{}]+)$/.exec(line) ?? []
  if (actor !== undefined && outcome !== undefined)
    return { kind: 'outcome', actor, outcome, ...(back && { back: Number(back) }) }
  throw new UsageError(
    `Not a step: ${line}. Write an event (order.send {"count":1}), an outcome (lock done), "after 500 ms" or "wait 500 ms".`,
  )
}

function parseEvent(line: string): Step | undefined {
  const [, to, quoted, bare, json = '{}'] =
    /^(?:@(\S+) )?(?:("(?:[^"\\]|\\.)+")|([^\s"]\S*))(?: (\{.*\}))?$/.exec(line) ?? []
  const type = quoted === undefined ? bare : parseJson<string>(quoted)
  const fields = parseJson<Record<string, unknown>>(json)
  if (type === undefined || fields === undefined) return undefined
  return { kind: 'event', event: { ...fields, type }, ...(to && { to }) }
}

export function parseJson<T>(json: string): T | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Serialises a value with sorted keys, so that equal values give equal texts. Sets, maps and errors are included.
 * References to actors are numbered in order of appearance, because XState generates different ids in each session.
 */
export function stableJson(value: unknown): string {
  const ids: unknown[] = []
  const simplify = (_key: string, part: unknown): unknown => {
    if (typeof part === 'bigint' || (typeof part === 'number' && !Number.isFinite(part)))
      return String(part)
    if (!isRecord(part) || Array.isArray(part)) return part
    if (part instanceof Set || part instanceof Map) return [part.constructor.name, ...part]
    if (!('xstate$$type' in part)) {
      // The name and the message of an error are not enumerable.
      const hidden = part instanceof Error ? ['name', 'message'] : []
      const keys = Object.keys(part).concat(hidden)
      return Object.fromEntries(keys.toSorted().map((key) => [key, part[key]]))
    }
    const { id } = part
    if (!ids.includes(id)) ids.push(id)
    return `actor ${ids.indexOf(id) + 1}`
  }
  return JSON.stringify(value, simplify) ?? 'undefined'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Thrown on invalid input from a user of the toolkit. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A differing value. `path` joins the keys that lead to it with dots. A missing value is `undefined`. */
type Difference = {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Compares two JSON values, descending while both sides are objects or both are arrays. */
export function differences(
  before: unknown,
  after: unknown,
  path: string = '',
): readonly Difference[] {
  if (before === after) return []
  // The keys of most values can be compared, which is much faster than serialising them.
  const arePlain = [before, after].every(
    (one) => Array.isArray(one) || Object.getPrototypeOf(Object(one)) === Object.prototype,
  )
  if (!arePlain && stableJson(before) === stableJson(after)) return []
  const haveKeys =
    isRecord(before) && isRecord(after) && Array.isArray(before) === Array.isArray(after)
  if (!haveKeys) return [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const parts = [...keys].flatMap((key) =>
    differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
  // Sets, maps, dates and errors can differ without a differing key.
  return arePlain || parts.length > 0 ? parts : [{ path, before, after }]
}

/** Formats each difference as a line: `draft.name: expected "", seen "Zoé"`. */
export function formatDifferences(expected: unknown, observed: unknown): readonly string[] {
  return differences(expected, observed).map(
    ({ path, before, after }) =>
      `${path}${path && ': '}expected ${stableJson(before)}, seen ${stableJson(after)}`,
  )
}
