import { expect, type Page } from '@playwright/test'
import { declaredStates, declaredTransitions, gaps, routesOf, walk } from 'statecharts'
import { screens } from '#tests/screens/screens.ts'
import { expectAccessible } from './axe.ts'
import { byNetwork, pageUserDriver } from './drivers/page-user-driver.ts'
import { test, writeByEditor } from './fixtures.ts'

// Nothing moves: each press would wait for what it presses to come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a page says to be wrong with it, as it goes, but of the provider: a step asks it to fail. */
function complaintsOf(page: Page) {
  const complaints: string[] = []
  const note = (words: string) => {
    if (!words.includes('/email/send')) complaints.push(words)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  return complaints
}

/** Every state in which a machine can rest; of one without states, its whole. */
function restingStates({ machine }: (typeof screens)[number]['model']) {
  const left = declaredTransitions(machine).flatMap(({ event, guard, source }) =>
    event === 'always' && guard === undefined ? source : [],
  )
  const leaves = declaredStates(machine).filter(
    ({ type, path }) => (type === 'atomic' || type === 'final') && !left.includes(path),
  )
  return leaves.length > 0 ? leaves.map(({ path }) => path) : ['']
}

for (const screen of screens) {
  const { model, view, width = 1440 } = screen

  test.describe(`${model.name} on the built site`, () => {
    // In one worker, in this order: the last tests sum up.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width, height: 900 } })
    // The views walk every path, pair by pair: a browser shows each item once.
    const routes = routesOf(screen, byNetwork, process.env.EVERY_PATH === undefined)
    const taken = new Set<string>()
    const unseen = new Set(restingStates(model))
    let page: Page
    let complaints: string[]

    /** Has axe look at the states of the machine that it has not seen yet, where the page stands. */
    const lookAtNew = async () => {
      const states = await page.evaluate((id) => activeStates(id), model.machine.id)
      const isNew = states.map((state) => unseen.delete(state)).includes(true)
      if (isNew) await expectAccessible(page, states.join(' + '))
    }

    test.beforeAll(async ({ browser, browserName }) => {
      page = await browser.newPage()
      complaints = complaintsOf(page)
      if (browserName === 'firefox') await page.addInitScript(writeByEditor)
    })
    test.afterAll(() => page.close())

    for (const [index, route] of routes.entries()) {
      // The first leads through every state, but for two of the menu that look alike.
      const tag = index === 0 ? '@firefox' : []
      test(`${model.name}, ${route.name}`, { tag }, async () => {
        const driver = screen.driver(pageUserDriver(page))
        const observe = async () => {
          const seen = await driver.observe()
          const [complaint] = complaints.splice(0)
          if (complaint !== undefined) throw new Error(`The page complains: ${complaint}`)
          await lookAtNew()
          return seen
        }
        const traces = await walk({ ...driver, observe }, route, { ...model, view })
        for (const trace of traces) for (const id of trace.taken) taken.add(id)
        expect(traces).toHaveLength(1 + route.steps.length)
      })
    }

    test(`${model.name}: every transition that a visitor can cause was taken`, () => {
      expect(gaps(screen, taken)).toEqual({ missing: [], reachable: [] })
    })

    test(`${model.name}: axe, with every rule that it has, has seen every state in which the machine can rest @rgaa-axe-machines`, () => {
      expect([...unseen]).toEqual([])
    })
  })
}
