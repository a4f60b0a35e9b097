/** The tests that every machine owes, for Vitest. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkFrozen, readFrozen } from '../core/frozen.ts'
import { coverage, type Coverage } from '../core/coverage.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import { explore } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { checkAgainstOracle, unexplained } from '../core/oracle-check.ts'
import { type MutantResult, score, scoreText } from '../core/score.ts'
import { follow, tour } from '../core/tour.ts'
import { walkAtRandom } from '../core/walks.ts'
import { saveResult, walkedPath, type WalkedPath } from '../report/results.ts'

/** The random walks of every run. */
export function walksOf({ values }: Model): {
  readonly seed: number
  readonly runs: number
} {
  // Values are many more than steps.
  return { seed: 20_261_120, runs: values ? 600 : 100 }
}

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 60_000

/**
 * Declares the tests that every machine owes: its table, its frozen paths, its mutants, random
 * walks. What was measured is left for the report.
 * @param place address of a file beside the machine's frozen paths: `import.meta.url`
 */
export function testModel(model: Model, place: string): void {
  const { scenarios = [] } = model
  const graph = explore(model)
  const file = new URL(`${model.name}.paths.txt`, place)

  describe(`the machine ${model.name}`, { timeout }, () => {
    let started = 0
    const walked: WalkedPath[] = []
    const results: MutantResult[] = []
    const randomWalks = walksOf(model)
    let walks: typeof randomWalks | undefined

    const failed: string[] = []

    beforeAll(() => {
      started = performance.now()
    })

    afterEach(({ task }) => {
      if (task.result?.state === 'fail') failed.push(task.name)
    })

    afterAll(() => {
      saveResult(
        {
          kind: 'run',
          machine: model.name,
          driver: 'headless',
          expected: [...readFrozen(file), ...scenarios].map(({ name }) => name),
          paths: walked,
          failed,
          ...(walks && { walks }),
          mutants: results,
          ms: performance.now() - started,
        },
        rootsOf(model, fileURLToPath(place), fileURLToPath(file)),
      )
    })

    test('does what the table says, and nothing else', () => {
      expect(checkAgainstOracle(graph).problems).toEqual([])
    })

    test('ignores nothing without a reason', () => {
      expect(unexplained(graph)).toEqual([])
    })

    test('has the paths that are frozen', () => {
      expect(() => checkFrozen(file, model.name, tour(graph))).not.toThrow()
    })

    test('walks them as the table says, and they cover everything', async () => {
      const paths = readFrozen(file)
      const traces = []
      for (const path of paths) {
        const trace = await walk(headlessDriver(model), path, model)
        traces.push(trace)
        walked.push(walkedPath(model, path, trace))
      }
      const report = coverage(
        graph,
        paths.map(({ steps }) => follow(graph, steps)),
        traces,
      )
      expect(report.flatMap(uncovered)).toEqual([])
    })

    test.each(scenarios)('$name', async (path) => {
      const traces = await walk(headlessDriver(model), path, model)
      walked.push(walkedPath(model, path, traces))
      expect(traces).toHaveLength(1 + path.steps.length)
    })

    test('goes as the table says on random walks', async () => {
      await expect(walkAtRandom(model, randomWalks)).resolves.toBeUndefined()
      walks = randomWalks
    })

    test('loses every mutant that is not equivalent to the paths', async () => {
      const result = await score(model, [...readFrozen(file), ...scenarios])
      results.push(...result.results)
      expect(result.stale).toEqual([])
      expect(result.rate < 1 ? scoreText(result) : '').toBe('')
    })
  })
}

/** The files of a machine: its model, with all that it imports, and its frozen paths. */
function rootsOf({ name }: Model, place: string, frozen: string): readonly string[] {
  const model = path.join(path.dirname(place), `${name}.model.ts`)
  return [existsSync(model) ? model : place, frozen].map((file) => path.relative('', file))
}

function uncovered({ criterion, missing, unreachable }: Coverage): readonly string[] {
  return [
    ...missing.map((item) => `${criterion}: no path covers ${item}`),
    ...unreachable.map(
      (item) => `${criterion}: no event of the model leads to ${item}; is it dead?`,
    ),
  ]
}
