import type { AnyStateMachine } from 'xstate'
import {
  type Declared,
  declaredRoot,
  type DeclaredState,
  declaredStates,
  declaredTransitions,
} from '../core/xstate-adapter.ts'

/** A state as it is drawn; the path of the machine itself is empty. */
export type DrawnState = DeclaredState & {
  readonly label: string
  /** What it bears and does, a line each: tags, actors, entry and exit. */
  readonly notes: readonly string[]
  readonly transitions: readonly DrawnTransition[]
  readonly states: readonly DrawnState[]
}

type DrawnTransition = Pick<Declared, 'id' | 'targets'> & { readonly cause: string }

/** A machine as it is drawn, or one of its states. */
export function drawnState(
  machine: AnyStateMachine,
  state: DeclaredState = declaredRoot(machine),
): DrawnState {
  const { path, tags, invokes, entry, exit } = state
  return {
    ...state,
    label: path.split('.').at(-1) || machine.id,
    notes: [
      ...tags.map((tag) => `#${tag}`),
      ...invokes.map((actor) => `invoke / ${actor}`),
      ...named('entry', entry),
      ...named('exit', exit),
    ],
    transitions: declaredTransitions(machine)
      .filter(({ source }) => source === (path || '(root)'))
      .map((one) => ({ id: one.id, targets: one.targets, cause: causeOf(machine, one) })),
    states: declaredStates(machine)
      .filter((one) => one.path.split('.').slice(0, -1).join('.') === path)
      .map((one) => drawnState(machine, one)),
  }
}

function named(moment: string, actions: readonly string[]): readonly string[] {
  return actions.length === 0 ? [] : [`${moment} / ${[...new Set(actions)].join(', ')}`]
}

function causeOf(machine: AnyStateMachine, { event, guard, actions }: Declared): string {
  const delay: unknown = machine.implementations.delays[event.replace('after ', '')]
  return [
    typeof delay === 'number' ? `${event}, ${delay} ms` : event,
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...named('', actions).map((text) => text.trim()),
  ].join(' ')
}

/**
 * A machine as a Mermaid state diagram, which code hosts draw. What a group or the machine hears
 * itself is written in a state that stands for all of its own: Mermaid joins no group to its content.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const root = drawnState(machine)
  return ['stateDiagram-v2', ...linesOf(root), ...arrowsOf(root)].join('\n')
}

function linesOf(state: DrawnState): readonly string[] {
  const { path, label, type, states } = state
  const own = textsOf(state)
  const box = (id: string, name: string) => [
    `state "${plain(name)}" as ${id}`,
    ...own.map((text) => `${id} : ${plain(text)}`),
  ]
  if (states.length === 0) return box(idOf(path), label)
  const inside = [
    ...(own.length > 0 ? box(`in_${idOf(path)}`, `${label} (*)`) : []),
    ...states.flatMap(linesOf),
    ...states.filter((one) => one.isInitial).map((one) => `[*] --> ${idOf(one.path)}`),
  ]
  if (path === '') return inside
  const name = type === 'parallel' ? `${label} (parallel)` : label
  return [`state "${plain(name)}" as ${idOf(path)} {`, ...inside, '}']
}

/** What is written in a state: an arrow leads from one that holds no other to elsewhere. */
function textsOf({ path, notes, transitions, states }: DrawnState): readonly string[] {
  return [
    ...notes,
    ...transitions
      .filter(({ targets }) => states.length > 0 || isInner(path, targets))
      .map(({ cause, targets }) => [cause, ...targets.map((to) => `→ ${to}`)].join(' ')),
  ]
}

function arrowsOf({ path, transitions, states }: DrawnState): readonly string[] {
  if (states.length > 0) return states.flatMap(arrowsOf)
  return transitions
    .filter(({ targets }) => !isInner(path, targets))
    .flatMap(({ cause, targets }) =>
      targets.map((to) => `${idOf(path)} --> ${idOf(to)} : ${plain(cause)}`),
    )
}

function isInner(path: string, targets: readonly string[]): boolean {
  return targets.every((target) => target === (path || '(root)'))
}

/** Mermaid ends a text at these, and takes `#` for the start of a character's code. */
function plain(text: string): string {
  return text.replaceAll(/[:;"]/g, ' ').replaceAll('#', 'tag ')
}

function idOf(path: string): string {
  return `s_${path.replaceAll(/\W/g, '_')}`
}
