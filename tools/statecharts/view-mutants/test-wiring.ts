/** The test of how views are wired to their machines, for Vitest with the plugin `viewMutants`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { saveResult } from '../report/results.ts'
import { type Conventions, mutateView } from './operators.ts'
import { variable } from './variable.ts'
import { ViewMutantSwitch } from './switch.ts'
import {
  type KnownWalk,
  measureWalks,
  scoreViews,
  type ViewMutantResult,
  viewScoreText,
  type ViewWalk,
} from './view-score.ts'

/** How the views of a project are wired. */
export type ViewWiring = {
  /** By source file, from the project's root, the machines whose walks meet it. */
  readonly views: Readonly<Record<string, readonly string[]>>
  readonly conventions?: Conventions
  /** The machines whose views are tried with all other tests; the others on demand. */
  readonly sample: readonly string[]
  /** By id, the mutants that live, and why. */
  readonly living: Readonly<Record<string, string>>
}

/** Milliseconds: all the walks of the machines, many times. */
const timeout = 30 * 60_000

/**
 * Declares the test that the mutants of the views that are asked for die, or have their reason to
 * live. What was measured is left for the report once all machines were tried.
 */
export function testViewWiring(
  { views, conventions, sample, living }: ViewWiring,
  walksOf: (machine: string) => readonly ViewWalk[],
): void {
  const asked = process.env[variable]
  const names = asked === undefined ? sample : asked.split(',')
  const isAll = asked === 'all'
  const toggle = new ViewMutantSwitch()
  toggle.install()
  const measured = new Map<string, readonly KnownWalk[]>()
  const knownOf = async (machine: string): Promise<readonly KnownWalk[]> => {
    const known = measured.get(machine) ?? (await measureWalks(walksOf(machine), toggle))
    measured.set(machine, known)
    return known
  }

  const title = isAll ? 'every mutant of the views' : `each mutant of ${names.join(', ')}`
  test(`${title} dies`, { timeout }, async ({ task }) => {
    const started = performance.now()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const results: ViewMutantResult[] = []
    for (const [file, machines] of Object.entries(views)) {
      if (!isAll && !machines.every((name) => names.includes(name))) continue
      const { mutants } = mutateView(readFileSync(file, 'utf8'), file, conventions)
      const walks: KnownWalk[] = []
      for (const machine of machines) walks.push(...(await knownOf(machine)))
      const scored = await scoreViews(mutants, walks, toggle, living)
      results.push(...scored)
      if (asked !== undefined) process.stdout.write(`${file}\n${viewScoreText(scored)}\n\n`)
    }
    const unexplained = results.flatMap(({ id, result, because }) =>
      because === undefined ? [`${result} ${id}`] : [],
    )
    const known = new Map(results.map(({ id, result }) => [id, result]))
    const stale = Object.keys(living).filter((id) =>
      isAll ? (known.get(id) ?? 'killed') === 'killed' : known.get(id) === 'killed',
    )
    const ms = performance.now() - started
    if (isAll)
      saveResult({ kind: 'view-mutants', results, ms }, [
        path.relative('', task.file.filepath),
        ...Object.keys(views),
      ])
    if (asked !== undefined) process.stdout.write(`all of it\n${viewScoreText(results)}\n`)
    expect(results).not.toEqual([])
    expect({ unexplained, stale }).toEqual({ unexplained: [], stale: [] })
  })
}
