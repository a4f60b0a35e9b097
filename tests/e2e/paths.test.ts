import { expect, type Page } from '@playwright/test'
import { declaredStates, userPaths, walk } from 'statecharts'
import { screens } from '#tests/screens/screens.ts'
import { expectAccessible } from './axe.ts'
import { collectConsoleErrors, unusedPreload } from './visit.ts'
import { withNetworkOutcomes, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// Motion is reduced, because each click would otherwise wait for animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Matches console messages about an unsent message. Some steps cause them on purpose. */
const failedSend = /\/email\/send|Message not confirmed/

/** Collects console errors and failed responses, except those that steps cause on purpose. */
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
      async ({ context }) => {
        // A busy machine needs a minute to compute the paths of the contact form.
        test.setTimeout(300_000)
        // The view tests take every pair of transitions. These paths visit every state and cause
        // every event.
        const routes = userPaths(screen, withNetworkOutcomes, true)
        expect(routes).not.toEqual([])
        const uncheckedStates = new Set(restingStates(model))
        const checkState = async (page: Page, takeErrors: () => readonly string[]) => {
          const [error] = takeErrors()
          if (error !== undefined) throw new Error(`The page reports an error: ${error}`)
          const states = await page.evaluate((id) => activeStates(id), model.machine.id)
          const isNew = states.map((state) => uncheckedStates.delete(state)).includes(true)
          if (isNew) await expectAccessible(page, states.join(' + '))
        }
        for (const route of routes)
          await test.step(route.name, async () => {
            const page = await context.newPage()
            const takeErrors = collectErrors(page)
            const driver = screen.driver(pageUserDriver(page))
            const observe = async () => {
              const seen = await driver.observe()
              await checkState(page, takeErrors)
              return seen
            }
            const traces = await walk({ ...driver, observe }, route, { ...model, view })
            expect(traces).toHaveLength(1 + route.steps.length)
          })
        expect([...uncheckedStates]).toEqual([])
      },
    )
  })
}
