import { expect, test } from 'vitest'
import type { NamedPath } from './step.ts'
import { explore, type Path } from './explore.ts'
import type { Model } from './model.ts'
import { score } from './score.ts'
import { noticeModel } from './small-fixtures.ts'
import { killSurvivors } from './kill-survivors.ts'
import { tour } from './tour.ts'

function named(paths: readonly Path[]): readonly NamedPath[] {
  return paths.map((path, index) => ({
    name: `path ${index + 1}`,
    steps: path.map(({ step }) => step),
  }))
}

async function survivors(model: Model, paths: readonly Path[]): Promise<readonly string[]> {
  const { results } = await score(model, named(paths))
  return results.filter(({ result }) => result === 'survived').map(({ id }) => id)
}

const graph = explore(noticeModel)
const weak = tour(graph, ['transitions'])

test('a weak suite is completed by short paths until no mutant lives', async () => {
  expect(await survivors(noticeModel, weak)).toContain('drop action: shown exit stopClock')
  const added = await killSurvivors(graph, weak)
  expect(await survivors(noticeModel, [...weak, ...added])).toEqual([])
  expect(Math.max(...added.map((path) => path.length))).toBeLessThan(8)
})

test('nothing is added to a suite that kills everything', async () => {
  expect(await killSurvivors(graph, tour(graph))).toEqual([])
})

test('what the model calls equivalent is left in peace', async () => {
  const lived = await survivors(noticeModel, weak)
  const equivalent = Object.fromEntries(lived.map((id) => [id, 'a claim']))
  const claimed = explore({ ...noticeModel, equivalent })
  expect(await killSurvivors(claimed, tour(claimed, ['transitions']))).toEqual([])
})

test('no more candidates are tried than asked', async () => {
  expect(await killSurvivors(graph, weak, 0)).toEqual([])
})
