import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { NamedPath } from 'statecharts'
import type { UserDriver, Target } from 'statecharts'
import { openWhole } from '../visit.ts'
import { pageScript } from '../page-script.ts'

const provider = '**/api/v1.0/email/send'
const start = '2026-11-20T10:00:00'
/** Milliseconds from the opening of a page until its time stands still. */
const calm = 3_600_000
/** Milliseconds for what a control owes: exported tests run under a configuration of their own. */
const timeout = 30_000
/** Where no control stands. */
const nowhere = [3, 300] as const

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
  // The tab keeps what the path before has typed.
  await page.addInitScript(() => {
    // Firefox begins in a document that is of no site, and keeps nothing there.
    if (origin !== 'null') sessionStorage.clear()
  })
  await page.clock.install({ time: start })
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
  const rest = () => page.evaluate(() => watched.rest())
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
  const placeOf = async (target: Target, control: Locator, isLocked: boolean) => {
    const { x, y, inFront } = await control.evaluate(meet)
    if (inFront !== '' && !isLocked)
      throw new Error(`${JSON.stringify(target)} is behind ${inFront}`)
    return [x, y] as const
  }

  return {
    open: async ([first = '/']) => {
      await prepare(page)
      await page.route(provider, (route) => {
        caught += 1
        held.push(route)
      })
      await openWhole(page, first)
    },
    stopTime: async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + calm)
      await rest()
    },
    close: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    meet: (target) => at(target).waitFor({ timeout }),
    press: async (target) => {
      const found = await reach(target)
      if (!found) return false
      await page.mouse.click(...(await placeOf(target, found.control, found.isLocked)))
      await rest()
      return !found.isLocked
    },
    activate: async (target) => {
      const found = await reach(target)
      if (!found) return false
      await found.control.dispatchEvent('click')
      await rest()
      return !found.isLocked
    },
    write: async (target, text) => {
      const found = await reach(target)
      if (!found || found.isLocked || found.value === text) return false
      if (found.isList) await found.control.selectOption(text)
      else await found.control.fill(text)
      await rest()
      return true
    },
    focus: async (target) => {
      const found = await reach(target)
      if (!found) return false
      await found.control.focus()
      await rest()
      return true
    },
    type: async (key) => {
      await page.keyboard.press(key)
      await rest()
    },
    point: async (target) => {
      const found = target && (await reach(target))
      if (target === null) await page.mouse.move(...nowhere)
      else if (!found || found.isPointed) return false
      else await page.mouse.move(...(await placeOf(target, found.control, false)))
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
      const countChanges = () => page.evaluate(() => watched.countChanges())
      const before = await countChanges()
      await reply(route, page)
      await expect.poll(countChanges, { intervals: [5] }).toBeGreaterThan(before)
      await rest()
      await page.context().setOffline(false)
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

/** Runs in the page before its own script, on any deployment of the site. */
function watch() {
  const { setTimeout } = globalThis
  const send = globalThis.fetch.bind(globalThis)
  const posted: string[] = []
  let changes = 0
  const observer = new MutationObserver(({ length }) => {
    changes += length
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  globalThis.fetch = (...request) => {
    const [asked, { body } = {}] = request
    const address = asked instanceof Request ? asked.url : asked.toString()
    // Firefox hands no body to who stands in for the provider.
    if (address.endsWith('/email/send') && typeof body === 'string') posted.push(body)
    return send(...request)
  }
  globalThis.watched = {
    setTimeout: setTimeout.bind(globalThis),
    countChanges: () => changes,
    posted,
    // A background task comes after all that React has scheduled, however often it pauses.
    rest: async () => {
      for (let turn = 0; turn < 2; turn += 1)
        await scheduler.postTask(() => {}, { priority: 'background' })
    },
  }
}

declare global {
  var watched: {
    /** Of the time that goes on while the page's stands still. */
    setTimeout: typeof setTimeout
    /** Of the document. */
    countChanges(): number
    /** The bodies of the messages handed to the network, oldest first. */
    readonly posted: readonly string[]
    /** Resolves when nothing is left to be done at once. */
    rest(): Promise<void>
  }
  var takeTransitions: (() => readonly string[]) | undefined
  /** The innermost states in which a machine is now, by its id. */
  var activeStates: (machine: string) => readonly string[]
}
