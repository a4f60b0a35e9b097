/** The test of how views are wired to their machines, for Vitest with the plugin `viewMutants`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { saveResult } from '../report/results.ts'
import { type Conventions, mutateView } from './operators.ts'
import { variable } from './variable.ts'
import { ViewMutantSwitch } from './switch.ts'
import {
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
  /** By id, the mutants that nobody could tell from the view, and why. */
  readonly equivalent: Readonly<Record<string, string>>
}

/** Milliseconds: all the walks of the machines, many times. */
const timeout = 30 * 60_000

/**
 * Declares the test that every mutant of the views dies which nobody calls equivalent. What was
 * measured is left for the report once all machines were tried.
 */
export function testViewWiring(
  { views, conventions, sample, equivalent }: ViewWiring,
  walksOf: (machine: string) => readonly ViewWalk[],
): void {
  const asked = process.env[variable]
  const names = asked === undefined ? sample : asked.split(',')
  const isAll = asked === 'all'
  const toggle = new ViewMutantSwitch()
  toggle.install()

  test('every mutant of the views dies', { timeout }, async ({ task }) => {
    const started = performance.now()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const results: ViewMutantResult[] = []
    for (const [file, machines] of Object.entries(views)) {
      if (!isAll && !machines.every((name) => names.includes(name))) continue
      const { mutants } = mutateView(readFileSync(file, 'utf8'), file, conventions)
      const walks = machines.flatMap(walksOf)
      results.push(...(await scoreViews(mutants, walks, toggle, equivalent)))
    }
    const living = results.filter(({ result }) => /survived|unreached/.test(result))
    const stale = Object.keys(equivalent).filter((id) =>
      isAll
        ? !results.some((one) => one.id === id && one.result === 'equivalent')
        : results.some((one) => one.id === id && one.result !== 'equivalent'),
    )
    const ms = performance.now() - started
    if (isAll)
      saveResult({ kind: 'view-mutants', results, ms }, [
        path.relative('', task.file.filepath),
        ...Object.keys(views),
      ])
    if (asked !== undefined) process.stdout.write(`${viewScoreText(results)}\n`)
    expect(results).not.toEqual([])
    expect({ living: living.map(({ id, result }) => `${result} ${id}`), stale }).toEqual({
      living: [],
      stale: [],
    })
  })
}
