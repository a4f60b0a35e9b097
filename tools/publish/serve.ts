import path from 'node:path'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { readConfig } from './config.ts'
import { closeOnSignal } from './command.ts'
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
  const { mailbox: config } = await readConfig()
  const mailbox = await startMailbox({ port: mailboxPort, folder: mailboxFolder, config })
  console.log(`  Mailbox  ${mailbox.url}\n\n  Ctrl-C stops both.`)
  closeOnSignal(() => Promise.all([site.close(), mailbox.close()]))
}
