import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { freeNetwork, screen, slowNetwork, slowProcessor } from './conditions.ts'
import { collectMetrics, type PageMetrics, type Milestone } from './page-metrics.ts'
import { Traffic } from './traffic.ts'

/** Longest wait for anything that a page owes, in ms. */
const timeout = 60_000
/** Until the visit before has quite ended and this one's processes have begun, in ms. */
const calm = 250
/** How long a quick finger stays, in ms. */
const quickTap = 50

export type Visit = {
  readonly page: Page
  readonly traffic: Traffic
  /** Resolves when the page reaches it; throws when it does not within 60 s. */
  reached(kind: Milestone['kind']): Promise<Milestone>
  hasReached(kind: Milestone['kind']): boolean
  /** Touches a point of the screen as a quick finger does, or for so many ms. */
  tapAt(x: number, y: number, held?: number): Promise<void>
  /** Presses a key for each letter of the keyboard, each for 20 ms. */
  type(text: string): Promise<void>
  freeNetwork(): Promise<void>
  slowNetwork(): Promise<void>
  read(): Promise<PageMetrics>
  /** Ms from the touch of a link to the paint of its page's heading; throws after 60 s without. */
  arrival(): Promise<number>
  /** Resolves when what was drawn before is on screen. */
  nextFrame(): Promise<void>
  /** Waits until nothing is on its way and the page has had time to paint and to report. */
  settle(ms?: number): Promise<void>
}

/** Opens an address cold and slowed, hands the visit over once it is on its way, and ends it. */
export async function visit<Result>(
  browser: Browser,
  address: string,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const milestones = new Milestones(session)
    await session.send('Network.enable')
    await session.send('Page.enable')
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'benchMilestone' })
    await page.addInitScript(collectMetrics)
    await slowNetwork(session)
    await slowProcessor(session)
    const traffic = new Traffic(session)
    await delay(calm)
    await page.goto(address, { waitUntil: 'commit' })
    return await measure(live(page, session, milestones, traffic))
  } finally {
    await context.close()
  }
}

function live(
  page: Page,
  session: CDPSession,
  milestones: Milestones,
  traffic: Traffic,
): Visit {
  const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    page,
    traffic,
    reached: (kind) => milestones.reached(kind),
    hasReached: (kind) => milestones.has(kind),
    async tapAt(x, y, held = quickTap) {
      await touch('touchStart', [{ x, y }])
      // No finger is gone at once: what the browser does about the touch is not part of the click.
      if (held > 0) await delay(held)
      await touch('touchEnd', [])
    },
    async type(text) {
      await page.keyboard.type(text, { delay: 20 })
    },
    freeNetwork: () => freeNetwork(session),
    slowNetwork: () => slowNetwork(session),
    read: () => page.evaluate(() => globalThis.bench),
    async arrival() {
      const told = await page.waitForFunction(
        () => {
          const { tappedAt, headingAt } = globalThis.bench
          return headingAt > tappedAt && headingAt - tappedAt
        },
        null,
        { polling: 50, timeout },
      )
      return Number(await told.jsonValue())
    },
    nextFrame: () => nextFrame(page),
    async settle(ms = 50) {
      await traffic.idle(timeout)
      await nextFrame(page)
      await delay(ms)
    },
  }
}

function nextFrame(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
}

/** What the page has reached, for those who wait for it. */
class Milestones {
  readonly #awaited = new Map<Milestone['kind'], PromiseWithResolvers<Milestone>>()
  readonly #reached = new Set<Milestone['kind']>()

  constructor(session: CDPSession) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'benchMilestone') return
      const milestone: Milestone = JSON.parse(payload)
      this.#reached.add(milestone.kind)
      this.#await(milestone.kind).resolve(milestone)
    })
  }

  #await(kind: Milestone['kind']) {
    const known = this.#awaited.get(kind) ?? Promise.withResolvers<Milestone>()
    this.#awaited.set(kind, known)
    return known
  }

  has(kind: Milestone['kind']) {
    return this.#reached.has(kind)
  }

  async reached(kind: Milestone['kind']) {
    const late = delay(timeout, null, { ref: false })
    const milestone = await Promise.race([this.#await(kind).promise, late])
    if (milestone === null) throw new Error(`The page did not reach "${kind}" within 60 s.`)
    return milestone
  }
}
