declare global {
  var bench: PageMetrics
}

export type PageMetrics = ReturnType<typeof collectMetrics>

/**
 * Notes what a page does, in ms since its navigation began. Runs in the page before everything
 * else, as text: it can name nothing outside itself.
 */
export function collectMetrics() {
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
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
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
  observe('layout-shift', (entry) => {
    if (!('value' in entry && typeof entry.value === 'number')) return
    // A phone that is played resizes its window, which counts as an input for half a second.
    if (!isTouched || ('hadRecentInput' in entry && !entry.hadRecentInput))
      metrics.cls += entry.value
  })
  let loaded = Infinity
  addEventListener('load', () => (loaded = performance.now()))
  observe('longtask', ({ startTime, duration }) => {
    if (startTime < loaded) metrics.blocking += duration - 50
    else metrics.longest = Math.max(metrics.longest, duration)
  })
  observe('event', (entry) => {
    if (!('interactionId' in entry) || !entry.interactionId) return
    metrics.slowest = Math.max(metrics.slowest, entry.duration)
  })
  observe('element', (entry) => {
    if ('renderTime' in entry && typeof entry.renderTime === 'number')
      metrics.headingAt = entry.renderTime
  })
  return metrics
}
