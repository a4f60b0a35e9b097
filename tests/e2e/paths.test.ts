import { expect, type Page } from '@playwright/test'
import { gaps, routesOf, walk } from 'statecharts'
import { screens } from '#tests/screens/screens.ts'
import { byNetwork, pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

// Nothing moves: each press would wait for what it presses to come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The provider answers as a step asks it to, or the network does. */
const isAsked = (address: string) => address.endsWith('/email/send')

/** What a page says to be wrong with it, as it goes. */
function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAsked(message.location().url))
      complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isAsked(response.url()))
      complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

for (const screen of screens) {
  const { model, view, width = 1440 } = screen

  test.describe(`${model.name} on the built site`, () => {
    // In one worker, in this order: the last test sums up.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: { width, height: 900 } })
    // The views walk every path, pair by pair: a browser shows each item once.
    const routes = routesOf(screen, byNetwork, process.env.EVERY_PATH === undefined)
    const taken = new Set<string>()
    let page: Page
    let complaints: string[]

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
      complaints = complaintsOf(page)
    })
    test.afterAll(() => page.close())

    for (const route of routes) {
      test(`${model.name}, ${route.name}`, async () => {
        const driver = screen.driver(pageUserDriver(page))
        const observe = async () => {
          const seen = await driver.observe()
          const [complaint] = complaints.splice(0)
          if (complaint !== undefined) throw new Error(`The page complains: ${complaint}`)
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
  })
}
