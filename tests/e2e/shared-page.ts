import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What a test may ask of its page that is not taken back: the page and its context go with it. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders', 'close'],
  context: [
    'addCookies',
    'addInitScript',
    'close',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

const heard = [
  'console',
  'dialog',
  'download',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

type Media = Parameters<Page['emulateMedia']>[0]

/** A page that was opened for one test and, cleaned, serves those that ask for the same options. */
export type SharedPage = {
  readonly context: BrowserContext
  readonly page: Page
  isSpent: boolean
}

/** Opens a page with the options of the running test; `prepare` is called once, before. */
export async function openPage(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<SharedPage> {
  const context = await browser.newContext()
  await prepare(context)
  const page = await context.newPage()
  const shared: SharedPage = { context, page, isSpent: false }
  const spend = () => {
    shared.isSpent = true
  }
  onCall(page, lasting.page, spend)
  onCall(context, lasting.context, spend)
  onCall(page.clock, lasting.clock, spend)
  return shared
}

/** Takes back what a test has done to its page, and leaves the document that it was in. */
export async function clean({ context, page }: SharedPage, media: Media) {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of heard) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({
    media: null,
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    ...media,
  })
  const isFirefox = context.browser()?.browserType().name() === 'firefox'
  // Firefox refuses what lies outside.
  if (isFirefox) await page.mouse.move(0, 0)
  else await page.mouse.move(-1, -1)
  // Of the same host: another one's would need a process of its own.
  await page.goto('/robots.txt')
  await page.evaluate(forget)
  // There Firefox would refuse permissions that it does not know.
  if (isFirefox) await page.goto('about:blank')
}

/** Runs in the page. */
async function forget() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) indexedDB.deleteDatabase(name)
  window.name = ''
}

function onCall(owner: object, names: readonly string[], tell: () => void) {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more`)
    Reflect.set(owner, name, (...given: readonly unknown[]): unknown => {
      tell()
      return Reflect.apply(method, owner, given)
    })
  }
}
