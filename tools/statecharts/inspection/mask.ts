import { type Event, isRecord } from '../core/step.ts'

/** For each machine id, the keys whose texts are never user input. All other texts are masked. */
export type Codes = Readonly<Record<string, readonly string[]>>

const maxTextLength = 500
const maxListLength = 200
const maxDepth = 6

/** Keys whose texts are not masked. 'all' means every text. */
export type Shown = readonly string[] | 'all'

/**
 * Replaces ASCII letters with x, digits with 0 and non-ASCII characters with é. Format checks then usually give
 * the same result: a masked e-mail address is still a valid address.
 */
export function maskText(text: string): string {
  return text
    .replaceAll(/[^\s!-~]/gu, 'é')
    .replaceAll(/[a-z]/gi, 'x')
    .replaceAll(/\d/g, '0')
}

/**
 * Copies a value as JSON-compatible data. Functions, actors and other special values become descriptions.
 * Texts are masked unless they are under a key of `shown`. Long texts, long lists and deep values are cut.
 */
export function toPlain(value: unknown, shown: Shown): unknown {
  return copy(value, shown, shown === 'all', 0)
}

function copy(value: unknown, shown: Shown, isShown: boolean, depth: number): unknown {
  if (typeof value === 'string') return copyText(value, isShown)
  if (typeof value === 'function') return '[function]'
  if (typeof value === 'symbol') return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return '…'
  return copyObject(value, isShown, (part, key = '') =>
    copy(part, shown, isShown || shown.includes(key), depth + 1),
  )
}

type Clone = (part: unknown, key?: string) => unknown

function copyObject(value: object, isShown: boolean, clone: Clone): unknown {
  if ('sessionId' in value) return `[actor ${String(value.sessionId)}]`
  if (value instanceof Date) return `[Date ${value.toJSON()}]`
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return `[${value.constructor.name} of ${value.byteLength} bytes]`
  if (value instanceof Map || value instanceof Set)
    return { [`${value.constructor.name} of ${value.size}`]: clone([...value]) }
  if (Array.isArray(value)) {
    const items = value.slice(0, maxListLength).map((item) => clone(item))
    return value.length > maxListLength ? [...items, `… of ${value.length}`] : items
  }
  const entries = Object.entries(value).slice(0, maxListLength)
  const plain = Object.fromEntries(entries.map(([key, part]) => [key, clone(part, key)]))
  // An error message may quote user input.
  if (value instanceof Error)
    return { name: value.name, message: copyText(value.message, isShown), ...plain }
  const kind = Object.prototype.toString.call(value)
  return entries.length === 0 && kind !== '[object Object]' ? kind : plain
}

function copyText(text: string, isShown: boolean): string {
  const start = text.slice(0, maxTextLength)
  return (isShown ? start : maskText(start)) + (start === text ? '' : '…')
}

/** Copies an event like `toPlain`, but never masks its type. */
export function toPlainEvent(event: Event, shown: Shown): Event {
  const plain = toPlain(event, shown)
  return { ...(isRecord(plain) && plain), type: event.type }
}
