import { readdir, readFile } from 'node:fs/promises'
import { createSecureServer, type Http2Session } from 'node:http2'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type Certificate,
  contentTypeOf,
  readPolicies,
  securityHeaders,
} from '#tools/publish/publish.ts'

type Resource = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What a server answers, by address. */
export type Resources = ReadonlyMap<string, Resource>

const headersOf = (file: string) => ({
  ...securityHeaders,
  'content-type': contentTypeOf(path.extname(file).slice(1)),
  'content-encoding': 'br',
})

/** One hand-written page without script: as fast as the network and the browser can be. */
export async function floorResources(): Promise<Resources> {
  const html = await readFile(path.join(import.meta.dirname, 'floor.html'))
  const body = brotliCompressSync(html)
  return new Map([['/', { status: 200, headers: headersOf('floor.html'), body }]])
}

/**
 * A built site as its host serves it, the same without its scripts, and the paths of its pages.
 * @throws when the folder was not built
 */
export async function readSite(folder: string) {
  const policies = readPolicies(folder)
  const site = new Map<string, Resource>()
  const withoutScript = new Map<string, Resource>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    const address = `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
    const policy = policies.get(address)
    const bytes = await readFile(file)
    const resource = {
      status: address === '/404' ? 404 : 200,
      headers: {
        ...headersOf(name),
        ...(policy ? { 'content-security-policy': policy } : {}),
      },
    }
    const body = await readFile(`${file}.br`).catch(() => brotliCompressSync(bytes))
    site.set(address, { ...resource, body })
    const stripped = policy ? brotliCompressSync(stripScripts(bytes.toString())) : body
    withoutScript.set(address, { ...resource, body: stripped })
  }
  return { site, withoutScript, pages: [...policies.keys()] }
}

/** The document without scripts that run; data for search engines stays. */
export function stripScripts(html: string) {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    .replaceAll(/<template id="later">[^]*?<\/template>/gi, '')
}

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
    const resource = site.get((headers[':path'] ?? '/').replace(/\?.*/, ''))
    stream.respond({ ':status': resource?.status ?? 404, ...resource?.headers })
    stream.end(resource?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    origin: `https://localhost:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
