import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return String(address.port)
}

/** `npm run dev` on free ports; gives the site's origin once it answers. */
export async function startDevelopment() {
  const env = { ...process.env, PORT: await freePort(), MAILBOX_PORT: await freePort() }
  const server = spawn(process.execPath, ['dev/develop.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout))
    if (line.includes(`localhost:${env.PORT}/__machines`)) break
  return { url: `http://localhost:${env.PORT}`, stop: () => server.kill() }
}
