import { type Chart, type ChartTransition, isWithin, statesUnder } from './chart.ts'

/** Transitions between the same two states: one arrow, with a line of text for each. */
export type Arrow = {
  readonly name: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

/** The arrows of a chart, named `a0`, `a1` …; a transition with two targets is on two. */
export function arrowsOf({ arrows }: Chart): readonly Arrow[] {
  const found = new Map<string, Arrow>()
  for (const transition of arrows)
    for (const target of transition.targets) {
      const { source } = transition
      const key = `${source} ${target}`
      const known = found.get(key)
      const name = known?.name ?? `a${found.size}`
      const transitions = [...(known?.transitions ?? []), transition]
      found.set(key, { name, source, target, transitions })
    }
  return [...found.values()]
}

/** The innermost group that holds both ends of an arrow. */
export function homeOf({ source, target }: Arrow): string {
  if (isWithin(target, source)) return source
  return groupsAround(source).findLast((path) => groupsAround(target).includes(path)) ?? ''
}

/** The groups that are drawn with a card of their own: they hear events wherever one is in them. */
export function cardsOf({ root, arrows }: Chart): ReadonlySet<string> {
  return new Set(
    statesUnder(root)
      .filter(({ states }) => states.length > 0)
      .filter(
        ({ path, inner }) =>
          inner.length > 0 || arrows.some(({ source }) => source === path),
      )
      .map(({ path }) => path),
  )
}

function groupsAround(path: string): readonly string[] {
  return path.split('.').map((_, depth, keys) => keys.slice(0, depth).join('.'))
}
