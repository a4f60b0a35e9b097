import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { NamedPath, Target, UserDriver } from 'statecharts'
import { openWhole } from '../visit.ts'
import { pageScript } from '../page-script.ts'

/** What the provider answers, or the network does, for each outcome. */
const answers: Readonly<Record<string, (route: Route, page: Page) => Promise<void>>> = {
  accepted: (route) => route.fulfill({ status: 200, body: 'OK' }),
  rejected: (route) => route.fulfill({ status: 400, body: 'Bad template' }),
  tooLarge: (route) => route.fulfill({ status: 413, body: 'Too large' }),
  tooMany: (route) => route.fulfill({ status: 429, body: 'Too many' }),
  server: (route) => route.fulfill({ status: 500, body: 'Down' }),
  unexpected: (route) => route.fulfill({ status: 200, body: '<h1>Portal</h1>' }),
  network: (route) => route.abort('connectionreset'),
  offline: async (route, page) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  },
}

/** A path with the outcomes that the network can cause; another failure stands for the rest. */
export function byNetwork({ name, steps }: NamedPath): NamedPath {
  return {
    name,
    steps: steps.map((step) =>
      step.kind === 'outcome' && step.actor === 'sendMessage' && !answers[step.outcome]
        ? { ...step, outcome: 'server' }
        : step,
    ),
  }
}

/** Pages that are watched, under a clock of their own: neither can be taken back. */
const prepared = new WeakSet<Page>()

async function prepare(page: Page) {
  if (prepared.has(page)) return page.clock.resume()
  prepared.add(page)
  await page.addInitScript(watch)
  await page.addInitScript({
    content: await pageScript('drivers/recording.ts', 'recording'),
  })
  await page.clock.install({ time: '2026-11-20T10:00:00' })
}

/** A visitor of the built site in a real browser, by real gestures; a page serves path after path. */
export function pageUserDriver(page: Page): UserDriver {
  const held: Route[] = []
  let caught = 0

  const at = (target: Target): Locator => {
    if ('role' in target)
      return page.getByRole(target.role, { name: target.name, exact: true })
    return 'label' in target
      ? page.locator('main').getByLabel(target.label, { exact: true })
      : page.locator(target.css)
  }
  const rest = () => page.evaluate(settle)
  const readPosted = () => page.evaluate(() => watched.posted)
  /** The control when it can be reached; `isLocked`, when it takes nothing for now. */
  const reach = async (target: Target) => {
    const control = at(target)
    const found = await control.evaluateAll((elements) =>
      elements.map((element) => ({
        isOut: element.closest('[inert], :disabled') !== null || !element.checkVisibility(),
        isLocked:
          element.ariaDisabled === 'true' ||
          // A radio is always read-only: the word is of texts alone.
          element.matches('textarea:read-only, input:read-only:not([type=radio])'),
        isPointed: element.matches(':hover'),
        isList: element.matches('select'),
        value: 'value' in element ? element.value : null,
      })),
    )
    if (found.length > 1)
      throw new Error(`${found.length} controls are ${JSON.stringify(target)}`)
    const [state] = found
    return !state || state.isOut ? null : { control, ...state }
  }
  /**
   * Where a control is met by the pointer. Playwright's own `click` waits for two frames at the same
   * place: a page whose time stands still moves nothing, and a busy browser may draw none for long.
   */
  const placeOf = async (target: Target, { control, isLocked }: Reached) => {
    const { x, y, inFront } = await control.evaluate(meet)
    if (inFront !== '' && !isLocked)
      throw new Error(`${JSON.stringify(target)} is behind ${inFront}`)
    return [x, y] as const
  }
  type Reached = NonNullable<Awaited<ReturnType<typeof reach>>>
  /** False where nobody can do it, or nothing is taken. */
  const gesture = async (target: Target, make: (found: Reached) => Promise<void>) => {
    const found = await reach(target)
    if (!found) return false
    await make(found)
    await rest()
    return !found.isLocked
  }

  return {
    open: async ([first = '/']) => {
      await prepare(page)
      await page.route('**/api/v1.0/email/send', (route) => {
        caught += 1
        held.push(route)
      })
      await openWhole(page, first)
    },
    stopTime: async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
      await rest()
    },
    close: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    // Exported tests run under a configuration of their own.
    meet: (target) => at(target).waitFor({ timeout: 30_000 }),
    press: (target) =>
      gesture(target, async (found) => page.mouse.click(...(await placeOf(target, found)))),
    activate: (target) => gesture(target, ({ control }) => control.dispatchEvent('click')),
    focus: (target) => gesture(target, ({ control }) => control.focus()),
    write: async (target, text) => {
      const found = await reach(target)
      if (!found || found.isLocked || found.value === text) return false
      if (found.isList) await found.control.selectOption(text)
      else await found.control.fill(text)
      await rest()
      return true
    },
    type: async (key) => {
      await page.keyboard.press(key)
      await rest()
    },
    point: async (target) => {
      const found = target && (await reach(target))
      // No control stands there.
      if (target === null) await page.mouse.move(3, 300)
      else if (!found || found.isPointed) return false
      else await page.mouse.move(...(await placeOf(target, found)))
      await rest()
      return true
    },
    wait: async (ms) => {
      await page.clock.runFor(ms)
      await rest()
    },
    travel: async (delta) => {
      await page.evaluate(
        (by) =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true })
            history.go(by)
          }),
        delta,
      )
      await rest()
    },
    read: (look, argument = '') => page.evaluate(look, argument),
    happen: async (cause, argument = '') => {
      await page.evaluate(cause, argument)
      await rest()
    },
    messages: async () =>
      (await readPosted()).map((body) => {
        const { template_params: message }: { template_params?: unknown } = JSON.parse(body)
        return message
      }),
    answer: async (outcome) => {
      const { length } = await readPosted()
      // All that was handed to the network has come.
      await expect.poll(() => caught, { intervals: [5] }).toBe(length)
      const [route, reply] = [held.pop(), answers[outcome]]
      if (!route || !reply) return false
      const change = await page.evaluateHandle(awaitChange)
      await reply(route, page)
      await change.evaluate(async ({ done }) => void (await done))
      await rest()
      await page.context().setOffline(false)
      // Firefox tells its pages a moment later.
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
      return true
    },
    // A deployed site's machines tell nothing.
    takeTransitions: () => page.evaluate(() => globalThis.takeTransitions?.() ?? []),
  }
}

