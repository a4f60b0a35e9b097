import { expect } from '@playwright/test'
import { walk } from '#tests/paths/drivers.ts'
import { saveResult, type WalkedPath, walkedPath } from '#tests/paths/report/results.ts'
import { routesOf } from '#tests/visits/routes.ts'
import { gaps, visitDriver } from '#tests/visits/visit.ts'
import { visits } from '#tests/visits/visits.ts'
import { byNetwork, pageHands } from './drivers/page-hands.ts'
import { test } from './fixtures.ts'

// A trace takes longer than the walk, and the error of a walk tells its whole path.
test.use({ trace: 'off' })

for (const visit of visits) {
  const { model, view, beyond, width = 1440 } = visit

  test.describe(`${model.name} on the built site`, () => {
    // In one worker, in this order: the last test sums up.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width, height: 900 } })
    const paths: WalkedPath[] = []
    let ms = 0

    for (const route of routesOf(visit, byNetwork)) {
      test(`${model.name}, ${route.name}`, async ({ page }) => {
        const started = Date.now()
        const traces = await walk(visitDriver(visit, pageHands(page)), route, {
          ...model,
          view,
        })
        ms += Date.now() - started
        paths.push(walkedPath(route, traces))
        expect(traces).toHaveLength(1 + route.steps.length)
      })
    }

    test(`${model.name}: every transition that a visitor can cause was taken`, () => {
      saveResult({ machine: model.name, driver: 'browser', paths, beyond, ms })
      expect(gaps(visit, paths)).toEqual({ missing: [], notBeyond: [] })
    })
  })
}
