/** The owner's editor of facts, in the development server: what ships knows nothing of it. */
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { build, type Plugin, type ViteDevServer } from 'vite'
import { changeSchema, find, readBook, save } from './book.ts'
import type { EditorConfig } from './config.ts'
import { attach, WriteFault } from './files.ts'
import { isFields } from './form.ts'

export type { EditorConfig } from './config.ts'

export const editorPath = '/__facts/'

/** Serves the editor in development. */
export function factsEditor(config: EditorConfig): Plugin {
  return {
    name: 'facts-editor',
    apply: 'serve',
    configureServer(server) {
      // Facts may stand outside of the project: what is written there is drawn anew all the same.
      server.watcher.add(config.folder)
      const app = editorApp(config, drawerOf(server, config.renderer))
      const listen = getRequestListener(app.fetch)
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(editorPath.slice(0, -1))) void listen(request, response)
        else next()
      })
    },
  }
}

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Édition</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="page.js"></script>
  </head>
  <body></body>
</html>`

/** Nothing is evaluated, nothing leaves the machine. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ')

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413, { message: 'C’est trop lourd : 8 Mo au plus.' })
    },
  })

/**
 * Answers the page, its two files, and what it asks below `api/`.
 * @param documents the pages as they are drawn now, HTML by address
 */
export function editorApp(
  config: EditorConfig,
  documents: () => Promise<ReadonlyMap<string, string>>,
): Hono {
  const app = new Hono()
  app.use((c, next) => {
    refuseOthers(c)
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policy)
    return next()
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.json({ message: error.message }, error.status)
    if (error instanceof WriteFault) return c.json({ message: error.message }, 507)
    console.error(error)
    return c.json({ message: 'L’édition a rencontré une erreur ; rien n’est perdu.' }, 500)
  })
  const api = app.basePath(editorPath)
  app.get(editorPath.slice(0, -1), (c) => c.redirect(editorPath))
  api.get('/', (c) => c.html(page))
  api.get('page.js', async (c) =>
    c.body((await bundle()).script, 200, { 'content-type': 'text/javascript' }),
  )
  api.get('page.css', async (c) =>
    c.body((await bundle()).style, 200, { 'content-type': 'text/css' }),
  )
  api.get('api/book', (c) => c.json(readBook(config)))
  api.get('api/shown', async (c) => {
    const { kind = '', id = '' } = c.req.query()
    const { record } = find(config, kind, id)
    // Facts that stop the site do not stop their editor.
    const drawn = await documents().catch(() => new Map<string, string>())
    return c.json(isFields(record) ? config.whereShown(drawn, kind, record) : [])
  })
  api.get('api/publication', async (c) => c.json(await askPublication()))
  api.post('api/save', atMost(256 * 1024), async (c) => {
    const { success, data } = changeSchema.safeParse(await c.req.json().catch(() => null))
    if (!success) throw new HTTPException(400, { message: 'Cette demande est malformée.' })
    return c.json(await save(config, data))
  })
  api.post('api/file', atMost(8_000_000), async (c) => {
    const { rule: key = '', name = '', width, height } = c.req.query()
    const rule = Object.hasOwn(config.files, key) ? config.files[key] : undefined
    if (!rule) throw new HTTPException(400, { message: 'Aucun fichier n’est attendu ici.' })
    const bytes = Buffer.from(await c.req.arrayBuffer())
    const size = [Number(width) || 512, Number(height) || 512] as const
    return c.json(await attach(rule, name, bytes, size))
  })
  return app
}

/** Of this machine, by a name that no other machine can have, and of this page. */
function refuseOthers({ req }: Context) {
  const host = req.header('host') ?? ''
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
  const site = req.header('sec-fetch-site') ?? 'none'
  const isOwn = req.method === 'GET' || req.header('origin') === `http://${host}`
  if (!isHere || !isOwn || !['same-origin', 'none'].includes(site))
    throw new HTTPException(403, { message: 'L’édition ne répond qu’à sa propre page.' })
}

let bundled: Promise<{ script: string; style: string }> | undefined

/** Made once, and apart from the site: what the editor writes reloads its pages, and must not empty a form. */
function bundle() {
  bundled ??= build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'page.tsx') },
    },
  }).then((built) => {
    const files = 'output' in built ? built.output : []
    const style = files.find(({ fileName }) => fileName.endsWith('.css'))
    const script = files.find(({ type }) => type === 'chunk')
    return {
      script: script?.type === 'chunk' ? script.code : '',
      style: style?.type === 'asset' ? String(style.source) : '',
    }
  })
  return bundled
}

/** The pages as the development server draws them, unless nothing that they are made of has changed. */
function drawerOf(server: ViteDevServer, renderer: string) {
  let drawn: object | undefined
  let documents: ReadonlyMap<string, string> = new Map()
  return async () => {
    const module = await server.ssrLoadModule(`/${renderer}`)
    if (module === drawn) return documents
    const paths: readonly string[] = module['paths']
    const render: (path: string) => Promise<object> = module['render']
    const found = new Map<string, string>()
    for (const each of paths) found.set(each, Object.values(await render(each)).join(''))
    documents = found
    drawn = module
    return documents
  }
}

/** Facts that are wrong stop the site before it says more. */
async function askPublication(): Promise<unknown> {
  const worker = new Worker(new URL('./publication.ts', import.meta.url))
  const said = once(worker, 'message').catch((error: Error) => [[error.message]])
  return (await said)[0]
}
