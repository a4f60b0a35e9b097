/** `npm start` builds the site, and serves it with the mailbox; `npm run preview` what is built. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { buildSite } from './build.ts'
import { leaveOnSignal, runCommand } from './command.ts'
import { readConfig } from './config.ts'
import { policiesFile } from './headers.ts'
import { refuseTakenPort } from './listen.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { serveSite } from './static-server.ts'

await runCommand(async () => {
  const ports = readPorts(4173, process.env)
  const isPreview = process.argv.includes('--preview')
  const isBuilt = (folder: string) => existsSync(policiesFile(path.resolve(folder)))
  const isPublished = isPreview && isBuilt('dist')
  if (isPreview && !isPublished && !isBuilt('dist-local'))
    throw new Error('Nothing is built yet: run "npm run build" first.')
  await refuseTakenPort(ports.site, 'PORT')
  if (!isPublished) await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  if (!isPreview)
    await buildSite('dist-local', mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  const folder = isPublished ? 'dist' : 'dist-local'
  const site = await serveSite({ folder, port: ports.site })
  console.log(`\n  Site     ${site.url}`)
  // What was built to be published sends to EmailJS.
  if (!isPublished) {
    const { mailbox: config } = await readConfig()
    const own = { port: ports.mailbox, folder: path.resolve('.mailbox') }
    const mailbox = await startMailbox({ ...own, config })
    console.log(`  Mailbox  ${mailbox.url}\n\n  Ctrl-C stops both.`)
  }
  leaveOnSignal()
})
