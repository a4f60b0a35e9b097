import { expect } from '@playwright/test'
import { saveResult, walk, walkedPath, type WalkedPath } from 'statecharts'
import { routesOf } from '#tests/screen-adapters/routes.ts'
import { gaps, visitDriver } from '#tests/screen-adapters/screen-adapter.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { byNetwork, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// A trace takes longer than the walk, and the error of a walk tells its whole path.
test.use({ trace: 'off' })

for (const visit of screenAdapters) {
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
        const traces = await walk(visitDriver(visit, pageUserDriver(page)), route, {
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
