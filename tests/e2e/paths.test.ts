import { expect, type Page } from '@playwright/test'
import { declaredStates, uncovered, userPaths, walk } from 'statecharts'
import { screens } from '#tests/screens/screens.ts'
import { expectAccessible } from './axe.ts'
import { collectConsoleErrors, unusedPreload } from './visit.ts'
import { withNetworkOutcomes, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// Motion is reduced, because animations continue in real time while the page's clock is stopped.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Matches the errors of a failed request to send a message. Some steps cause them on purpose. */
const failedSend = /\/email\/send|Message not confirmed/

/** Collects console errors and failed responses, except expected ones. */
function collectErrors(page: Page) {
  const errors = collectConsoleErrors(page)
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return () =>
    errors.splice(0).filter((text) => !failedSend.test(text) && !unusedPreload.test(text))
}

/** Returns every atomic state of a machine, or the root if the machine has no states. */
function restingStates({ machine }: (typeof screens)[number]['model']) {
  const leaves = declaredStates(machine).filter(({ type }) => type === 'atomic')
  return leaves.length > 0 ? leaves.map(({ path }) => path) : ['']
}

for (const screen of screens) {
  const { model, view, width = 1440 } = screen

  test.describe(model.name, () => {
    test.use({ viewport: { width, height: 900 } })

    test(
      'the machine follows its paths on the built site, and every state passes axe',
      { tag: ['@rgaa-axe-machines', '@firefox'] },
      async ({ page, browserName }) => {
        // Without `EVERY_PATH`, only view tests run the scenarios and the paths for pairs of transitions.
        const routes = userPaths(
          screen,
          withNetworkOutcomes,
          process.env.EVERY_PATH === undefined,
        )
        test.setTimeout(routes.length * 60_000)
        const taken = new Set<string>()
        const uncheckedStates = new Set(restingStates(model))
        const takeErrors = collectErrors(page)
        const checkState = async () => {
          const [error] = takeErrors()
          if (error !== undefined) throw new Error(`The page reports an error: ${error}`)
          if (uncheckedStates.size === 0) return
          const states = await page.evaluate((id) => activeStates(id), model.machine.id)
          const isNew = states.map((state) => uncheckedStates.delete(state)).includes(true)
          if (isNew) await expectAccessible(page, states.join(' + '))
        }
        const isFirefox = browserName === 'firefox'
        for (const route of routes) {
          // In Firefox, paths only run until every state has been checked.
          if (isFirefox && uncheckedStates.size === 0) break
          await test.step(route.name, async () => {
            const driver = screen.driver(pageUserDriver(page))
            const observe = async () => {
              const seen = await driver.observe()
              await checkState()
              return seen
            }
            const traces = await walk({ ...driver, observe }, route, { ...model, view })
            for (const trace of traces) for (const id of trace.taken) taken.add(id)
            expect(traces).toHaveLength(1 + route.steps.length)
          })
        }
        expect([...uncheckedStates]).toEqual([])
        if (!isFirefox)
          expect(uncovered(screen, taken)).toEqual({ missing: [], reachable: [] })
      },
    )
  })
}
