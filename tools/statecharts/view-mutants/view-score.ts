import type { ViewMutant, ViewOperator } from './operators.ts'
import { viewOperators } from './operators.ts'
import type { ViewMutantSwitch } from './switch.ts'

export type ViewMutantResult = {
  readonly id: string
  readonly operator: ViewOperator
  readonly result: 'killed' | 'survived' | 'unreached'
  /** The walk that killed it, or why it lives. */
  readonly because?: string
}

/** Something that is done on the views: it throws when they do not do what they should. */
export type ViewWalk = { readonly name: string; run(): Promise<unknown> }

/** A walk that passed without a mutant, with those that it reached. */
export type KnownWalk = {
  readonly walk: ViewWalk
  readonly reached: ReadonlySet<string>
  readonly ms: number
}

/** Does these walks without a mutant: they must pass. */
export async function measureWalks(
  walks: readonly ViewWalk[],
  toggle: ViewMutantSwitch,
): Promise<readonly KnownWalk[]> {
  const known: KnownWalk[] = []
  toggle.turn(undefined)
  for (const walk of walks) {
    toggle.takeReached()
    const started = performance.now()
    await walk.run()
    known.push({ walk, reached: toggle.takeReached(), ms: performance.now() - started })
  }
  return known
}

/**
 * Tries each mutant on the walks that reach it, shortest first: it is killed by the first that
 * throws.
 * @param reasons by id, why a mutant lives
 */
export async function scoreViews(
  mutants: readonly ViewMutant[],
  walks: readonly KnownWalk[],
  toggle: ViewMutantSwitch,
  reasons: Readonly<Record<string, string>> = {},
): Promise<readonly ViewMutantResult[]> {
  const known = walks.toSorted((a, b) => a.ms - b.ms)
  const results: ViewMutantResult[] = []
  for (const { id, operator } of mutants) {
    const near = known.filter(({ reached }) => reached.has(id))
    const killer = await killerOf(id, near, toggle)
    const result = killer ? 'killed' : near[0] ? 'survived' : 'unreached'
    const because = killer ?? reasons[id]
    results.push({ id, operator, result, ...(because !== undefined && { because }) })
  }
  return results
}

async function killerOf(
  id: string,
  walks: readonly { readonly walk: ViewWalk }[],
  toggle: ViewMutantSwitch,
): Promise<string | undefined> {
  toggle.turn(id)
  try {
    for (const { walk } of walks)
      if (
        await walk.run().then(
          () => false,
          () => true,
        )
      )
        return walk.name
    return undefined
  } finally {
    toggle.turn(undefined)
  }
}

/** A score by operator as lines of text, those that live by name. */
export function viewScoreText(results: readonly ViewMutantResult[]): string {
  const count = (of: readonly ViewMutantResult[], result: ViewMutantResult['result']) =>
    of.filter((one) => one.result === result).length
  const lines = viewOperators.map((operator) => {
    const own = results.filter((one) => one.operator === operator)
    return (
      `${operator}: ${count(own, 'killed')} killed, ${count(own, 'survived')} survived, ` +
      `${count(own, 'unreached')} unreached`
    )
  })
  const living = results.filter(({ result }) => result !== 'killed')
  return [
    ...lines,
    ...living.map(({ id, result, because }) =>
      [`${result} ${id}`, ...(because === undefined ? [] : [`  ${because}`])].join('\n'),
    ),
    `score ${((100 * count(results, 'killed')) / results.length).toFixed(1)} %`,
  ].join('\n')
}
