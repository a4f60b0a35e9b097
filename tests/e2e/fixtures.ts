import { existsSync } from 'node:fs'
import { firefox, type LaunchOptions } from '@playwright/test'
import { findFirefox } from '#tools/check/browser.ts'
import { testDay, testMailboxOrigin } from '#tools/publish/publish.ts'
import { test as base } from './servers.ts'
import { emptyMailbox, type TestMailbox } from './test-mailbox.ts'

export type { TestMailbox } from './test-mailbox.ts'

type TestFixtures = {
  /** What the visitor's clock says: what ends has not ended in a test, whatever the day is. */
  today: string
  mailbox: TestMailbox
  skippedWithoutFirefox: void
}

const hasFirefox =
  findFirefox(process.env) !== undefined || existsSync(firefox.executablePath())

export const test = base.extend<TestFixtures>({
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
  today: [testDay, { option: true }],
  context: async ({ context, browserName, today }, provide) => {
    await context.addInitScript(liveOn, today)
    if (browserName === 'firefox') await context.addInitScript(writeByEditor)
    await provide(context)
  },
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

/** Runs in the page before its own script. */
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
function writeByEditor() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}

/** At the desk. */
export const testAtDesk = test.extend({
  baseURL: ({ desk }, provide) => provide(desk.url),
})
