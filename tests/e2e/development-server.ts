import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { freePort } from '#tools/publish/publish.ts'

/**
 * `npm run dev` on free ports, with more of an environment; gives the site's origin once it answers.
 * @param folder the project, by itself this one
 */
export async function startDevelopment(
  environment: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
) {
  const [port, mailboxPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
  const server = spawn(process.execPath, ['tools/publish/develop.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout))
    if (line.includes(`localhost:${port}/__machines`)) break
  return { url: `http://localhost:${port}`, stop: () => server.kill() }
}

/** On the development server of this project: one for all the tests of a worker. */
export const test = base.extend<object, { developmentUrl: string }>({
  developmentUrl: [
    async ({ browserName }, provide) => {
      if (browserName !== 'chromium')
        throw new Error('Only Chromium lends its clipboard to a test.')
      const { url, stop } = await startDevelopment()
      await provide(url)
      stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ developmentUrl }, provide) => provide(developmentUrl),
})
