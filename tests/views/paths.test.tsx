import './setup.ts'
import { describe, expect, test } from 'vitest'
import { models } from '#tests/machines/models.ts'
import { walk } from '#tests/paths/drivers.ts'
import { saveResult, type WalkedPath, walkedPath } from '#tests/paths/report/results.ts'
import { routesOf } from '#tests/visits/routes.ts'
import { gaps, visitDriver } from '#tests/visits/visit.ts'
import { visits } from '#tests/visits/visits.ts'
import { documentHands } from './drivers/document-hands.tsx'

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 60_000

test('a visitor meets every machine', () => {
  const met = visits.map(({ model }) => model.name)
  expect(met).toEqual(models.map(({ name }) => name))
})

describe.each(visits)('$model.name on its views', { timeout }, (visit) => {
  const { model, view, beyond } = visit
  const paths: WalkedPath[] = []
  let ms = 0

  test.each(routesOf(visit))(`${model.name}, $name`, async (route) => {
    const started = Date.now()
    const traces = await walk(visitDriver(visit, documentHands()), route, {
      ...model,
      view,
    })
    ms += Date.now() - started
    paths.push(walkedPath(route, traces))
    expect(traces).toHaveLength(1 + route.steps.length)
  })

  test(`${model.name}: every transition that a visitor can cause was taken`, () => {
    saveResult({ machine: model.name, driver: 'view', paths, beyond, ms })
    expect(gaps(visit, paths)).toEqual({ missing: [], notBeyond: [] })
  })
})
