import type { AnyStateMachine } from 'xstate'
import type { Declared, DeclaredState } from '../core/trace.ts'
import {
  declaredRoot,
  declaredStates,
  declaredTransitions,
} from '../core/xstate-adapter.ts'

/** A machine as it is drawn, in French; the ids are those of the harness. */
export type Chart = {
  /** The stem of the machine's file. */
  readonly name: string
  readonly root: ChartState
  /** The transitions that lead somewhere else, in the order of the definition. */
  readonly arrows: readonly ChartTransition[]
}

export type ChartState = {
  /** Empty for the machine itself. */
  readonly path: string
  readonly label: string
  readonly type: DeclaredState['type']
  readonly isInitial: boolean
  /** What it bears and does, a line each: tags, actors, entry and exit. */
  readonly notes: readonly string[]
  /** The transitions that end where they begin: they are written, not drawn. */
  readonly inner: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

export type ChartTransition = {
  readonly id: string
  /** What causes it, in French. */
  readonly cause: string
  /** `[guard]`, `/ actions`, and whether it starts its state again: a line each. */
  readonly details: readonly string[]
  readonly source: string
  readonly targets: readonly string[]
}

/** Reads a machine's definition; `name` is the stem of its file. */
export function chartOf(name: string, machine: AnyStateMachine): Chart {
  const states = declaredStates(machine)
  const transitions = declaredTransitions(machine).map((declared) =>
    transitionOf(machine, declared),
  )
  const build = (state: DeclaredState): ChartState => ({
    path: state.path,
    label: state.description ?? state.path.split('.').at(-1) ?? '',
    type: state.type,
    isInitial: state.isInitial,
    notes: notesOf(state),
    inner: transitions.filter((one) => one.source === state.path && isInner(one)),
    states: states.filter(({ path }) => parentOf(path) === state.path).map(build),
  })
  const root = build(declaredRoot(machine))
  return {
    name,
    root: { ...root, label: machine.root.description ?? name },
    arrows: transitions.filter((one) => !isInner(one)),
  }
}

/** Every state of a chart, parents first, the machine itself included. */
export function statesUnder(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesUnder)]
}

/** Whether the state at `path` lies within the one at `around`, which is not itself. */
export function isWithin(path: string, around: string): boolean {
  return path !== around && (around === '' || path.startsWith(`${around}.`))
}

function transitionOf(machine: AnyStateMachine, declared: Declared): ChartTransition {
  const { id, guard, actions, source, targets } = declared
  return {
    id,
    cause: declared.description ?? causeOf(machine, declared.event),
    details: [
      ...(guard === undefined ? [] : [`[${guard}]`]),
      ...(actions.length > 0 ? [`/ ${counted(actions)}`] : []),
      ...(targets.includes(source) ? ['↻ recommence l’état'] : []),
    ],
    source: pathOf(source),
    targets: targets.map(pathOf),
  }
}

function causeOf(machine: AnyStateMachine, event: string): string {
  if (event === 'always') return 'Aussitôt'
  if (event === 'done') return 'Une fois terminé'
  const [first = '', second = ''] = event.split(' ')
  if (first === 'after') return `Après ${durationOf(machine, second)}`
  if (second === 'done') return `${first} réussit`
  return second === 'error' ? `${first} échoue` : event
}

function durationOf({ implementations }: AnyStateMachine, name: string): string {
  const delay: unknown = implementations.delays[name] ?? Number(name)
  return typeof delay === 'number' && !Number.isNaN(delay)
    ? `${delay.toLocaleString('fr-FR')} ms`
    : `le délai ${name}`
}

function notesOf({ tags, invokes, entry, exit }: DeclaredState): readonly string[] {
  return [
    ...tags.map((tag) => `#${tag}`),
    ...invokes.map((actor) => `lance ${actor}`),
    ...namedIn('entrée', entry),
    ...namedIn('sortie', exit),
  ]
}

function namedIn(moment: string, actions: readonly string[]): readonly string[] {
  return actions.length > 0 ? [`${moment} / ${counted(actions)}`] : []
}

/** Each name once, with how many times it is there. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
    .join(', ')
}

function isInner({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => target === source)
}

/** The path of a state that a transition names: the machine itself has none. */
function pathOf(place: string): string {
  return place === '(root)' ? '' : place
}

function parentOf(path: string): string | undefined {
  if (path === '') return undefined
  return path.split('.').slice(0, -1).join('.')
}
