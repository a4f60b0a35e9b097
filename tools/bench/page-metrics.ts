/** What a page under measure notes about itself; times in ms since its navigation began. */
export type PageMetrics = {
  fcp: number
  lcp: number
  /** Sum of all layout shifts before the first touch, and of those without a recent input after. */
  cls: number
  readonly tasks: { readonly start: number; readonly duration: number }[]
  /** Events of interactions since the list was last emptied; those under 16 ms are not reported. */
  readonly events: { readonly start: number; readonly duration: number }[]
  /** When a link was touched. */
  tappedAt: number
  /** When the heading of the page behind it was on screen. */
  headingAt: number
  /** When a press that waits was seen to wait, and when it was answered. */
  signAt: number
  answeredAt: number
}

/** What a page under measure has reached, as it reaches it. */
export type Milestone =
  | {
      readonly kind: 'painted'
      readonly at: number
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'menu'; readonly at: number }
  | { readonly kind: 'hydrated'; readonly at: number }

declare global {
  var bench: PageMetrics
  /** A binding of the DevTools protocol. */
  var benchMilestone: (milestone: string) => void
}

/** Runs in the page before everything else, as text: it can name nothing outside itself. */
export function collectMetrics() {
  const reached = (milestone: Milestone) => benchMilestone(JSON.stringify(milestone))
  const metrics: PageMetrics = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [],
    events: [],
    tappedAt: 0,
    headingAt: 0,
    signAt: 0,
    answeredAt: 0,
  }
  globalThis.bench = metrics
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    // Not in the library of TypeScript: Event Timing's own option.
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
  observe('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    metrics.fcp = entry.startTime
    const button = document.querySelector('[aria-controls="menu"]') ?? document.body
    const { x, y, width, height } = button.getBoundingClientRect()
    reached({ kind: 'painted', at: entry.startTime, x: x + width / 2, y: y + height / 2 })
    watchMenu()
  })
  observe('largest-contentful-paint', (entry) => {
    metrics.lcp = entry.startTime
  })
  let isTouched = false
  addEventListener('pointerdown', () => (isTouched = true), { capture: true, once: true })
  observe('layout-shift', (entry) => {
    if (!('value' in entry && typeof entry.value === 'number')) return
    // A phone that is played resizes its window, which counts as an input for half a second.
    if (!isTouched || ('hadRecentInput' in entry && !entry.hadRecentInput))
      metrics.cls += entry.value
  })
  observe('longtask', ({ startTime, duration }) => {
    metrics.tasks.push({ start: startTime, duration })
  })
  observe('event', (entry) => {
    if (!('interactionId' in entry) || !entry.interactionId) return
    metrics.events.push({ start: entry.startTime, duration: entry.duration })
  })
  observe('element', (entry) => {
    if ('renderTime' in entry && typeof entry.renderTime === 'number')
      metrics.headingAt = entry.renderTime
  })
  // React says that it answers by the state of its buttons.
  new MutationObserver((_, observer) => {
    if (document.querySelector('header [aria-expanded]') === null) return
    observer.disconnect()
    reached({ kind: 'hydrated', at: performance.now() })
  }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] })
  function watchMenu() {
    if (!document.getElementById('menu')?.checkVisibility())
      requestAnimationFrame(watchMenu)
    else reached({ kind: 'menu', at: performance.now() })
  }
}
