import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { NamedPath, Target, UserDriver } from 'statecharts'
import { openComplete } from '../visit.ts'
import { pageScript } from '../page-script.ts'

/** The provider's response, or the network failure, for each outcome that this driver can cause. */
const providerReplies: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  accepted: (route) => route.fulfill({ status: 200, body: 'OK' }),
  rejected: (route) => route.fulfill({ status: 400, body: 'Bad template' }),
  tooLarge: (route) => route.fulfill({ status: 413, body: 'Too large' }),
  tooMany: (route) => route.fulfill({ status: 429, body: 'Too many' }),
  server: (route) => route.fulfill({ status: 500, body: 'Down' }),
  unexpected: (route) => route.fulfill({ status: 200, body: '<h1>Portal</h1>' }),
  network: (route) => route.abort('connectionreset'),
}

/** Replaces each outcome of `sendMessage` that is not in `providerReplies` with a server error. */
export function withNetworkOutcomes({ name, steps }: NamedPath): NamedPath {
  return {
    name,
    steps: steps.map((step) =>
      step.kind === 'outcome' &&
      step.actor === 'sendMessage' &&
      !providerReplies[step.outcome]
        ? { ...step, outcome: 'server' }
        : step,
    ),
  }
}

/** A page is prepared only once, because later navigations keep its init scripts and its clock. */
const preparedPages = new WeakSet<Page>()

async function prepare(page: Page) {
  if (preparedPages.has(page)) return page.clock.resume()
  preparedPages.add(page)
  await page.addInitScript(instrumentPage)
  await page.addInitScript({
    content: await pageScript('drivers/recording.ts', 'recording'),
  })
  await page.clock.install({ time: '2026-11-20T10:00:00' })
}

/** Drives the built site in a real browser. Several test paths may run on one page. */
export function pageUserDriver(page: Page): UserDriver {
  const pendingRoutes: Route[] = []
  let caughtCount = 0

  const locate = (target: Target): Locator => {
    if ('role' in target)
      return page.getByRole(target.role, { name: target.name, exact: true })
    return 'label' in target
      ? page.locator('main').getByLabel(target.label, { exact: true })
      : page.locator(target.css)
  }
  const waitForIdle = () => page.evaluate(waitUntilIdle)
  const readPosted = () => page.evaluate(() => watched.posted)
  /** Finds a reachable control, and scrolls it into view if needed. */
  const reach = async (target: Target) => {
    for (;;) {
      const control = locate(target)
      const found = await control.evaluateAll(inspectControls)
      if (found.length > 1)
        throw new Error(`${found.length} controls match ${JSON.stringify(target)}`)
      const [state] = found
      if (!state?.hasScrolled) return !state || state.isOut ? null : { control, ...state }
      // In the next frame, Firefox may scroll to the caret of a field that was filled before.
      await page.evaluate(() => new Promise(watched.requestAnimationFrame))
    }
  }
  /**
   * Returns the point where the pointer hits a control. The driver avoids Playwright's `click`, which
   * waits for two stable frames. A page with a stopped clock or a busy browser may not produce them.
   */
  const placeOf = (target: Target, { isLocked, x, y, inFront }: Reached) => {
    if (inFront !== '' && !isLocked)
      throw new Error(`${JSON.stringify(target)} is behind ${inFront}`)
    return [x, y] as const
  }
  type Reached = NonNullable<Awaited<ReturnType<typeof reach>>>
  /** Makes a gesture on a control. Returns false if the control is unreachable or accepts no input. */
  const gesture = async (target: Target, make: (found: Reached) => Promise<void>) => {
    const found = await reach(target)
    if (!found) return false
    await make(found)
    await waitForIdle()
    return !found.isLocked
  }

  return {
    open: async ([first = '/']) => {
      await prepare(page)
      await page.route('**/api/v1.0/email/send', (route) => {
        caughtCount += 1
        pendingRoutes.push(route)
      })
      await openComplete(page, first)
    },
    stopTime: async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
      await waitForIdle()
    },
    close: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    // The timeout is explicit, because exported tests run with another Playwright configuration.
    waitFor: (target) => locate(target).waitFor({ timeout: 30_000 }),
    click: (target) =>
      gesture(target, async (found) => page.mouse.click(...placeOf(target, found))),
    activate: (target) => gesture(target, ({ control }) => control.dispatchEvent('click')),
    focus: (target) => gesture(target, ({ control }) => control.focus()),
    write: async (target, text) => {
      const found = await reach(target)
      if (!found || found.isLocked || found.value === text) return false
      if (found.isList) await found.control.selectOption(text)
      else await found.control.fill(text)
      await waitForIdle()
      return true
    },
    type: async (key) => {
      await page.keyboard.press(key)
      await waitForIdle()
    },
    hover: async (target) => {
      const found = target && (await reach(target))
      // The page has no control at the point (3, 300).
      if (target === null) await page.mouse.move(3, 300)
      else if (!found || found.isPointed) return false
      else await page.mouse.move(...placeOf(target, found))
      await waitForIdle()
      return true
    },
    wait: async (ms) => {
      await page.clock.runFor(ms)
      await waitForIdle()
    },
    traverseHistory: async (delta) => {
      await page.evaluate(
        (by) =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true })
            history.go(by)
          }),
        delta,
      )
      await waitForIdle()
    },
    read: (look, argument = '') => page.evaluate(look, argument),
    trigger: async (cause, argument = '') => {
      await page.evaluate(cause, argument)
      await waitForIdle()
    },
    messages: async () =>
      (await readPosted()).map((body) => {
        const { template_params: message }: { template_params?: unknown } = JSON.parse(body)
        return message
      }),
    answer: async (outcome) => {
      const { length } = await readPosted()
      // Waits until every request has reached the route handler.
      await expect.poll(() => caughtCount, { intervals: [5] }).toBe(length)
      const [route, reply] = [pendingRoutes.pop(), providerReplies[outcome]]
      if (!route || !reply) return false
      const change = await page.evaluateHandle(awaitChange)
      await reply(route)
      await change.evaluate(async ({ done }) => void (await done))
      await waitForIdle()
      return true
    },
    // Exported tests record no transitions, because a published site has no inspector.
    takeTransitions: () => page.evaluate(() => globalThis.takeTransitions?.() ?? []),
  }
}

