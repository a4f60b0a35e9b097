import { buildSite } from './build.ts'
import { runCommand } from './command.ts'
import { refuseTakenPort } from './listen.ts'
import { serveUntilInterrupted } from './serve.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'

await runCommand(async () => {
  const ports = readPorts(4173, process.env)
  await refuseTakenPort(ports.site, 'PORT')
  await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  await buildSite('dist-local', mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  await serveUntilInterrupted('dist-local', ports.site, ports.mailbox)
})
