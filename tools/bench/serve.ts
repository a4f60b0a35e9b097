import { createSecureServer, type Http2Session } from 'node:http2'
import type { Certificate } from '#tools/publish/publish.ts'
import type { Resources } from './resources.ts'

/** Answers from memory over HTTP/2 with TLS, on a free port of `localhost`. */
export async function serveSecurely(site: Resources, { key, cert }: Certificate) {
  const server = createSecureServer({ key, cert })
  const sessions = new Set<Http2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.on('error', () => session.destroy())
  })
  server.on('stream', (stream, headers) => {
    // A visit that is over cuts what still comes.
    stream.on('error', () => stream.destroy())
    const [address = '/'] = (headers[':path'] ?? '/').split('?')
    const resource = site.get(address)
    stream.respond({ ':status': resource?.status ?? 404, ...resource?.headers })
    stream.end(resource?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}