/** Runs in the page: the middle of an element, scrolled to where it is needed, and what lies over it. */
function meet(element: Element) {
  const look = () => {
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const met = document.elementFromPoint(x, y)
    const isMet = element.contains(met) || met?.closest('label')?.control === element
    return { x, y, inFront: isMet ? '' : (met?.outerHTML.slice(0, 120) ?? 'the edge') }
  }
  const first = look()
  if (first.inFront === '') return first
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return look()
}

/**
 * Runs in the page until nothing is left to be done at once: a background task comes after all that
 * React has scheduled, however often it pauses.
 */
async function settle() {
  for (let turn = 0; turn < 2; turn += 1)
    await scheduler.postTask(() => {}, { priority: 'background' })
}

/** Runs in the page: is done once something is drawn. */
function awaitChange() {
  const { promise: done, resolve } = Promise.withResolvers<unknown>()
  const all = { subtree: true, childList: true, attributes: true }
  new MutationObserver(resolve).observe(document, all)
  return { done }
}

/** Runs in the page before its own script, on any deployment of the site. */
function watch() {
  // The tab keeps what the path before has typed; of no site, as Firefox begins, it keeps nothing.
  if (origin !== 'null') sessionStorage.clear()
  const send = globalThis.fetch.bind(globalThis)
  const posted: string[] = []
  globalThis.fetch = (...request) => {
    const [asked, { body } = {}] = request
    const address = asked instanceof Request ? asked.url : asked.toString()
    // The page knows of it before who stands in for the provider does.
    if (address.endsWith('/email/send') && typeof body === 'string') posted.push(body)
    return send(...request)
  }
  globalThis.watched = { setTimeout: globalThis.setTimeout.bind(globalThis), posted }
}

declare global {
  var watched: {
    /** Of the time that goes on while the page's stands still. */
    setTimeout: typeof setTimeout
    /** The bodies of the messages handed to the network, oldest first. */
    readonly posted: readonly string[]
  }
  var takeTransitions: (() => readonly string[]) | undefined
  /** The innermost states in which a machine is now, by its id. */
  var activeStates: (machine: string) => readonly string[]
}
