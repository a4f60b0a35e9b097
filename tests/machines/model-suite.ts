import { afterAll, describe, expect, test } from 'vitest'
import {
  checkFrozen,
  conform,
  coverage,
  type Coverage,
  explore,
  type Fate,
  follow,
  headlessDriver,
  type Model,
  type NamedPath,
  readFrozen,
  saveResult,
  score,
  scoreText,
  tour,
  unexplained,
  walk,
  walkAtRandom,
  walkedPath,
  type WalkedPath,
} from 'statecharts'

const randomWalks = { seed: 20_261_120, runs: 100 }
/** Milliseconds, on a machine that is busy with something else. */
const patience = 60_000

/** The file that holds the reviewed paths of a machine. */
function frozenFile({ name }: Model): URL {
  return new URL(`${name}.paths.txt`, import.meta.url)
}

/**
 * The tests that every machine owes: its table, its frozen paths, its mutants, random walks.
 * `scenarios` are walked too, and count against the mutants. What was measured is left for the
 * report.
 */
export function testModel(model: Model, scenarios: readonly NamedPath[] = []): void {
  const graph = explore(model)
  const file = frozenFile(model)

  describe(`the machine ${model.name}`, { timeout: patience }, () => {
    const started = performance.now()
    const walked: WalkedPath[] = []
    const fates: Fate[] = []
    let walks: typeof randomWalks | undefined

    afterAll(() => {
      saveResult({
        machine: model.name,
        driver: 'headless',
        paths: walked,
        ...(walks && { walks }),
        mutants: fates,
        ms: performance.now() - started,
      })
    })

    test('does what the table says, and nothing else', () => {
      expect(conform(graph).problems).toEqual([])
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
        walked.push(walkedPath(path, trace))
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
      walked.push(walkedPath(path, traces))
      expect(traces).toHaveLength(1 + path.steps.length)
    })

    test('goes as the table says on random walks', async () => {
      await expect(walkAtRandom(model, randomWalks)).resolves.toBeUndefined()
      walks = randomWalks
    })

    test('loses at least 95 % of its mutants to the paths', async () => {
      const result = await score(model, [...readFrozen(file), ...scenarios])
      fates.push(...result.fates)
      expect(result.stale).toEqual([])
      expect(result.rate < 0.95 ? scoreText(result) : '').toBe('')
    })
  })
}

function uncovered({ criterion, missing, unreachable }: Coverage): readonly string[] {
  return [...missing, ...unreachable].map((item) => `${criterion}: ${item}`)
}
