import path from 'node:path'
import { startMailbox } from '#tools/mailbox/server.ts'
import { closeOnSignal } from '#tools/check/command.ts'
import { serveSite } from './static-server.ts'

const root = process.cwd()
/** Where the messages received on this machine are kept, out of version control. */
export const mailboxFolder = path.join(root, '.mailbox')

/** Serves a built folder of the repository, with the mailbox when a port is given for it. */
export async function serveUntilInterrupted(
  folder: string,
  port: number,
  mailboxPort?: number,
) {
  const site = await serveSite({ folder: path.join(root, folder), port })
  console.log(`\n  Site     ${site.url}`)
  if (mailboxPort === undefined) {
    closeOnSignal(() => site.close())
    return
  }
  const mailbox = await startMailbox({ port: mailboxPort, folder: mailboxFolder })
  console.log(`  Mailbox  ${mailbox.url}\n\n  Ctrl-C stops both.`)
  closeOnSignal(() => Promise.all([site.close(), mailbox.close()]))
}
