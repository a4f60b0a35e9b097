import { existsSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './command.ts'
import { policiesFile } from './headers.ts'
import { serveUntilInterrupted } from './serve.ts'
import { readPorts } from './settings.ts'

const root = process.cwd()
const isBuilt = (folder: string) => existsSync(policiesFile(path.join(root, folder)))

await runCommand(async () => {
  const ports = readPorts(4173, process.env)
  if (isBuilt('dist')) await serveUntilInterrupted('dist', ports.site)
  else if (isBuilt('dist-local'))
    await serveUntilInterrupted('dist-local', ports.site, ports.mailbox)
  else throw new Error('Nothing is built yet: run "npm run build" first.')
})
