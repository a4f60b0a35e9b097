import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

declare global {
  var bench: ReturnType<typeof collectMetrics>
}

export const conditions =
  'Slow 4G (150 ms, 1.6 Mbps down, 750 kbps up), CPU 4× slower, 412 × 823, HTTP/2 with TLS, brotli, cold'

const slowNetwork = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** What is pressed and filled in, as CSS selectors; a page without one is measured without. */
export type Controls = {
  readonly menu: string
  /** What stands once the application has started. */
  readonly live: string
  /** What only the application answers. */
  readonly press: string
  /** What that press brings. */
  readonly answer: string
  readonly filter: string
  readonly question: string
  readonly field: string
}

type Measure =
  | `${'fcp' | 'lcp' | 'cls' | 'blocking' | 'longest' | 'menu' | 'next'}`
  | `${'sign' | 'answer'}${'' | 'Scrolled'}`
  | `${'menu' | 'filter' | 'question' | 'typing'}Inp`

export type Sample = Partial<Record<Measure, number>>

/** Opens an address cold and slowed, measures the visit, and ends it. */
export async function visit(
  browser: Browser,
  address: string,
  measure: (page: Page, session: CDPSession) => Promise<Sample>,
): Promise<Sample> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(collectMetrics)
    await throttleNetwork(session, slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // The end of the visit before takes processor time from the beginning of this one.
    await delay(250)
    await page.goto(address, { waitUntil: 'commit' })
    return await measure(page, session)
  } finally {
    await context.close()
  }
}

async function throttleNetwork(session: CDPSession, network: typeof slowNetwork) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditionsByRule', {
    matchedNetworkConditions: [{ urlPattern: '', ...network }],
  })
}

const readMetrics = (page: Page) => page.evaluate(() => globalThis.bench)
const waitForPaint = (page: Page) => page.waitForFunction(() => globalThis.bench.fcp > 0)
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** A page from its request until nothing is on its way and `live` stands: nobody touches it. */
export async function measureLoad(page: Page, live: string): Promise<Sample> {
  await waitForPaint(page)
  await page.locator(live).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await nextFrame(page)
  const { fcp, lcp, cls, blocking, longest } = await readMetrics(page)
  return { fcp, lcp, cls, blocking, longest }
}

/** Ms from the request to the menu, touched from the first paint on as an impatient visitor does. */
export async function measureMenu(page: Page, session: CDPSession, controls: Controls) {
  await waitForPaint(page)
  const { x, y } = (await scrollToTarget(page, controls.menu)) ?? { x: 0, y: 0 }
  for (;;) {
    await tapAt(session, x, y)
    await nextFrame(page)
    const menu = await page.evaluate(() =>
      document.getElementById('menu')?.checkVisibility() ? performance.now() : 0,
    )
    if (menu > 0) return { menu }
  }
}

/**
 * How long what needs the application takes to give a sign and to be there: pressed first of all,
 * two seconds after the first paint, or 300 ms after a scroll in its third second.
 */
export async function measurePress(page: Page, controls: Controls, isScrolled: boolean) {
  await waitForPaint(page)
  const waitMs = isScrolled ? 3000 : 2000
  await page.waitForFunction((ms) => performance.now() >= globalThis.bench.fcp + ms, waitMs)
  if (!isScrolled) return pressAndWait(page, controls)
  await page.mouse.wheel(0, 300)
  await delay(300)
  const { sign, answer } = await pressAndWait(page, controls)
  return { signScrolled: sign, answerScrolled: answer }
}

async function pressAndWait(page: Page, { press, answer }: Controls) {
  // In the page's own clock, and not by a finger: its touch would start the application before.
  await page.evaluate(
    ([buttonSelector, answerSelector]) => {
      const { bench: metrics } = globalThis
      // The task after a frame: it has been painted.
      const afterPaint = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
      new MutationObserver((_, observer) => {
        const isAnswered = document.querySelector(answerSelector) !== null
        if (!isAnswered && document.querySelector('button[aria-busy]') === null) return
        afterPaint(() => (metrics.signAt ||= performance.now()))
        if (!isAnswered) return
        observer.disconnect()
        afterPaint(() => (metrics.answeredAt = performance.now()))
      }).observe(document, { subtree: true, childList: true, attributes: true })
      metrics.pressedAt = performance.now()
      document.querySelector<HTMLElement>(buttonSelector)?.click()
    },
    [press, answer] as const,
  )
  await page.waitForFunction(() => globalThis.bench.answeredAt > 0)
  const { pressedAt, signAt, answeredAt } = await readMetrics(page)
  return { sign: signAt - pressedAt, answer: answeredAt - pressedAt }
}

