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
import { startTestMailbox, type TestMailbox } from '#tests/test-mailbox.ts'

type TestFixtures = {
  /** The day on the visitor's clock. It is fixed, so that the sample's training sessions stay in the future. */
  today: string
  mailbox: TestMailbox
  skippedWithoutFirefox: void
}

/** Servers that a worker starts on first use and stops when it ends. */
type Servers = {
  /** The URL of the site built for tests. */
  siteUrl: string
  workerMailbox: TestMailbox
  /**
   * The server of `npm run dev` in a copy of this project, on free ports. Tests can write to this copy
   * without changing the repository.
   */
  devServer: { folder: string; url: string }
}

const hasFirefox = findFirefox() !== undefined || existsSync(firefox.executablePath())

/** All worker fixtures are here, because tests with different worker fixtures cannot share a browser. */
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
  workerMailbox: [
    async ({ browserName }, provide) => {
      const mailbox = await startTestMailbox(browserName)
      await provide(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  devServer: [
    async ({ browserName }, provide) => {
      const folder = await copyProject(`dev-server-${browserName}`)
      const [port, mailboxPort] = [await findFreePort(), await findFreePort()]
      const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
      const url = `http://localhost:${port}`
      const server = spawn(process.execPath, ['tools/publish/develop.ts'], {
        cwd: folder,
        // NODE_ENV is removed, because Vite sets it when a test bundles a script.
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
  // The built page posts to a fixed origin. The browser sends these requests to the worker's mailbox,
  // so that disconnects and timeouts are real network failures.
  launchOptions: [
    async ({ browserName, launchOptions, workerMailbox }, provide) => {
      const reach = browserName === 'firefox' ? byProxy : byResolver
      await provide({
        ...launchOptions,
        ...reach(new URL(workerMailbox.url).host, launchOptions),
      })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, provide) => provide(siteUrl),
  today: [testDay, { option: true }],
  context: async ({ context, browserName, today }, provide) => {
    await context.addInitScript(shiftClock, today)
    if (browserName === 'firefox') await context.addInitScript(insertTextByEditor)
    await provide(context)
  },
  // The mailbox is reset, because the previous test may have left messages or a simulated fault.
  mailbox: [
    async ({ workerMailbox }, provide) => {
      await workerMailbox.reset()
      await provide(workerMailbox)
    },
    { auto: true },
  ],
})

function byResolver(host: string, { args = [] }: LaunchOptions) {
  const rule = `MAP ${new URL(testMailboxOrigin).host} ${host}`
  return { args: [...args, `--host-resolver-rules=${rule}`] }
}

/** Makes the mailbox the proxy of Firefox for the origin to which the built page sends messages. */
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

/** Runs in the page before the site's script: sets the clock to noon on the given day. */
function shiftClock(day: string) {
  const ahead = Date.now() - Date.parse(`${day}T12:00`)
  const now = () => RealDate.now() - ahead
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, self) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, self),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  })
}

/**
 * In Firefox, Playwright assigns `value` before it dispatches `input`, so React sees no change. The
 * browser's editing command inserts the text as a user would.
 */
function insertTextByEditor() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}

export const testOnDevServer = test.extend({
  baseURL: ({ devServer }, provide) => provide(devServer.url),
})
