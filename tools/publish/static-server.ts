import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { caching, filePolicy, readPolicies, securityHeaders } from './headers.ts'
import { listen, type RunningServer } from './listen.ts'

/**
 * Serves a built site as its host must: clean addresses, precompressed files, 404.html with
 * its status, one policy a page.
 * @param options.folder an absolute path, or one from the working directory
 * @param options.port 0 for any free port
 * @throws when the folder was not built, or when the port is taken
 */
export async function serveSite(options: {
  folder: string
  port: number
  host?: string
}): Promise<RunningServer> {
  // Refuses at once what was not built.
  readPolicies(options.folder)
  const folder = path.resolve(options.folder)
  // `dev` looks at the disk on each request, so that a rebuild never serves stale sizes.
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const lasting = pathname.startsWith('/assets/')
      response.setHeader('Cache-Control', lasting ? caching.asset : caching.page)
    },
  })
  const server = createServer((request, response) => {
    answer(folder, serveFile, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return listen(server, options.port, options.host)
}

async function answer(
  folder: string,
  serveFile: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  for (const [name, value] of Object.entries(securityHeaders))
    response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', filePolicy)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  // sirv throws on a reversed range.
  delete request.headers.range
  const { pathname, query } = splitTarget(request.url ?? '/')
  // Read again for each page: a rebuild changes the hashes of the inlined styles.
  const policies = readPolicies(folder)
  const page = pathname.replace(/(?<=.)\/$|(?:\/index)?\.html$/, '') || '/'
  const policy = policies.get(page)
  const absent = () => notFound(folder, policies, request, response)
  if (policy === undefined || page === '/404') {
    if (isFile(pathname)) serveFile(request, response, absent)
    else await absent()
  } else if (page === pathname) {
    response.setHeader('Content-Security-Policy', policy)
    serveFile(request, response, absent)
  } else {
    response.writeHead(301, { Location: page + query }).end()
  }
}

async function notFound(
  folder: string,
  policies: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : ''
  const suffix = { br: '.br', gzip: '.gz', '': '' }[encoding]
  const content = await readFile(path.join(folder, `404.html${suffix}`))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(404, {
    'Cache-Control': caching.absent,
    'Content-Length': content.byteLength,
    'Content-Security-Policy': policies.get('/404') ?? filePolicy,
    'Content-Type': 'text/html;charset=utf-8',
    Vary: 'Accept-Encoding',
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** A page has no extension, and only its own address carries its policy. */
function isFile(pathname: string) {
  return /\.[a-z0-9]+$/.test(pathname) && !/\/\.|\.(html?|br|gz)$|[\0\\]/.test(pathname)
}

function splitTarget(target: string) {
  const [encoded = '/', ...rest] = target.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  try {
    return { pathname: decodeURI(encoded), query }
  } catch {
    return { pathname: '/\0', query }
  }
}
