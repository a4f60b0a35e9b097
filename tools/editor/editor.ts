/** The owner's editor of facts, in the development server: what ships knows nothing of it. */
import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { z } from 'zod'
import { type Change, Store } from './book.ts'
import type { EditorConfig, Registry } from './config.ts'
import { attach, WriteFault } from './files.ts'

export type { EditorConfig } from './config.ts'

export const editorPath = '/__facts/'

const registryModule = 'virtual:editor-registry'
/** All of them, named: one found later would ask for a reload that no socket brings. */
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zod',
  '@rjsf/utils',
  '@rjsf/core/lib/components/Form.js',
]

/**
 * Serves the editor in development. Its modules have a Vite of their own, without reloading: what
 * the editor writes reloads the pages of the site, and must not empty a form.
 */
export function factsEditor(config: EditorConfig): Plugin {
  const root = process.cwd()
  const registryFile = path.resolve(root, config.registry)
  return {
    name: 'facts-editor',
    apply: 'serve',
    async configureServer(server) {
      const { kinds }: { kinds: Registry } = await import(pathToFileURL(registryFile).href)
      // Facts may stand outside of the project: what is written there is drawn anew all the same.
      server.watcher.add(config.folder)
      const store = new Store(config, kinds)
      const modules = await createServer({
        root,
        base: editorPath,
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        cacheDir: path.join(root, 'node_modules/.vite/editor'),
        plugins: [
          {
            name: 'editor-registry',
            resolveId: (id) => (id === registryModule ? registryFile : null),
          },
        ],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: { noDiscovery: true, include: packages },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      })
      const close = server.close.bind(server)
      server.close = async () => {
        await Promise.all([close(), modules.close()])
      }
      const documents = drawerOf(server, config.renderer)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/__facts') response.writeHead(302, { location: editorPath }).end()
        else if (!pathname.startsWith(editorPath)) next()
        else if (pathname === editorPath)
          send(response, 200, 'text/html; charset=utf-8', page)
        else if (pathname.startsWith(`${editorPath}api/`))
          answer(request, response, store, config, documents).catch(next)
        else modules.middlewares(request, response, next)
      })
    },
  }
}

const assets = `${editorPath}@fs${import.meta.dirname}`
const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Édition</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${assets}/editor.css" />
    <script type="module" src="${assets}/page.tsx"></script>
  </head>
  <body>
    <div id="editor"></div>
  </body>
