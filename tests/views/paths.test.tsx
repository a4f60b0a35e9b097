import { describe, expect, test, vi } from 'vitest'
import { models } from '#tests/machines/models.ts'
import { uncovered, userPaths, walk } from 'statecharts'
import { followScript, writeManualScripts } from 'statecharts/scripts'
import { screens } from '#tests/screens/screens.ts'
import { documentUserDriver } from './drivers/document-user-driver.tsx'

/** Machines without a view. Other tests cover their effects on the site. */
const behindViews = ['bootstrap', 'page-load']

test('every machine that a view renders has a screen', () => {
  const met = screens.map(({ model }) => model.name)
  const names = models.map(({ name }) => name)
  expect(met).toEqual(names.filter((name) => !behindViews.includes(name)))
})

// happy-dom ignores the `name` of details elements, as do Chrome 119, Firefox 115 and Safari 17. The accordion
// must therefore close the other question itself.
describe.each(screens)('$model.name on its views', (screen) => {
  const { model, view } = screen
  const taken = new Set<string>()
  const { scripts } = writeManualScripts(screen, 12)

  test.each(userPaths(screen))(`${model.name}, $name`, async (route) => {
    const said = vi.spyOn(console, 'error')
    const oracle = { ...model, view }
    const traces = await walk(screen.driver(documentUserDriver()), route, oracle)
    for (const trace of traces) for (const id of trace.taken) taken.add(id)
    expect(traces).toHaveLength(1 + route.steps.length)
    expect(said.mock.calls).toEqual([])
  })

  test(`${model.name}: the paths take every transition that a visitor can cause`, () => {
    expect(uncovered(screen, taken)).toEqual({ missing: [], reachable: [] })
    expect(scripts).not.toEqual([])
  })
  test.each(scripts)(
    `${model.name}, script $id can be followed to its end`,
    async (script) => {
      const user = documentUserDriver()
      expect(script.rows.length).toBeLessThanOrEqual(12)
      await followScript(script, screen, screen.driver(user), user)
    },
  )
})
