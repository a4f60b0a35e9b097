import { expect, type Page } from '@playwright/test'
import { adapterDriver, fewestRoutes, gaps, routesOf, walk } from 'statecharts'
import { screenAdapters } from '#tests/screens/screens.ts'
import { byNetwork, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// Nothing moves: each press would wait for what it presses to come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const adapter of screenAdapters) {
  const { model, view, width = 1440 } = adapter

  test.describe(`${model.name} on the built site`, () => {
    // In one worker, in this order: the last test sums up.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width, height: 900 } })
    const all = routesOf(adapter, byNetwork)
    // The views walk every path, pair by pair: a browser shows each item once.
    const routes = process.env.EVERY_PATH === undefined ? fewestRoutes(model, all) : all
    const taken = new Set<string>()
    let page: Page

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
    })
    test.afterAll(() => page.close())

    for (const route of routes) {
      test(`${model.name}, ${route.name}`, async () => {
        const traces = await walk(adapterDriver(adapter, pageUserDriver(page)), route, {
          ...model,
          view,
        })
        for (const trace of traces) for (const id of trace.taken) taken.add(id)
        expect(traces).toHaveLength(1 + route.steps.length)
      })
    }

    test(`${model.name}: every transition that a visitor can cause was taken`, () => {
      expect(gaps(adapter, taken)).toEqual({ missing: [], reachable: [] })
    })
  })
}
