import './setup.ts'
import { version } from 'happy-dom/package.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { models } from '#tests/machines/models.ts'
import { adapterDriver, gaps, routesOf, walk } from 'statecharts'
import { saveResult, walkedPath, type WalkedPath } from 'statecharts/node'
import { frozenOf } from '#tests/machines/frozen.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

/** Milliseconds, on a machine that is busy with something else. */
const timeout = 60_000

/**
 * What no single view shows: `waiting-press.test.ts`, `toast.test.ts`, `site-chat.test.ts`,
 * `failure-boundary.test.tsx` and `page-wait.test.ts` meet them.
 */
const behindViews = ['bootstrap', 'layers', 'page']

test('a visitor meets every machine', () => {
  const met = screenAdapters.map(({ model }) => model.name)
  const names = models.map(({ name }) => name)
  expect(met).toEqual(names.filter((name) => !behindViews.includes(name)))
})

describe.each(screenAdapters)('$model.name on its views', { timeout }, (adapter) => {
  const { model, view, unreachable } = adapter
  const routes = routesOf(adapter, frozenOf(adapter.model))
  const paths: WalkedPath[] = []
  let ms = 0

  test.each(routes)(`${model.name}, $name`, async (route) => {
    const started = Date.now()
    const traces = await walk(adapterDriver(adapter, documentUserDriver()), route, {
      ...model,
      view,
    })
    ms += Date.now() - started
    paths.push(walkedPath(model, route, traces))
    expect(traces).toHaveLength(1 + route.steps.length)
  })

  test(`${model.name}: every transition that a visitor can cause was taken`, () => {
    saveResult(
      {
        kind: 'run',
        machine: model.name,
        driver: 'view',
        expected: routes.map(({ name }) => name),
        paths,
        unreachable,
        engine: `happy-dom ${version}`,
        ms,
      },
      ['tests/views/paths.test.tsx', 'src', `tests/machines/${model.name}.paths.txt`],
    )
    expect(gaps(adapter, paths)).toEqual({ missing: [], reachable: [] })
  })
})
