import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { apiRoutes } from './api-routes.ts'
import { answer, text } from './exchange.ts'
import { createFaults } from './faults.ts'
import type { MailboxConfig } from './fields.ts'
import { createListeners } from './listeners.ts'
import { openMessages } from './messages.ts'
import { pageRoutes } from './page-routes.ts'
import { createRouter } from './router.ts'
import { createSending } from './send.ts'

export type Mailbox = {
  /** `http://127.0.0.1:<port>`, without a trailing slash: the origin to give EmailJS. */
  readonly url: string
  /** Cuts the open connections, hung ones included; messages stay in the folder. */
  close(): Promise<void>
}

const isLoopback = (host = '') => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

// Another site open in the same browser must not read or delete the messages.
const isForeign = ({ method, headers }: IncomingMessage) =>
  !isLoopback(headers.host) ||
  (method !== 'GET' &&
    ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])))

const sendPath = /^\/api\/v1\.0\/email\/(send|send-form)$/

/**
 * Starts an HTTP server that speaks EmailJS's wire protocol, on loopback only.
 * `port` 0 takes any free one; `folder` is created when absent.
 * Rejects with one sentence when the port is taken.
 */
export async function startMailbox(options: {
  readonly port: number
  readonly folder: string
  readonly config: MailboxConfig
}): Promise<Mailbox> {
  const listeners = createListeners()
  const stop = new AbortController()
  const messages = await openMessages(options.folder, listeners.notify, options.config)
  const faults = createFaults(listeners.notify)
  const sending = createSending(messages, faults, stop.signal)
  const router = createRouter({
    ...apiRoutes(messages, faults, sending),
    ...pageRoutes(messages, faults, options.config),
  })

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const route = sendPath.exec(pathname)?.[1]
    if (route === 'send' || route === 'send-form')
      return sending.handle(route, request, response)
    if (isForeign(request)) return answer(response, text(403, 'Forbidden'))
    if (pathname === '/events' && request.method === 'GET') return listeners.add(response)
    answer(response, await router(pathname, request))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || response.headersSent) return response.destroy()
      answer(response, text(500, String(error)))
    })
  })
  const port = await listen(server, options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      stop.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `The mailbox cannot start: port ${port} is already taken.`
      reject(new Error(error.code === 'EADDRINUSE' ? taken : error.message))
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
