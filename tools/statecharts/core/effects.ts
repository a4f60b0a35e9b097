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

const messages = ['emit', 'sendTo', 'raise', 'spawnChild', 'cancel', 'stopChild']

/** Reads the definition of an action, that a machine names or holds. */
export function effectOf(
  item: unknown,
  implementations: Readonly<Record<string, unknown>>,
): Effect {
  const own = typeof item === 'function' ? item : implementations[nameOf(item)]
  const action = fieldsOf(own)
  const { type, to, id, assignment } = action
  const kind = typeof type === 'string' ? type.replace('xstate.', '') : ''
  if (kind === 'assign')
    return { kind, to: '', reads: true, isIdempotent: isConstant(assignment) }
  if (!messages.includes(kind))
    return { kind: 'function', to: '', reads: true, isIdempotent: false }
  // What is raised is told to itself.
  const receivers: Readonly<Record<string, unknown>> = {
    sendTo: to,
    spawnChild: id,
    raise: '',
  }
  const receiver: unknown = receivers[kind] ?? nameOf(item)
  return {
    kind: 'message',
    to: `${kind} ${String(receiver)}`,
    reads:
      (isRecord(item) && typeof item.params === 'function') ||
      ['event', 'to', 'input'].some((key) => typeof action[key] === 'function'),
    isIdempotent: kind === 'cancel' || kind === 'stopChild',
  }
}

function fieldsOf(action: unknown): Readonly<Record<string, unknown>> {
  const hasFields = typeof action === 'function' || isRecord(action)
  return hasFields ? Object.fromEntries(Object.entries(action)) : {}
}

/** Whether an assignment sets the same, whatever was there. */
function isConstant(assignment: unknown): boolean {
  return (
    isRecord(assignment) &&
    Object.values(assignment).every((value) => typeof value !== 'function')
  )
}

/** The name of an action, a guard, an actor or a tag, as mutants show it. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (!isRecord(item)) return '(inline)'
  if ('id' in item) return String(item.id)
  return 'type' in item ? String(item.type) : '(unnamed)'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
