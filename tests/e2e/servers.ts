import { test as base } from '@playwright/test'
import { serveSite, startTampered, type Tamper, textOf } from '#tools/publish/publish.ts'
import { startDesk } from './desk.ts'
import { startTestMailbox } from './test-mailbox.ts'

type Servers = {
  /** The site as it is built for tests. */
  siteUrl: string
  /** The same, in words that the oldest browsers know. */
  oldSiteUrl: string
  mailboxUrl: string
  desk: Awaited<ReturnType<typeof startDesk>>
}

/** Takes out of documents and scripts the words that the oldest browsers have never heard. */
const withoutNewWords: Tamper = (answer) => {
  const type = answer.headers['content-type'] ?? ''
  if (!/html|javascript/.test(type)) return answer
  const {
    'content-security-policy': _,
    'content-encoding': __,
    ...headers
  } = answer.headers
  const text = textOf(answer)
    .replaceAll('popover', 'unheard')
    .replaceAll(':has(', ':unheard(')
    .replaceAll(/ integrity="[^"]*"/g, '')
  return { ...answer, headers, body: Buffer.from(text) }
}

/**
 * What a worker serves its tests, each from when one first asks for it until the worker ends. All in
 * one list: tests whose lists differ cannot share a worker, nor its browser.
 */
export const test = base.extend<object, Servers>({
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
  oldSiteUrl: [
    async ({ siteUrl }, provide) => {
      const site = await startTampered(siteUrl, withoutNewWords)
      await provide(site.origin)
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
      const desk = await startDesk(browserName)
      await provide(desk)
      await desk.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
