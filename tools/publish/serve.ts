/** `npm start` builds the site and serves it with the mailbox. `npm run preview` serves `dist/`. */
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { buildSite } from './build.ts'
import { exitOnSignal, runCommand } from './command.ts'
import { readPublishConfig } from './config.ts'
import { assertPortIsFree } from './listen.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { serveSite } from './static-server.ts'

await runCommand(async () => {
  const ports = readPorts(4173, process.env)
  const isPreview = process.argv.includes('--preview')
  const folder = isPreview ? 'dist' : 'dist-local'
  await assertPortIsFree(ports.site, 'PORT')
  if (!isPreview) {
    await assertPortIsFree(ports.mailbox, 'MAILBOX_PORT')
    console.log('Building the site, which takes about ten seconds…')
    await buildSite(folder, mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  }
  const site = await serveSite({ folder, port: ports.site })
  console.log(`\n  Site     ${site.url}`)
  // A preview serves a production build, which does not use the mailbox.
  if (!isPreview) {
    const { mailbox: config } = await readPublishConfig()
    const mailbox = await startMailbox({ port: ports.mailbox, folder: '.mailbox', config })
    console.log(`  Mailbox  ${mailbox.url}\n\n  Ctrl-C stops both.`)
  }
  exitOnSignal()
})
