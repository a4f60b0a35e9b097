import type { Browser, Page } from '@playwright/test'
import { network, slowdown, slowNetwork, slowProcessor } from './conditions.ts'

export type Calibration = {
  /** How many times slower the processor was made. */
  readonly slowdown: number
  /** Ms that a file took, and that the slowed network owes it. */
  readonly file: { readonly took: number; readonly owed: number }
}

/**
 * Asks the browser whether it really slows pages down.
 * @param address a file of some ten thousand bytes
 * @throws when it does not: every number would be wrong
 */
export async function calibrate(browser: Browser, address: string): Promise<Calibration> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await page.goto(new URL('/', address).href)
  const quick: number[] = []
  const slow: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await slowProcessor(session, 1)
    quick.push(await spin(page))
    await slowProcessor(session)
    slow.push(await spin(page))
  }
  // The best of each: another program's work is not the page's.
  const slower = Math.min(...slow) / Math.min(...quick)
  await slowNetwork(session)
  const file = await page.evaluate(async (wanted) => {
    const start = performance.now()
    await (await fetch(wanted, { cache: 'no-store' })).arrayBuffer()
    const [timing] = performance.getEntriesByName(wanted).slice(-1)
    const bytes = timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0
    return { took: performance.now() - start, bytes }
  }, address)
  await page.close()
  const owed = network.latency + (file.bytes / network.downloadThroughput) * 1000
  if (slower < slowdown / 2)
    throw new Error(`The browser does not slow the processor down: ×${slower.toFixed(1)}.`)
  if (file.took < owed * 0.8)
    throw new Error(
      `The browser does not slow the network down: ${file.bytes} bytes came in ` +
        `${Math.round(file.took)} ms instead of ${Math.round(owed)}.`,
    )
  return { slowdown: slower, file: { took: file.took, owed } }
}

/** Ms of a fixed calculation, long enough for the browser to interrupt it many times. */
function spin(page: Page) {
  return page.evaluate(() => {
    const start = performance.now()
    let sum = 0
    for (let count = 0; count < 5e7; count += 1) sum += Math.sqrt(count)
    return sum > 0 ? performance.now() - start : 0
  })
}