/**
 * Runs in the page: describes controls. Scrolls visible controls into view if needed, and returns the
 * coordinates of their middle, with the HTML of an element in front, if any. `isLocked` is true while a
 * control does not accept input.
 */
function inspectControls(elements: readonly Element[]) {
  const meet = (element: Element) => {
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const met = document.elementFromPoint(x, y)
    const isMet = element.contains(met) || met?.closest('label')?.control === element
    return { x, y, inFront: isMet ? '' : (met?.outerHTML.slice(0, 120) ?? 'the edge') }
  }
  return elements.map((element) => {
    const isOut =
      element.closest('[inert], :disabled') !== null || !element.checkVisibility()
    const { top } = element.getBoundingClientRect()
    if (!isOut && meet(element).inFront !== '')
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return {
      isOut,
      hasScrolled: element.getBoundingClientRect().top !== top,
      isLocked:
        element.ariaDisabled === 'true' ||
        // Radios always match `:read-only`, which is only meaningful for text fields.
        element.matches('textarea:read-only, input:read-only:not([type=radio])'),
      isPointed: element.matches(':hover'),
      isList: element.matches('select'),
      value: 'value' in element ? element.value : null,
      ...meet(element),
    }
  })
}

/** Runs in the page: waits for two background tasks, which the browser runs after React's tasks. */
async function waitUntilIdle() {
  for (let turn = 0; turn < 2; turn += 1)
    await scheduler.postTask(() => {}, { priority: 'background' })
}

/** Runs in the page: returns an object whose promise `done` resolves at the next DOM change. */
function awaitChange() {
  const { promise: done, resolve } = Promise.withResolvers<unknown>()
  const all = { subtree: true, childList: true, attributes: true }
  new MutationObserver(resolve).observe(document, all)
  return { done }
}

/** Runs in the page before the site's script: keeps the real timers and records sent messages. */
function instrumentPage() {
  // Clears the drafts of the previous test path. Firefox starts with an opaque origin, which has no
  // storage.
  if (origin !== 'null') sessionStorage.clear()
  const send = globalThis.fetch.bind(globalThis)
  const posted: string[] = []
  globalThis.fetch = (...request) => {
    const [asked, { body } = {}] = request
    const address = asked instanceof Request ? asked.url : asked.toString()
    // The page records the request itself, because the route handler receives it later.
    if (address.endsWith('/email/send') && typeof body === 'string') posted.push(body)
    return send(...request)
  }
  globalThis.watched = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    requestAnimationFrame: globalThis.requestAnimationFrame.bind(globalThis),
    posted,
  }
}

declare global {
  var watched: {
    /** The real timers, which run while the page's clock is stopped. */
    setTimeout: typeof setTimeout
    requestAnimationFrame: typeof requestAnimationFrame
    /** The bodies of the sent messages, oldest first. */
    readonly posted: readonly string[]
  }
  var takeTransitions: (() => readonly string[]) | undefined
  /** Returns the innermost active states of the machine with this id. */
  var activeStates: (machine: string) => readonly string[]
}