/** Uses a page that runs: its menu, its filter, its questions, its fields, and a link from it and back. */
export async function measureUse(page: Page, session: CDPSession, controls: Controls) {
  // Until it stands the document answers by itself. The open menu may stand over both.
  await page.locator(controls.live).first().waitFor({ state: 'attached' })
  await page.locator(controls.press).first().dispatchEvent('click')
  await page.locator(controls.answer).first().waitFor({ state: 'attached' })
  for (const _ of ['the menu', 'what was pressed']) await page.keyboard.press('Escape')
  await throttleNetwork(session, {
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.waitForLoadState('networkidle')
  const tap = async (selector: string) => {
    const place = await scrollToTarget(page, selector)
    if (!place) return false
    await nextFrame(page)
    await tapAt(session, place.x, place.y)
    return true
  }
  const sample: Sample = {}
  const measureInteraction = async (name: keyof Sample, use: () => Promise<boolean>) => {
    await page.evaluate(() => void (globalThis.bench.slowest = 0))
    if (!(await use())) return
    await nextFrame(page)
    await delay(50)
    sample[name] = Math.max(16, (await readMetrics(page)).slowest)
  }
  await measureInteraction('menuInp', () => tap(controls.menu))
  if (await page.locator('#menu').isVisible()) await tap(controls.menu)
  await measureInteraction('filterInp', () => tap(controls.filter))
  await measureInteraction('questionInp', () => tap(controls.question))
  if (await tap(controls.field))
    await measureInteraction('typingInp', () =>
      page.keyboard.type('Zoe M', { delay: 20 }).then(() => true),
    )
  const next = await measureNavigation(page, tap)
  return next === undefined ? sample : { ...sample, next }
}

/** Ms from the touch of a link in the page to the paint of the next page's heading. */
async function measureNavigation(page: Page, tap: (selector: string) => Promise<boolean>) {
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent
    const note = ({ timeStamp }: Event) => (globalThis.bench.pressedAt = timeStamp)
    addEventListener('click', note, { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const next = document.querySelector('h1')
      if (next === null || next.textContent === heading) return
      observer.disconnect()
      // The browser reports when it has painted the words, wherever in the heading they stand.
      for (const part of [next, ...next.querySelectorAll('*')])
        part.setAttribute('elementtiming', 'heading')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // Neither a file nor the page itself, which would be waited for in vain.
  const currentPath = await page.evaluate(() => location.pathname)
  const otherPageLinks = `main a[href^="/"]:not([href*="#"], [href*="?"], [href*="."], [href="${currentPath}"])`
  if (!(await tap(otherPageLinks))) return
  const headingDelay = await page.waitForFunction(() => {
    const { pressedAt, headingAt } = globalThis.bench
    return headingAt > pressedAt && headingAt - pressedAt
  })
  return Number(await headingDelay.jsonValue())
}

async function tapAt(session: CDPSession, x: number, y: number) {
  const touch = 'Input.dispatchTouchEvent'
  await session.send(touch, { type: 'touchStart', touchPoints: [{ x, y }] })
  // No finger is gone at once: what the browser does about the touch is not part of the click.
  await delay(50)
  await session.send(touch, { type: 'touchEnd', touchPoints: [] })
}

/** Brings the first element that a finger can reach on screen; resolves to its place, or to null. */
function scrollToTarget(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      if (!element.checkVisibility()) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
      const point = { x: x + width / 2, y: y + height / 2 }
      if (element.contains(document.elementFromPoint(point.x, point.y))) return point
    }
    return null
  }, selector)
}

/** What TypeScript's library does not know of the entries of Chromium. */
type MeasuredEntry = PerformanceEntry &
  Partial<Record<'value' | 'interactionId' | 'renderTime', number>> & {
    hadRecentInput?: boolean
  }

/**
 * Notes what a page does, in ms since its navigation began. Runs in the page before everything
 * else, as text: it can name nothing outside itself.
 */
function collectMetrics() {
  const metrics = {
    fcp: 0,
    lcp: 0,
    /** Sum of the layout shifts before the first touch, and of those without a recent input after. */
    cls: 0,
    /** Ms by which tasks were longer than 50 ms, added up, until the page is loaded. */
    blocking: 0,
    /** The longest task since: the application starts then. */
    longest: 0,
    pressedAt: 0,
    /** When a press was seen to be taken, and answered. */
    signAt: 0,
    answeredAt: 0,
    /** When the heading of a page that a link led to was painted. */
    headingAt: 0,
    /** The slowest interaction since this was last set to 0; under 16 ms none is reported. */
    slowest: 0,
  }
  globalThis.bench = metrics
  const observe = (type: string, note: (entry: MeasuredEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    // Not in the library of TypeScript: Event Timing's own option.
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime))
  let isTouched = false
  addEventListener('pointerdown', () => (isTouched = true), { capture: true, once: true })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    // A phone that is played resizes its window, which counts as an input for half a second.
    if (!isTouched || !hadRecentInput) metrics.cls += value
  })
  let loadTime = Infinity
  addEventListener('load', () => (loadTime = performance.now()))
  observe('longtask', ({ startTime, duration }) => {
    if (startTime < loadTime) metrics.blocking += duration - 50
    else metrics.longest = Math.max(metrics.longest, duration)
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) metrics.slowest = Math.max(metrics.slowest, duration)
  })
  observe('element', ({ renderTime = 0 }) => (metrics.headingAt = renderTime))
  return metrics
}
