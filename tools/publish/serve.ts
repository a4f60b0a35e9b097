/** `npm start` builds the site, and serves it with the mailbox; `npm run preview` what is built. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { buildSite } from './build.ts'
import { closeOnSignal, runCommand } from './command.ts'
import { readConfig } from './config.ts'
import { policiesFile } from './headers.ts'
import { refuseTakenPort } from './listen.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { serveSite } from './static-server.ts'

await runCommand(async () => {
  const ports = readPorts(4173, process.env)
  await refuseTakenPort(ports.site, 'PORT')
  if (process.argv.includes('--preview')) {
    const isBuilt = (folder: string) => existsSync(policiesFile(path.resolve(folder)))
    if (isBuilt('dist')) return serve('dist', ports.site)
    if (isBuilt('dist-local')) return serve('dist-local', ports.site, ports.mailbox)
    throw new Error('Nothing is built yet: run "npm run build" first.')
  }
  await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  await buildSite('dist-local', mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  await serve('dist-local', ports.site, ports.mailbox)
})

/** Serves a built folder, with the mailbox when a port is given for it. */
async function serve(folder: string, port: number, mailboxPort?: number) {
  const site = await serveSite({ folder, port })
  console.log(`\n  Site     ${site.url}`)
  if (mailboxPort === undefined) return closeOnSignal(() => site.close())
  const { mailbox: config } = await readConfig()
  const mailbox = await startMailbox({
    port: mailboxPort,
    folder: path.resolve('.mailbox'),
    config,
  })
  console.log(`  Mailbox  ${mailbox.url}\n\n  Ctrl-C stops both.`)
  closeOnSignal(() => Promise.all([site.close(), mailbox.close()]))
}
