import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { site } from '../site.config.ts'
import { startMailbox } from '#tools/mailbox/mailbox.ts'

export type TestMailbox = Awaited<ReturnType<typeof startMailbox>>

/** Starts a mailbox for a browser on a free port. Closing it deletes its folder. */
export async function startTestMailbox(browserName: string): Promise<TestMailbox> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `mailbox-${browserName}-`))
  const mailbox = await startMailbox({ port: 0, folder, config: site.mailbox })
  return {
    ...mailbox,
    close: async () => {
      await mailbox.close()
      await rm(folder, { recursive: true })
    },
  }
}
