import { existsSync } from 'node:fs'
import { type BrowserContext, firefox, type LaunchOptions } from '@playwright/test'
import { findFirefox } from '#tools/check/browser.ts'
import { testDay, testMailboxOrigin } from '#tools/publish/publish.ts'
import { test as base } from './servers.ts'
import { clean, openPage, type SharedPage } from './shared-page.ts'
import { emptyMailbox, type TestMailbox } from './test-mailbox.ts'

export type { TestMailbox } from './test-mailbox.ts'

type WorkerFixtures = {
  /** The pages that are open, by the options that they were opened with. */
  sharedPages: Map<string, SharedPage>
}

type TestFixtures = {
  mailbox: TestMailbox
  sharedPage: SharedPage
  skippedWithoutFirefox: void
}

const hasFirefox =
  findFirefox(process.env) !== undefined || existsSync(firefox.executablePath())

export const test = base.extend<TestFixtures, WorkerFixtures>({
  skippedWithoutFirefox: [
    async ({ browserName }, provide, { skip }) => {
      skip(browserName === 'firefox' && !hasFirefox, 'There is no Firefox on this machine.')
      await provide()
    },
    { auto: true },
  ],
  // The built page calls one fixed origin; the browser itself connects to the worker's mailbox,
  // so that a cut or a hang is the network's own.
  launchOptions: [
    async ({ browserName, launchOptions, mailboxUrl }, provide) => {
      const reach = browserName === 'firefox' ? byProxy : byResolver
      await provide({ ...launchOptions, ...reach(new URL(mailboxUrl).host, launchOptions) })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, provide) => provide(siteUrl),
  sharedPages: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, provide) => provide(new Map()),
    { scope: 'worker' },
  ],
  // A page and its first documents take more time than most of the tests in it.
  sharedPage: async (
    {
      baseURL,
      browser,
      browserName,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      sharedPages,
      timezoneId,
      viewport,
    },
    provide,
    test,
  ) => {
    const options = { contextOptions, hasTouch, isMobile, javaScriptEnabled, timezoneId }
    const key = JSON.stringify({ baseURL, ...options })
    const prepare = (context: BrowserContext) => prepareContext(context, browserName)
    const shared = sharedPages.get(key) ?? (await openPage(browser, prepare))
    sharedPages.delete(key)
    const { page, context } = shared
    // Another page of this browser may have been opened since: in Firefox only one has the keyboard.
    await page.bringToFront()
    const { width, height } = page.viewportSize() ?? {}
    if (viewport && (viewport.width !== width || viewport.height !== height))
      await page.setViewportSize(viewport)
    await provide(shared)
    if (test.status !== 'passed') shared.isSpent = true
    if (!shared.isSpent) await clean(shared, contextOptions)
    if (shared.isSpent) await context.close()
    else sharedPages.set(key, shared)
  },
  context: ({ sharedPage }, provide) => provide(sharedPage.context),
  page: ({ sharedPage }, provide) => provide(sharedPage.page),
  // For a test that does not ask for it too: the one before may have left it misbehaving.
  mailbox: [
    async ({ mailboxUrl }, provide) => provide(await emptyMailbox(mailboxUrl)),
    { auto: true },
  ],
})

function byResolver(host: string, { args = [] }: LaunchOptions) {
  const rule = `MAP ${new URL(testMailboxOrigin).host} ${host}`
  return { args: [...args, `--host-resolver-rules=${rule}`] }
}

/** The mailbox is its own proxy: an absolute address has the same path to it. */
function byProxy(host: string, { firefoxUserPrefs }: LaunchOptions) {
  const script = `function FindProxyForURL(url) {
    return url.startsWith('${testMailboxOrigin}/') ? 'PROXY ${host}' : 'DIRECT'
  }`
  return {
    firefoxUserPrefs: {
      ...firefoxUserPrefs,
      'network.proxy.type': 2,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.autoconfig_url': `data:text/javascript,${encodeURIComponent(script)}`,
    },
  }
}

async function prepareContext(context: BrowserContext, browserName: string) {
  await context.addInitScript(liveOn, testDay)
  if (browserName === 'firefox') await context.addInitScript(writeByEditor)
}

/** What ends by the visitor's clock has not ended in a test, whatever the day is. */
function liveOn(day: string) {
  const ahead = Date.now() - Date.parse(`${day}T12:00`)
  const now = () => RealDate.now() - ahead
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, self) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, self),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  })
}

/** Playwright fills a field behind React's back in Firefox: here the browser's own editor does it. */
export function writeByEditor() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}

/** At the desk, with a page for each test: what one typed and did not save would ask the next. */
export const testAtDesk = test.extend({
  baseURL: ({ desk }, provide) => provide(desk.url),
  context: async ({ browser, browserName }, provide) => {
    const context = await browser.newContext()
    await prepareContext(context, browserName)
    await provide(context)
    await context.close()
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
})
