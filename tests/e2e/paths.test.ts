import { expect, type Page } from '@playwright/test'
import { adapterDriver, fewestRoutes, gaps, routesOf, walk } from 'statecharts'
import { saveResult, walkedPath, type WalkedPath } from 'statecharts/node'
import { frozenOf } from '#tests/machines/frozen.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { byNetwork, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// Nothing moves: each press would wait for what it presses to come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const adapter of screenAdapters) {
  const { model, view, unreachable, width = 1440 } = adapter

  test.describe(`${model.name} on the built site`, () => {
    // In one worker, in this order: the last test sums up.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width, height: 900 } })
    const all = routesOf(adapter, frozenOf(adapter.model), byNetwork)
    const byHand = (adapter.scenarios ?? []).map(({ name }) => name)
    // The views walk every path, pair by pair: a browser shows each item once.
    const routes =
      process.env.EVERY_PATH === undefined ? fewestRoutes(model, all, byHand) : all
    const paths: WalkedPath[] = []
    let ms = 0
    let page: Page

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
    })
    test.afterAll(() => page.close())

    for (const route of routes) {
      test(`${model.name}, ${route.name}`, async () => {
        const started = Date.now()
        const traces = await walk(adapterDriver(adapter, pageUserDriver(page)), route, {
          ...model,
          view,
        })
        ms += Date.now() - started
        paths.push(walkedPath(model, route, traces))
        expect(traces).toHaveLength(1 + route.steps.length)
      })
    }

    test(`${model.name}: every transition that a visitor can cause was taken`, ({
      browser,
    }) => {
      saveResult(
        {
          kind: 'run',
          machine: model.name,
          driver: 'browser',
          expected: routes.map(({ name }) => name),
          paths,
          unreachable,
          engine: `${browser.browserType().name()} ${browser.version()}`,
          ms,
        },
        [
          'tests/e2e/paths.test.ts',
          'index.html',
          'src',
          'tools/publish',
          'dist-test',
          `tests/machines/${model.name}.paths.txt`,
        ],
      )
      expect(gaps(adapter, paths)).toEqual({ missing: [], reachable: [] })
    })
  })
}
