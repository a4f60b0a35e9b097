/** A development server that implements the EmailJS protocol, and stores and displays messages. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Fault, faultPresets, applyFault } from './faults.ts'
import { type MailboxConfig, openMessages } from './messages.ts'
import { renderPage } from './page.ts'
import { validateSend } from './protocol.ts'

export { type Fault, faultPresets } from './faults.ts'
export { hostileTexts } from './hostile-texts.ts'
export { mailboxIdentifiers } from './protocol.ts'
export { type MailboxConfig } from './messages.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// True if the Host header is not local (DNS rebinding), or if the browser marks a non-GET request as foreign.
const isForeignRequest = ({ req }: Context) =>
  !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(req.header('host') ?? '') ||
  (req.method !== 'GET' &&
    ['cross-site', 'same-site'].includes(req.header('sec-fetch-site') ?? ''))

/**
 * Starts the server on the loopback interface. `port` can be 0 for any free port. `folder` is created if it
 * does not exist.
 */
export async function startMailbox(options: {
  readonly port: number
  readonly folder: string
  readonly config: MailboxConfig
}) {
  const messages = await openMessages(options.folder, options.config)
  let requestCount = 0
  let fault: Fault | undefined
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.onError(({ message }, c) => {
    console.error(message)
    return c.text('Une erreur est survenue. La raison est affichée dans le terminal.', 500)
  })
  app.use('/api/*', (c, next) => {
    // On a keep-alive connection, Chromium would retry a request whose connection was closed.
    c.env.outgoing.setHeader('connection', 'close')
    return next()
  })
  app.use('/api/*', cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'] }))
  app.post('/api/v1.0/email/send', async (c) => {
    requestCount += 1
    const currentFault = fault
    if (fault?.times)
      fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined
    const result = validateSend(await c.req.json().catch(() => undefined))
    if (currentFault && !currentFault.delay) {
      applyFault(c.env.outgoing, currentFault)
      // `applyFault` sends the raw response, so Hono must not send a response of its own.
      return new Promise<never>(() => undefined)
    }
    if ('fields' in result) await messages.save(result.fields)
    if (currentFault) await setTimeout(currentFault.delay, undefined, { ref: false })
    return 'fields' in result ? c.text('OK') : c.text(result.text, result.status)
  })

  app.use(async (c, next) => {
    if (isForeignRequest(c)) return c.text('Forbidden', 403)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
  })
  app.get('/', (c) => c.html(renderPage(messages.list(), fault, options)))
  for (const file of ['/page.css', '/page.js'])
    app.use(file, serveStatic({ root: import.meta.dirname }))
  app.use('/simple.css', serveStatic({ root: 'node_modules/simpledotcss' }))
  app.post('/supprimer', async (c) => {
    await messages.clear()
    return c.redirect('/', 303)
  })
  app.post('/panne', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const times = Number(form.get('fois'))
    const preset = faultPresets.get(form.get('panne') ?? '')
    if (!preset) return c.text('Bad Request', 400)
    fault = times > 0 ? { ...preset, times } : preset
    return c.redirect('/', 303)
  })
  app.post('/panne/fin', (c) => {
    fault = undefined
    return c.redirect('/', 303)
  })

  const server = createServer(getRequestListener(app.fetch))
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    /** The origin for the EmailJS client, without a trailing slash. */
    url: `http://127.0.0.1:${port}`,
    messages: messages.list,
    /** Counts the send requests since the last `reset`, including failed ones. */
    requestCount: () => requestCount,
    setFault(next?: Fault) {
      fault = next
    },
    /** Deletes the messages, ends the fault and sets the number of requests to 0. */
    async reset() {
      fault = undefined
      requestCount = 0
      await messages.clear()
    },
    /** Stops the server and closes all connections, including delayed ones. Messages are kept. */
    async close() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}
