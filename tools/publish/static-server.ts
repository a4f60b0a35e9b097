import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { cacheControl, filePolicy, readPolicies, securityHeaders } from './headers.ts'
import { filePathPattern, hiddenPathPattern } from './hosting/deployment.ts'
import { readMovedPages } from './hosting/redirects-file.ts'
import { listen } from './listen.ts'

/**
 * Serves a built site like nginx and Caddy: with URLs without extension, precompressed files,
 * 404.html with status 404, and one policy per page.
 * @param options.folder the built folder, absolute or relative to the working directory
 * @param options.port the port, or 0 for any free port
 * @throws when the folder was not built
 */
export async function serveSite({ folder, port }: { folder: string; port: number }) {
  // Throws if the folder was not built, so that the start fails instead of the first request.
  readPolicies(folder)
  const root = path.resolve(folder)
  // With `dev`, sirv reads file sizes on each request, so that they are correct after a rebuild.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const category = pathname.startsWith('/assets/') ? 'asset' : 'other'
      response.setHeader('Cache-Control', cacheControl[category])
    },
  })
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/' } = request
    for (const [name, value] of Object.entries(securityHeaders))
      response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', filePolicy)
    if (method !== 'GET' && method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    // sirv throws if the end of a range precedes its start.
    delete request.headers.range
    const { pathname, query } = splitTarget(url)
    // Reads the policies on each request, because a rebuild changes the style hashes.
    const policies = readPolicies(root)
    const page = findPage(pathname, policies, root)
    const sendNotFound = async () => {
      const acceptEncoding = request.headers['accept-encoding'] ?? ''
      const encoding = ['br', 'gzip'].find((each) => acceptEncoding.includes(each)) ?? ''
      const extension = { br: '.br', gzip: '.gz' }[encoding] ?? ''
      const content = await readFile(path.join(root, `404.html${extension}`))
      if (encoding) response.setHeader('Content-Encoding', encoding)
      response.writeHead(404, {
        'Cache-Control': cacheControl.other,
        'Content-Length': content.byteLength,
        'Content-Security-Policy': policies.get('/404') ?? filePolicy,
        'Content-Type': 'text/html;charset=utf-8',
        Vary: 'Accept-Encoding',
      })
      response.end(method === 'HEAD' ? undefined : content)
    }
    if (page === undefined && !isFile(pathname)) return sendNotFound()
    if (page !== undefined && page !== pathname)
      return response.writeHead(301, { Location: page + query }).end()
    response.setHeader('Content-Security-Policy', policies.get(pathname) ?? filePolicy)
    serveFile(request, response, sendNotFound)
  }
  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return listen(server, port)
}

/** Returns the page to which a path leads. The path may be a former one, or end in `/` or `.html`. */
function findPage(
  pathname: string,
  policies: ReadonlyMap<string, string>,
  root: string,
): string | undefined {
  const page = pathname.replace(/(?<=.)\/$|(?:\/index)?\.html$/, '') || '/'
  return policies.has(page) && page !== '/404' ? page : readMovedPages(root)[pathname]
}

/** Whether a path is that of a public file. `/contact.html` is not: it would bypass the page's policy. */
const isFile = (pathname: string) =>
  new RegExp(filePathPattern).test(pathname) &&
  !new RegExp(hiddenPathPattern).test(pathname)

function splitTarget(target: string) {
  const [, encodedPath = '/', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  try {
    return { pathname: decodeURI(encodedPath), query }
  } catch {
    return { pathname: '/\0', query }
  }
}
