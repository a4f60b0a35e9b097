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

const unlimitedNetwork = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** CSS selectors for the measurements. `filter`, `question` and `field` are only measured if a page has them. */
export const controls = {
  menu: '[aria-controls="menu"]',
  /** An element that exists once the application has started. */
  started: 'header button[aria-expanded]',
  /** A button that only works once the application has started. */
  appButton: 'main li form[role="none"] button, aside button[aria-expanded]',
  /** The element that appears after a click on `appButton`. */
  appAnswer: '[role="region"] li, aside > [role="dialog"]',
  filter: 'main [role="group"] a:not([aria-current])',
  question: 'main summary',
  field: 'main input:not([type="radio"], [type="checkbox"]), main textarea',
}

type Measure =
  | `${'fcp' | 'lcp' | 'cls' | 'blocking' | 'longest' | 'menu' | 'next'}`
  | `${'feedback' | 'answer'}${'' | 'Scrolled'}`
  | `${'menu' | 'filter' | 'question' | 'typing'}Inp`

export type Sample = Partial<Record<Measure, number>>

/** Opens a page with an empty cache and a throttled network and CPU, measures it and closes it. */
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
    // Closing the previous context uses CPU time for a while after `close` has resolved.
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

/** Measures a page load without user input, until the network is idle and `started` matches an element. */
export async function measureLoad(page: Page, started: string): Promise<Sample> {
  await waitForPaint(page)
  await page.locator(started).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await nextFrame(page)
  const { fcp, lcp, cls, blocking, longest } = await readMetrics(page)
  return { fcp, lcp, cls, blocking, longest }
}

/** Measures the time from the navigation to the open menu, with repeated taps after the first paint. */
export async function measureMenu(page: Page, session: CDPSession) {
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
 * Measures the times from a click on `appButton` to its feedback and to its answer. By default, the click is
 * the first user input, two seconds after the first paint. With `isScrolled`, the page is first scrolled,
 * three seconds after the first paint, and the click happens 300 ms later.
 */
export async function measurePress(page: Page, isScrolled: boolean) {
  await waitForPaint(page)
  const waitMs = isScrolled ? 3000 : 2000
  await page.waitForFunction((ms) => performance.now() >= globalThis.bench.fcp + ms, waitMs)
  if (!isScrolled) return pressAndWait(page)
  await page.mouse.wheel(0, 300)
  await delay(300)
  const { feedback, answer } = await pressAndWait(page)
  return { feedbackScrolled: feedback, answerScrolled: answer }
}

async function pressAndWait(page: Page) {
  // The click is dispatched by script, so that its time is read from the page's clock. A touch would also
  // start the application before the click.
  await page.evaluate(
    ([buttonSelector, answerSelector]) => {
      const { bench: metrics } = globalThis
      // A timeout that is set in an animation frame runs after the paint.
      const afterPaint = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
      new MutationObserver((_, observer) => {
        const isAnswered = document.querySelector(answerSelector) !== null
        if (!isAnswered && document.querySelector('button[aria-busy]') === null) return
        afterPaint(() => (metrics.feedbackAt ||= performance.now()))
        if (!isAnswered) return
        observer.disconnect()
        afterPaint(() => (metrics.answeredAt = performance.now()))
      }).observe(document, { subtree: true, childList: true, attributes: true })
      metrics.pressedAt = performance.now()
      document.querySelector<HTMLElement>(buttonSelector)?.click()
    },
    [controls.appButton, controls.appAnswer] as const,
  )
  await page.waitForFunction(() => globalThis.bench.answeredAt > 0)
  const { pressedAt, feedbackAt, answeredAt } = await readMetrics(page)
  return { feedback: feedbackAt - pressedAt, answer: answeredAt - pressedAt }
}

/** Measures interactions with the menu, a filter, a question, a field and a link in the started application. */
export async function measureUse(page: Page, session: CDPSession) {
  // Clicks `appButton` to load its code. The first Escape closes the element that the click opens, the second
  // one the menu that `measureMenu` opened.
  await page.locator(controls.started).first().waitFor({ state: 'attached' })
  await page.locator(controls.appButton).first().dispatchEvent('click')
  await page.locator(controls.appAnswer).first().waitFor({ state: 'attached' })
  for (const _ of ['answer', 'menu']) await page.keyboard.press('Escape')
  await throttleNetwork(session, unlimitedNetwork)
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

/** Measures the time from the click on an internal link to the paint of the next page's heading. */
async function measureNavigation(page: Page, tap: (selector: string) => Promise<boolean>) {
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent
    const note = ({ timeStamp }: Event) => (globalThis.bench.pressedAt = timeStamp)
    addEventListener('click', note, { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const next = document.querySelector('h1')
      if (next === null || next.textContent === heading) return
      observer.disconnect()
      // Element Timing reports the paint of the block that contains the text, which may be nested.
      for (const part of [next, ...next.querySelectorAll('*')])
        part.setAttribute('elementtiming', 'heading')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  // Excludes links to files, and links after which the heading may stay the same.
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
  // A real touch also lasts about 50 ms, so the page handles `touchstart` before the click.
  await delay(50)
  await session.send(touch, { type: 'touchEnd', touchPoints: [] })
}

/** Scrolls to the first visible, uncovered match of a selector. Resolves to its centre, if there is one. */
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

/** A performance entry of Chromium. TypeScript's DOM library lacks some of these properties. */
type MeasuredEntry = PerformanceEntry &
  Partial<Record<'value' | 'interactionId' | 'renderTime', number>> & {
    hadRecentInput?: boolean
  }

/**
 * Collects times and durations in milliseconds, and the layout shifts. The browser runs the serialised
 * function before all scripts of the page, so the function must not reference outer variables.
 */
function collectMetrics() {
  const metrics = {
    fcp: 0,
    lcp: 0,
    /** The sum of layout shifts. After the first touch, shifts with recent input are excluded. */
    cls: 0,
    /** The total blocking time until the load event: the sum of the time above 50 ms of each long task. */
    blocking: 0,
    /** The duration of the longest task after the load event, when the application starts. */
    longest: 0,
    pressedAt: 0,
    /** The time of the first visible reaction to a click. `answeredAt` is the time of its result. */
    feedbackAt: 0,
    answeredAt: 0,
    headingAt: 0,
    /** The longest interaction since the last reset. Interactions under 16 ms are not reported. */
    slowest: 0,
  }
  globalThis.bench = metrics
  const observe = (type: string, note: (entry: MeasuredEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    // The variable avoids a type error: TypeScript's DOM library lacks `durationThreshold` (Event Timing).
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
    // Device emulation resizes the window, which counts as recent input for half a second.
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
