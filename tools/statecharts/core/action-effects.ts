import { isRecord, nameOf } from './mutation.ts'

/** What an action does, as far as its definition tells. */
export type Effect = {
  readonly kind: 'assign' | 'message' | 'function'
  /** Who is told. */
  readonly to: string
  /** Whether what it does depends on the context. */
  readonly reads: boolean
  /** Whether done twice at once it is as if done once. */
  readonly isIdempotent: boolean
}

const silent = { kind: 'function', to: '', reads: true, isIdempotent: false } as const

/** Reads the definition of an action, that a machine names or holds. */
export function effectOf(
  item: unknown,
  implementations: Readonly<Record<string, unknown>>,
): Effect {
  const own = typeof item === 'function' ? item : implementations[nameOf(item)]
  const action = properties(own)
  const hasComputedParams = isRecord(item) && typeof item.params === 'function'
  const isComputed =
    hasComputedParams ||
    ['event', 'to', 'input'].some((key) => typeof action[key] === 'function')
  const kind = typeof action.type === 'string' ? action.type.replace('xstate.', '') : ''
  switch (kind) {
    case 'assign':
      return { kind, to: '', reads: true, isIdempotent: isConstant(action.assignment) }
    case 'emit':
      return {
        kind: 'message',
        to: `${kind} ${nameOf(item)}`,
        reads: isComputed,
        isIdempotent: false,
      }
    case 'sendTo':
    case 'raise':
      return {
        kind: 'message',
        to: `${kind} ${String(action.to)}`,
        reads: isComputed,
        isIdempotent: false,
      }
    case 'spawnChild':
      return {
        kind: 'message',
        to: `spawn ${String(action.id)}`,
        reads: isComputed,
        isIdempotent: false,
      }
    case 'cancel':
    case 'stopChild':
      return {
        kind: 'message',
        to: `${kind} ${nameOf(item)}`,
        reads: isComputed,
        isIdempotent: true,
      }
    default:
      return silent
  }
}

/** Sets the same, whatever was there. */
function isConstant(assignment: unknown): boolean {
  return (
    isRecord(assignment) &&
    Object.values(assignment).every((value) => typeof value !== 'function')
  )
}

/** The properties of a function or of an object. */
function properties(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'function' || isRecord(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
