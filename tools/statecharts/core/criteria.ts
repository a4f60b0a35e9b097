import type { Edge, Graph } from './explore.ts'
import type { Model } from './model.ts'
import type { Trace } from './trace.ts'
import { declaredStates, declaredTransitions } from './xstate-adapter.ts'

/** The dimensions in which paths are measured. */
export const criteria = [
  'states',
  'transitions',
  'transitionPairs',
  'guards',
  'outcomes',
  'delays',
  'ignored',
] as const

export type Criterion = (typeof criteria)[number]

/** What happened in one step: an edge, or what a driver traced in place of it. */
export type Moment = Trace & Pick<Edge, 'step' | 'isIgnored' | 'source'>

type Measure = (moment: Moment, previous: Moment | undefined) => readonly string[]

const measures: Readonly<Record<Criterion, Measure>> = {
  states: ({ states }) => states,
  transitions: ({ taken }) => taken,
  transitionPairs: ({ taken }, previous) =>
    (previous?.taken ?? []).flatMap((first) =>
      taken.map((second) => `${first} >> ${second}`),
    ),
  guards: ({ taken, refused }) => [
    ...taken.filter(isGuarded).map((id) => `${id} taken`),
    ...refused.map((id) => `${id} refused`),
  ],
  outcomes: ({ step }) =>
    step.kind === 'outcome' ? [`${step.actor} ${step.outcome}`] : [],
  // 3000 of 5000 ms and 3000 of 3000 ms are not the same: one was armed anew.
  delays: ({ step, taken, source }) =>
    step.kind === 'delay'
      ? taken.map((id) => `${id} after ${step.ms} of ${source.next?.total} ms`)
      : [],
  ignored: ({ step, isIgnored, source }) =>
    isIgnored && step.kind === 'event' ? [`${source.label}: ${step.event.type}`] : [],
}

/**
 * The items of one criterion that a step covers. `previous` is the latest step of the path
 * that took a transition.
 */
export function itemsOf(
  criterion: Criterion,
  moment: Moment,
  previous?: Moment,
): readonly string[] {
  return measures[criterion](moment, previous)
}

/** Every item of a criterion that some walk through the graph covers. */
export function feasible(graph: Graph, criterion: Criterion): ReadonlySet<string> {
  return new Set([
    ...startItems(graph, criterion),
    ...graph.edges.flatMap((edge) =>
      criterion === 'transitionPairs'
        ? movesAfter(edge).flatMap((next) => itemsOf(criterion, next, edge))
        : itemsOf(criterion, edge),
    ),
  ])
}

/** The items that the start alone covers. */
export function startItems({ start }: Graph, criterion: Criterion): readonly string[] {
  if (criterion === 'states') return start.states
  return criterion === 'transitions' ? start.taken : []
}

/** What the machine declares and no walk through the graph reaches: dead, or a poor model. */
export function unreachable(graph: Graph, criterion: Criterion): readonly string[] {
  const reached = feasible(graph, criterion)
  return (declared[criterion]?.(graph.model) ?? []).filter((item) => !reached.has(item))
}

/** What a machine and its model declare; of the other criteria, nothing. */
const declared: Partial<Record<Criterion, (model: Model) => readonly string[]>> = {
  states: ({ machine }) =>
    declaredStates(machine).flatMap(({ type, path }) => (type === 'history' ? [] : path)),
  transitions: ({ machine }) => declaredTransitions(machine).map(({ id }) => id),
  guards: ({ machine }) =>
    declaredTransitions(machine).flatMap(({ id, guard }) =>
      guard === undefined ? [] : [`${id} taken`, `${id} refused`],
    ),
  outcomes: ({ outcomes = {} }) =>
    Object.entries(outcomes).flatMap(([actor, ends]) =>
      Object.keys(ends).map((outcome) => `${actor} ${outcome}`),
    ),
}

/** The edges that move next after an edge, seen through waits that take nothing. */
function movesAfter(edge: Edge): readonly Edge[] {
  if (edge.taken.length === 0) return []
  const moves: Edge[] = []
  const places = new Set([edge.target])
  // A Set is read while it grows.
  for (const { out } of places)
    for (const next of out)
      if (next.taken.length > 0) moves.push(next)
      else places.add(next.target)
  return moves
}

function isGuarded(id: string): boolean {
  return id.includes(' [')
}
