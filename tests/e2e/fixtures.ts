import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import type { Fault } from '#dev/mailbox/faults.ts'
import type { Message } from '#dev/mailbox/messages.ts'
import { startMailbox } from '#dev/mailbox/server.ts'
import { testMailboxOrigin } from '#dev/settings.ts'
import { serveSite } from '#dev/static-server.ts'

/** The worker's own mailbox, empty and well-behaved when a test starts. */
export interface TestMailbox {
  readonly url: string
  messages(): Promise<readonly Message[]>
  /** Requests received on the send routes since the test started, delivered or not. */
  requestCount(): Promise<number>
  misbehave(fault: Fault): Promise<void>
  behave(): Promise<void>
}

interface WorkerFixtures {
  siteUrl: string
  mailboxUrl: string
}

export const test = base.extend<{ mailbox: TestMailbox }, WorkerFixtures>({
  siteUrl: [
    async ({ browserName }, provide) => {
      if (browserName !== 'chromium')
        throw new Error('Only Chromium can remap the mailbox.')
      const site = await serveSite({ folder: 'dist-test', port: 0 })
      await provide(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
  mailboxUrl: [
    async ({ browserName }, provide) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), `mailbox-${browserName}-`))
      const mailbox = await startMailbox({ port: 0, folder })
      await provide(mailbox.url)
      await mailbox.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  // The built page calls one fixed origin; the browser itself connects to the worker's mailbox,
  // so that a cut or a hang is the network's own.
  launchOptions: [
    async ({ launchOptions, mailboxUrl }, provide) => {
      const rule = `MAP ${new URL(testMailboxOrigin).host} ${new URL(mailboxUrl).host}`
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`]
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, provide) => provide(siteUrl),
  mailbox: async ({ mailboxUrl }, provide) => {
    const mailbox = mailboxAt(mailboxUrl)
    await Promise.all(['faults', 'messages', 'requests'].map(mailbox.reset))
    await provide(mailbox)
  },
})

function mailboxAt(url: string) {
  const call = async (resource: string, init?: RequestInit) => {
    const response = await fetch(`${url}/${resource}`, init)
    if (!response.ok) throw new Error(`The mailbox refused ${resource}: ${response.status}`)
    return response
  }
  const reset = async (resource: string) => {
    await call(resource, { method: 'DELETE' })
  }
  return {
    url,
    reset,
    behave: () => reset('faults'),
    async messages() {
      const messages: readonly Message[] = await (await call('messages')).json()
      return messages
    },
    async requestCount() {
      const requests: { count: number } = await (await call('requests')).json()
      return requests.count
    },
    async misbehave(fault: Fault) {
      await call('faults', { method: 'PUT', body: JSON.stringify(fault) })
    },
  }
}
