import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { collectComplaints } from './complaints.ts'
import { openLive } from './contact-page.ts'
import { sitePaths } from './site-paths.ts'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return String(address.port)
}

test('in development, under StrictMode, every page comes to life without a complaint', async ({
  page,
}) => {
  test.slow()
  const env = { ...process.env, PORT: await freePort(), MAILBOX_PORT: await freePort() }
  const server = spawn(process.execPath, ['dev/develop.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface(server.stdout))
      if (line.includes(`localhost:${env.PORT}`)) break
    // Vite may load the first page again, once it knows all its dependencies.
    await openLive(page, `http://localhost:${env.PORT}/`)
    const complaints = collectComplaints(page)
    for (const path of sitePaths)
      await openLive(page, `http://localhost:${env.PORT}${path}`)
    expect(complaints).toEqual([])
  } finally {
    server.kill()
  }
})
