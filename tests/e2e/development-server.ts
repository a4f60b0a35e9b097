import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
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
    // Vite sets NODE_ENV for good where it has built something, as the walks of paths do.
    env: { ...process.env, NODE_ENV: undefined, ...environment, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout))
    if (line.includes(`localhost:${port}/__machines`)) break
  return { url: `http://localhost:${port}`, stop: () => server.kill() }
}
