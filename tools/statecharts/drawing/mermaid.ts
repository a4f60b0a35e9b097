import type { AnyStateMachine } from 'xstate'
import { declaredRoot, type DeclaredState } from '../core/xstate-adapter.ts'

/**
 * Formats a machine as a Mermaid state diagram. Mermaid cannot attach text to a composite state, so an
 * extra state `NAME (*)` lists its transitions and actions. Mermaid separates parallel regions only inside
 * a composite state, so a parallel machine is drawn as one.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const root = declaredRoot(machine)
  return ['stateDiagram-v2', ...stateLines(root), ...arrowLines(root)].join('\n')
}

function stateLines(state: DeclaredState): readonly string[] {
  const { path, label, type, states } = state
  const own = linesIn(state)
  const box = (id: string, name: string) => [
    `state "${escapeText(name)}" as ${id}`,
    ...own.map((text) => `${id} : ${escapeText(text)}`),
  ]
  if (states.length === 0) return box(idOf(path), label)
  const isParallel = type === 'parallel'
  const parts = states.map(stateLines)
  const inside = [
    // The box is not a region of its own, because Mermaid would then fail on arrows to the state.
    ...(own.length > 0 ? box(`in_${idOf(path)}`, `${label} (*)`) : []),
    ...parts.flatMap((part, at) => (isParallel && at > 0 ? ['--', ...part] : part)),
    ...states.flatMap(edgeLines),
  ]
  if (path === '' && !isParallel) return inside
  return [`state "${escapeText(label)}" as ${idOf(path)} {`, ...inside, '}']
}

/** Returns the arrows of a state from the start, if it is initial, and to the end, if it is final. */
function edgeLines({ path, type, isInitial }: DeclaredState): readonly string[] {
  return [
    ...(isInitial ? [`[*] --> ${idOf(path)}`] : []),
    ...(type === 'final' ? [`${idOf(path)} --> [*]`] : []),
  ]
}

/** Returns the texts inside a state. Transitions from an atomic state to another state become arrows. */
function linesIn({ path, notes, transitions, states }: DeclaredState): readonly string[] {
  return [
    ...notes,
    ...transitions
      .filter(({ targets }) => states.length > 0 || isInner(path, targets))
      .map(({ cause, targets }) => [cause, ...targets.map((to) => `→ ${to}`)].join(' ')),
  ]
}

function arrowLines({ path, transitions, states }: DeclaredState): readonly string[] {
  if (states.length > 0) return states.flatMap(arrowLines)
  return transitions
    .filter(({ targets }) => !isInner(path, targets))
    .flatMap(({ cause, targets }) =>
      targets.map((to) => `${idOf(path)} --> ${idOf(to)} : ${escapeText(cause)}`),
    )
}

function isInner(path: string, targets: readonly string[]): boolean {
  return targets.every((target) => target === (path || '(root)'))
}

/** Replaces characters that end a Mermaid text, and `#`, which starts a character code. */
const escapeText = (text: string) => text.replaceAll(/[:;"]/g, ' ').replaceAll('#', 'tag ')

const codeOf = (character: string) => `_${character.charCodeAt(0).toString(16)}_`

// Names that differ only in a space, an accent or a hyphen need different ids.
const idOf = (path: string) =>
  `s_${path.replaceAll(/[^\w.]|_/g, codeOf).replaceAll('.', '_')}`
