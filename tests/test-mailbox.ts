import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { site } from '../site.config.ts'
import { type Fault, type Message, startMailbox } from '#tools/mailbox/mailbox.ts'

/** Starts a mailbox for a browser on a free port. Closing it deletes its folder. */
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

/** Deletes the messages, faults and request count of the mailbox at a URL. Returns a client for it. */
export async function emptyMailbox(url: string) {
  const call = (resource: string, init?: RequestInit) => fetch(`${url}/${resource}`, init)
  const reset = (resource: string) => call(resource, { method: 'DELETE' })
  await Promise.all(['faults', 'messages', 'requests'].map(reset))
  return {
    clearFaults: () => reset('faults'),
    async messages() {
      const messages: readonly Message[] = await (await call('messages')).json()
      return messages
    },
    /** Counts the send requests since the mailbox was emptied, including failed ones. */
    async requestCount() {
      const requests: { count: number } = await (await call('requests')).json()
      return requests.count
    },
    async setFault(fault: Fault) {
      await call('faults', { method: 'PUT', body: JSON.stringify(fault) })
    },
  }
}
