import { readdir, readFile } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type Certificate,
  contentTypes,
  readPolicies,
  securityHeaders,
} from '#tools/publish/publish.ts'

type Resource = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const headersOf = (file: string) => ({
  ...securityHeaders,
  'content-type': `${contentTypes[path.extname(file).slice(1)]}; charset=utf-8`,
  'content-encoding': 'br',
})

/**
 * Reads a built site, creates a variant of it without scripts, and reads a minimal page, which shows the
 * best times that the network and the browser allow. Also returns the paths of the pages.
 * @throws when the folder was not built
 */
export async function readVariants(folder: string) {
  const policies = readPolicies(folder)
  const site = new Map<string, Resource>()
  const withoutScript = new Map<string, Resource>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    const address = `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
    const policy = policies.get(address)
    const bytes = await readFile(file)
    const body = await readFile(`${file}.br`).catch(() => brotliCompressSync(bytes))
    const policyHeader = policy ? { 'content-security-policy': policy } : {}
    const headers = { ...headersOf(name), ...policyHeader }
    site.set(address, { headers, body })
    const bareBody = policy ? brotliCompressSync(stripScripts(bytes.toString())) : body
    withoutScript.set(address, { headers, body: bareBody })
  }
  const html = await readFile(path.join(import.meta.dirname, 'floor.html'))
  const page = { headers: headersOf('floor.html'), body: brotliCompressSync(html) }
  const floor = new Map([['/', page]])
  return { variants: { site, withoutScript, floor }, pages: [...policies.keys()] }
}

/** Empties scripts except JSON-LD, and removes the preloads of scripts and data. */
export function stripScripts(html: string) {
  const emptyScript = '<script type="module"></script>'
  return html
    .replaceAll(
      /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/gi,
      emptyScript,
    )
    .replaceAll(/<template id="later">[^]*?<\/template>/gi, '')
}

/** Serves resources from memory over HTTP/2 with TLS, on a free port of `localhost`. */
export async function serveSecurely(
  site: ReadonlyMap<string, Resource>,
  { key, cert }: Certificate,
) {
  const server = createSecureServer({ key, cert })
  server.on('session', (session) => session.on('error', () => session.destroy()))
  server.on('stream', (stream, headers) => {
    // The browser may abort streams when a visit ends.
    stream.on('error', () => stream.destroy())
    const resource = site.get((headers[':path'] ?? '/').replace(/\?.*/, ''))
    stream.respond({ ':status': resource ? 200 : 404, ...resource?.headers })
    stream.end(resource?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    origin: `https://localhost:${typeof address === 'object' ? address?.port : ''}`,
    /** Stops the server once all connections are closed, so close the browser first. */
    close: () => server.close(),
  }
}
