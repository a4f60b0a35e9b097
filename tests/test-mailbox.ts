import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { site } from '../site.config.ts'
import { type Fault, type Message, startMailbox } from '#tools/mailbox/mailbox.ts'

/** Starts a browser's mailbox on a free port, in a folder that goes with it. */
export async function startTestMailbox(browserName: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), `mailbox-${browserName}-`))
  const { url, close } = await startMailbox({ port: 0, folder, config: site.mailbox })
  return {
    url,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

export type TestMailbox = Awaited<ReturnType<typeof emptyMailbox>>

/** The mailbox that listens at the address, emptied and behaving well again. */
export async function emptyMailbox(url: string) {
  const call = (resource: string, init?: RequestInit) => fetch(`${url}/${resource}`, init)
  const reset = (resource: string) => call(resource, { method: 'DELETE' })
  await Promise.all(['faults', 'messages', 'requests'].map(reset))
  return {
    url,
    behave: () => reset('faults'),
    async messages() {
      const messages: readonly Message[] = await (await call('messages')).json()
      return messages
    },
    /** Requests received on the send routes since the test started, delivered or not. */
    async requestCount() {
      const requests: { count: number } = await (await call('requests')).json()
      return requests.count
    },
    async misbehave(fault: Fault) {
      await call('faults', { method: 'PUT', body: JSON.stringify(fault) })
    },
  }
}
