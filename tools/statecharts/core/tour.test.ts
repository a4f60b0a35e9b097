import { expect, test } from 'vitest'
import { coverage, coverageText } from './coverage.ts'
import { headlessDriver, walk } from './drivers.ts'
import { explore } from './explore.ts'
import type { Trace } from './trace.ts'
import type { Model } from './model.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import { describeStep } from './step.ts'
import { follow, shortest, tour } from './tour.ts'

const models: readonly Model[] = [senderModel, noticeModel, lampsModel, houseModel]

test.each(models)('the tour of $name covers every criterion, measured', async (model) => {
  const graph = explore(model)
  const paths = tour(graph)
  const traces: (readonly Trace[])[] = []
  for (const path of paths)
    traces.push(
      await walk(
        headlessDriver(model),
        { name: 'path', steps: path.map(({ step }) => step) },
        model,
      ),
    )
  const report = coverage(graph, paths, traces)
  expect(report.flatMap(({ missing }) => missing)).toEqual([])
  expect(
    report.find(({ criterion }) => criterion === 'transitions')?.covered,
  ).toBeGreaterThan(0)
})

test('what no walk can reach is told by name', () => {
  const machine = houseModel.machine.provide({ guards: { isTired: () => true } })
  const graph = explore({ ...houseModel, machine })
  const text = coverageText(coverage(graph, tour(graph)))
  expect(text).toContain('unreachable dimming --always--> awake')
  expect(text).toContain('unreachable dimming --always--> asleep [isTired] refused')
})

test('what paths leave out is told by name, criterion by criterion', () => {
  const graph = explore(senderModel)
  const path = follow(graph, [
    { kind: 'event', event: { type: 'form.submit' } },
    { kind: 'event', event: { type: 'field.change', value: 'Bonjour' } },
    { kind: 'event', event: { type: 'form.submit' } },
    { kind: 'outcome', actor: 'send', outcome: 'refused' },
  ])
  const report = coverage(graph, [path])
  expect(
    report.map(({ criterion, covered, total }) => [criterion, covered, total]),
  ).toEqual([
    ['states', 3, 4],
    ['transitions', 3, 7],
    ['transitionPairs', 2, 12],
    ['guards', 2, 4],
    ['outcomes', 1, 2],
    ['delays', 0, 1],
    ['ignored', 1, 14],
  ])
  expect(coverageText(report)).toContain(
    'missing failed --form.retry--> sending [canRetry] refused',
  )
})

test('a delay is covered for each time that remained', () => {
  const graph = explore(noticeModel)
  const delays = coverage(graph, tour(graph)).find(
    ({ criterion }) => criterion === 'delays',
  )
  expect(delays).toMatchObject({ covered: 7, total: 7 })
})

test('paths are no longer than asked, unless an item lies farther away', () => {
  const graph = explore(senderModel)
  const lengths = tour(graph, ['transitions', 'ignored'], 6).map((path) => path.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(6)
  expect(lengths.length).toBeGreaterThan(2)
  expect(tour(graph, ['outcomes'], 1).map((path) => path.length)).toEqual([3, 3])
})

test('an abstraction that calls different states one is found out', () => {
  const coarse: Model = { ...senderModel, abstract: ({ value }) => JSON.stringify(value) }
  const graph = explore({
    ...coarse,
    events: () => [{ type: 'field.change', value: 'Bonjour' }, { type: 'form.submit' }],
  })
  expect(graph.nodes).toHaveLength(1)
  expect(() => tour(graph)).toThrow('abstract() calls states one that behave differently')
})

test('the shortest paths reach every abstract state, none being the beginning of another', () => {
  const graph = explore(lampsModel)
  const paths = shortest(graph)
  const reached = new Set(paths.flat().map(({ target }) => target))
  expect(reached.size).toBe(graph.nodes.length - 1)
  const texts = paths.map((path) => path.map(({ step }) => describeStep(step)).join('/'))
  expect(texts.some((text) => texts.some((other) => other.startsWith(`${text}/`)))).toBe(
    false,
  )
})

test('steps that the graph does not know are refused by number and name', () => {
  expect(() => follow(explore(senderModel), [{ kind: 'delay', ms: 5 }])).toThrow(
    'sender: step 1, "after 5 ms", does not exist in form',
  )
})
