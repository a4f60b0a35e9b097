import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { firefox, type LaunchOptions, test as base } from '@playwright/test'
import { copyProject } from '#tests/copy-project.ts'
import { findFirefox } from '#tools/check/browser.ts'
import {
  findFreePort,
  serveSite,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'
import { emptyMailbox, startTestMailbox, type TestMailbox } from '#tests/test-mailbox.ts'

type TestFixtures = {
  /** What the visitor's clock says: what ends has not ended in a test, whatever the day is. */
  today: string
  mailbox: TestMailbox
  skippedWithoutFirefox: void
}

/** What a worker serves its tests, each from when one first asks for it until the worker ends. */
type Servers = {
  /** The site as it is built for tests. */
  siteUrl: string
  mailboxUrl: string
  /**
   * `npm run dev` of a copy of this project, on free ports: the site, the editor, the machines. What
   * is written there touches no file of the repository.
   */
  desk: { folder: string; url: string }
}

const hasFirefox = findFirefox() !== undefined || existsSync(firefox.executablePath())

/** All in one list: tests whose lists differ cannot share a worker, nor its browser. */
export const test = base.extend<TestFixtures, Servers>({
  siteUrl: [
    async ({ browserName }, provide) => {
      if (browserName === 'webkit')
        throw new Error('WebKit has its own tests, in tests/webkit/.')
      const site = await serveSite({ folder: 'dist-test', port: 0 })
      await provide(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
  mailboxUrl: [
    async ({ browserName }, provide) => {
      const mailbox = await startTestMailbox(browserName)
      await provide(mailbox.url)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ browserName }, provide) => {
      const folder = await copyProject(`desk-${browserName}`)
      const [port, mailboxPort] = [await findFreePort(), await findFreePort()]
      const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
      const url = `http://localhost:${port}`
      const server = spawn(process.execPath, ['tools/publish/develop.ts'], {
        cwd: folder,
        // Vite sets NODE_ENV for good where it has built something, as the walks of paths do.
        env: { ...process.env, NODE_ENV: undefined, ...ports },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      for await (const line of createInterface(server.stdout))
        if (line.includes(`localhost:${port}/__machines`)) break
      await provide({ folder, url })
      server.kill()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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

export const testAtDesk = test.extend({ baseURL: ({ desk }, provide) => provide(desk.url) })
