import type { Browser } from '@playwright/test'
import { hasWebFont } from '#tools/publish/publish.ts'
import { blockingTime, longestTask, slowest } from './blocking.ts'
import type { Sample } from './measures.ts'
import { measurePress, measureUse } from './use.ts'
import { visit, type Visit } from './visit.ts'

/**
 * A page from its request to its rest: nobody touches it.
 * @param options.hydrates whether the page comes to life without a gesture
 * @param options.webFont whether a web font comes after the first paint
 */
export function measureLoad(
  browser: Browser,
  address: string,
  { hydrates = false, webFont = false } = {},
): Promise<Sample> {
  return visit(browser, address, async (opened) => {
    if (hydrates) await opened.reached('hydrated')
    return rest(opened, webFont)
  })
}

/** A page whose menu is touched as soon as something is on screen. */
export function measureMenu(browser: Browser, address: string): Promise<Sample> {
  return visit(browser, address, (opened) => tapMenu(opened, 0))
}

/** A page from its request to its rest, what the first gesture then sets off, and its use. */
export function measureStart(
  browser: Browser,
  address: string,
  path: string,
): Promise<Sample> {
  return visit(browser, address, async (opened) => {
    const loaded = await rest(opened, true)
    await tapMenu(opened)
    const hydrated = await opened.reached('hydrated')
    // What comes now is not part of the start.
    await opened.freeNetwork()
    await opened.settle()
    const { tasks, events, cls } = await opened.read()
    const { traffic } = opened
    const gesture = Math.min(hydrated.at, ...events.map(({ start }) => start))
    const started = {
      cls,
      startTook: hydrated.at - gesture,
      startTbt: blockingTime(tasks, gesture, hydrated.at),
      startLongest: longestTask(tasks, gesture, hydrated.at),
      firstInp: slowest(events),
      startedBytes: traffic.bytes(),
      startedScriptBytes: traffic.bytes('script'),
      startedRequests: traffic.requests,
    }
    return { ...loaded, ...started, ...(await measureUse(opened, path)) }
  })
}

/** How long a page has been on screen before somebody presses what needs the application, in ms. */
const lookedAt = 2000

/** The first press on a page that has been on screen for two seconds. */
export function measureFirstPress(browser: Browser, address: string): Promise<Sample> {
  return visit(browser, address, async (opened) => {
    const painted = await opened.reached('painted')
    await opened.page.waitForFunction(
      (due) => performance.now() >= due,
      painted.at + lookedAt,
      { polling: 50 },
    )
    return measurePress(opened)
  })
}

/** What a page has cost once it is loaded, in its web font, and nothing is on its way. */
async function rest({ page, traffic, reached, settle, read }: Visit, webFont: boolean) {
  await Promise.all([reached('painted'), page.waitForLoadState('load')])
  if (webFont) await page.waitForFunction(hasWebFont, null, { polling: 50 })
  await settle()
  const { fcp, lcp, cls, tasks } = await read()
  return {
    fcp,
    lcp,
    cls,
    tbt: blockingTime(tasks, fcp),
    htmlBytes: traffic.bytesToLoad('html'),
    scriptBytes: traffic.bytesToLoad('script'),
    fontBytes: traffic.bytesToLoad('font'),
    imageBytes: traffic.bytesToLoad('image'),
    dataBytes: traffic.bytesToLoad('data'),
    bytes: traffic.bytesToLoad(),
    requests: traffic.requestsToLoad,
    aheadBytes: traffic.bytes(),
    aheadRequests: traffic.requests,
    hosts: traffic.hosts,
  }
}

/** Touches the menu's button from the first paint on, until the menu is there. */
async function tapMenu({ reached, hasReached, tapAt, nextFrame }: Visit, held?: number) {
  const painted = await reached('painted')
  if (painted.kind !== 'painted') throw new Error('no paint')
  // A touch that did nothing is repeated, as an impatient visitor would.
  while (!hasReached('menu')) {
    await tapAt(painted.x, painted.y, held)
    await nextFrame()
  }
  return { fcp: painted.at, menuAt: (await reached('menu')).at }
}
