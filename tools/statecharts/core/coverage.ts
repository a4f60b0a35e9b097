import type { Edge, Graph, Node } from './explore.ts'
import type { Trace } from './trace.ts'
import { declaredStates, declaredTransitions } from './xstate-adapter.ts'

/** What happened in one step: an edge, or what a driver traced in place of it. */
type Moment = Trace &
  Pick<Edge, 'step' | 'isIgnored'> & { readonly source: Pick<Node, 'label' | 'next'> }

/**
 * What a step covers, named: states, transitions and guards both ways, outcomes, delays, what is
 * ignored, and the pairs that its transitions make with those of `previous`, the latest step that
 * took one.
 */
export function itemsOf(
  { step, taken, source, isIgnored, ...trace }: Moment,
  previous?: Moment,
): readonly string[] {
  const pairs = (previous?.taken ?? []).flatMap((first) =>
    taken.map((second) => `${first} >> ${second}`),
  )
  // 3000 of 5000 ms and 3000 of 3000 ms are not the same: one was armed anew.
  const delay = step.kind === 'delay' ? `after ${step.ms} of ${source.next?.total} ms` : ''
  return [
    ...traced({ ...trace, taken }),
    ...pairs,
    ...(step.kind === 'outcome' ? [`outcome ${step.actor} ${step.outcome}`] : []),
    ...(delay === '' ? [] : taken.map((id) => `${id} ${delay}`)),
    ...(isIgnored && step.kind === 'event'
      ? [`${source.label} ignores ${step.event.type}`]
      : []),
  ]
}

/** What the start alone covers. */
export function startItems({ start: { taken, states } }: Graph): readonly string[] {
  return traced({ taken, states, refused: [] })
}

/** What the machine and its model declare and no walk through the graph covers: dead, or a poor model. */
export function unreachable(graph: Graph): readonly string[] {
  const { machine, outcomes = {} } = graph.model
  const covered = new Set([
    ...startItems(graph),
    ...graph.edges.flatMap((edge) => itemsOf(edge)),
  ])
  const declared = [
    ...traced({
      states: declaredStates(machine).flatMap(({ type, path }) =>
        type === 'history' ? [] : path,
      ),
      taken: declaredTransitions(machine).map(({ id }) => id),
      refused: declaredTransitions(machine).flatMap(({ id, guard }) =>
        guard === undefined ? [] : id,
      ),
    }),
    ...Object.entries(outcomes).flatMap(([actor, ends]) =>
      Object.keys(ends).map((outcome) => `outcome ${actor} ${outcome}`),
    ),
  ]
  return declared.filter((item) => !covered.has(item))
}

function traced({ states, taken, refused }: Trace): readonly string[] {
  return [
    ...states.map((path) => `state ${path}`),
    ...taken.map((id) => `transition ${id}`),
    ...refused.map((id) => `refusal ${id}`),
  ]
}
