/** The shape of a machine's definition in XState, read for `xstate-adapter.ts` alone. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Declared, DeclaredState } from './trace.ts'

export function describeState(node: AnyStateNode): DeclaredState {
  const { type, parent } = node
  return {
    path: pathOf(node),
    type,
    isInitial: parent?.type === 'parallel' || parent?.initial.target?.[0] === node,
    tags: node.tags,
    invokes: node.invoke.map(({ id }) => id),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
  }
}

/** Without the timers that XState arms for `after`. */
function namesOf(actions: readonly unknown[]): readonly string[] {
  return actions
    .map((action) => nameOf(action))
    .filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel')
    .map((name) => name.replace('xstate.', ''))
}

export function describe(definition: AnyTransitionDefinition): Declared {
  const source = pathOf(definition.source) || '(root)'
  const event = eventLabel(definition.eventType, definition.source.id)
  const targets = (definition.target ?? []).map((node) => pathOf(node) || '(root)')
  const guard = definition.guard === undefined ? '' : ` [${nameOf(definition.guard)}]`
  const again = definition.reenter ? ' (re-entered)' : ''
  return {
    id: `${source} --${event}--> ${targets.join(' + ') || '(stays)'}${again}${guard}`,
    source,
    event,
    targets,
    isGuarded: definition.guard !== undefined,
    guard: definition.guard === undefined ? undefined : nameOf(definition.guard),
    actions: namesOf(definition.actions),
  }
}

export function eventLabel(type: string, sourceId: string): string {
  const [, ending, actor] =
    /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.*)$/.exec(type) ?? []
  if (type === '') return 'always'
  if (type.startsWith('xstate.after.'))
    return `after ${type.slice('xstate.after.'.length, -sourceId.length - 1)}`
  if (type.startsWith('xstate.done.state.')) return 'done'
  return ending === undefined ? type : `${actor} ${ending}`
}

/** The name of a guard or an action. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item === 'object' && item !== null && 'type' in item) return String(item.type)
  if (typeof item !== 'function') return 'inline'
  return 'type' in item ? String(item.type) : item.name || 'inline'
}

export function nodesUnder(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesUnder)]
}

export function leavesOf(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .toSorted((a, b) => a.order - b.order)
}

export function pathOf(node: AnyStateNode): string {
  return node.path.join('.')
}
