import { expect, test } from 'vitest'
import { feasible, itemsOf } from './criteria.ts'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import { tour } from './tour.ts'

const models: readonly Model[] = [senderModel, noticeModel, lampsModel, houseModel]

test.each(models)('the tour of $name takes every transition', (model) => {
  const graph = explore(model)
  const taken = tour(graph)
    .flat()
    .flatMap((edge) => itemsOf('transitions', edge))
  expect([...feasible(graph, 'transitions')].filter((id) => !taken.includes(id))).toEqual(
    graph.start.taken.filter((id) => !taken.includes(id)),
  )
  expect(taken.length).toBeGreaterThan(0)
})

test('paths are no longer than asked, unless an item lies farther away', () => {
  const graph = explore(senderModel)
  const lengths = tour(graph, ['transitions', 'ignored'], 6).map((path) => path.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(6)
  expect(lengths.length).toBeGreaterThan(2)
  expect(tour(graph, ['outcomes'], 1).map((path) => path.length)).toEqual([3, 3])
})