</html>`

/** Nothing is evaluated, nothing leaves the machine. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // What was not read of a body is not waited for.
    ...(status === 413 && { connection: 'close' }),
  })
  response.end(body)
}

class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** In bytes. */
const limits = { change: 256 * 1024, file: 8_000_000 }
const statuses = { done: 200, conflict: 409, refused: 422 } as const

const changeSchema = z.strictObject({
  kind: z.string().max(100),
  id: z.string().max(200).nullable(),
  base: z.string().max(100).nullable(),
  value: z.json(),
  move: z.union([z.literal(-1), z.literal(1)]).optional(),
  later: z.boolean().optional(),
  draft: z.string().max(200).nullable().optional(),
})

/** Answers `/book`, `/publication`, `/save` and `/file` below an address. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  config: EditorConfig,
  documents: () => Promise<ReadonlyMap<string, string>>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const routes: Readonly<Record<string, () => Promise<Said>>> = {
    'GET /book': async () => [200, await store.book(await documents())],
    'GET /publication': async () => [200, await askPublication()],
    'POST /save': async () => {
      const body = parsed(await read(request, 'application/json', limits.change))
      const { success, data } = changeSchema.safeParse(body)
      if (!success) throw new Refusal(400, 'Cette demande n’a pas la forme attendue.')
      const change: Change = data
      const outcome = await store.save(change)
      return [statuses[outcome.status], outcome]
    },
    'POST /file': async () => {
      const key = searchParams.get('rule') ?? ''
      const rule = Object.hasOwn(config.files, key) ? config.files[key] : undefined
      if (!rule) throw new Refusal(400, 'Aucun fichier n’est attendu ici.')
      const bytes = await read(request, 'application/octet-stream', limits.file)
      return [200, await attach(rule, searchParams.get('name') ?? '', bytes)]
    },
  }
  let said: Said = [404, { message: 'Il n’y a rien à cette adresse.' }]
  try {
    refuseOthers(request)
    const route = routes[`${request.method} ${pathname.slice(pathname.lastIndexOf('/'))}`]
    if (route) said = await route()
  } catch (error) {
    said = faultOf(error)
  }
  const [status, value] = said
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

type Said = readonly [status: number, value: unknown]

function faultOf(error: unknown): Said {
  if (error instanceof Refusal) return [error.status, { message: error.message }]
  if (error instanceof WriteFault) return [507, { message: error.message }]
  console.error(error)
  return [500, { message: 'L’édition a rencontré une erreur ; rien n’est perdu.' }]
}

const loopback = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Of this machine, by a name that no other machine can have, and of this page. */
function refuseOthers({ headers, method, socket }: IncomingMessage) {
  if (!loopback.test(socket.remoteAddress ?? '') || !localHost.test(headers.host ?? ''))
    throw new Refusal(403, 'L’édition ne répond qu’à cet ordinateur.')
  const site = headers['sec-fetch-site'] ?? 'none'
  const isOwn = method === 'GET' || headers.origin === `http://${headers.host}`
  if (!['same-origin', 'none'].includes(site) || !isOwn)
    throw new Refusal(403, 'L’édition ne répond qu’à sa propre page.')
}

/** Refused as soon as it is too long; a form of another site cannot send these types. */
async function read(
  request: IncomingMessage,
  type: string,
  limit: number,
): Promise<Buffer> {
  const given = request.headers['content-type']?.split(';')[0]
  if (given !== type) throw new Refusal(415, `${type} est attendu.`)
  const tooLong = new Refusal(413, 'C’est trop lourd pour être enregistré : 8 Mo au plus.')
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > limit) throw tooLong
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal(400, 'Ce n’est pas du JSON.')
  }
}

/**
 * The pages as the development server draws them, unless nothing that they are made of has changed.
 * The first drawing takes its time, which nobody waits for long.
 */
function drawerOf(server: ViteDevServer, renderer: string) {
  let drawn: object | undefined
  let documents: ReadonlyMap<string, string> = new Map()
  const draw = async () => {
    const module = await server.ssrLoadModule(`/${renderer}`)
    if (module === drawn) return
    const paths: readonly string[] = module['paths']
    const render: (path: string) => Promise<object> = module['render']
    const found = new Map<string, string>()
    for (const each of paths) found.set(each, Object.values(await render(each)).join(''))
    documents = found
    drawn = module
  }
  return async () => {
    // Facts that stop the site do not stop their editor: what was drawn last stands.
    await Promise.race([
      draw().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ])
    return documents
  }
}

const mark = 'editor-publication:'

/** In a process of its own: what this one has read is from when it began. */
async function askPublication(): Promise<readonly string[]> {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said] = await Promise.all([text(child.stdout), text(child.stderr)])
  const line = said.split('\n').find((each) => each.startsWith(mark))
  const stops: readonly string[] =
    line === undefined
      ? ['Les vérifications n’ont pas pu se faire.']
      : JSON.parse(line.slice(mark.length))
  return stops
}

async function publication(): Promise<readonly string[]> {
  try {
    const { editor }: { editor: EditorConfig } = await import(
      pathToFileURL(path.resolve('editor.config.ts')).href
    )
    return await editor.publication()
  } catch (error) {
    // Facts that are wrong stop the site before it says more.
    return [error instanceof Error ? error.message : String(error)]
  }
}

if (import.meta.main) console.log(`${mark}${JSON.stringify(await publication())}`)
