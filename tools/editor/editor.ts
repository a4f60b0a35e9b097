/** The owner's editor of facts, in the development server: what ships knows nothing of it. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { getMimeType } from 'hono/utils/mime'
import { build, type Plugin } from 'vite'
import { factsFolder } from '#src/checks/facts-folder.ts'
import type { PageEntry } from '#src/content/page-list.ts'
import { changeSchema, drop, readBook, save } from './book.ts'
import { attach } from './files.ts'
import { answer } from './form.ts'
import { fileRules } from './site.ts'

export const editorPath = '/__facts/'

/** Serves the editor in development. */
export function factsEditor(): Plugin {
  return {
    name: 'facts-editor',
    apply: 'serve',
    configureServer(server) {
      // Facts may stand outside of the project: what is written there is drawn anew all the same.
      server.watcher.add(factsFolder)
      // Read anew when they change; facts that are broken stop the pages, and not the editor.
      const readPages = () =>
        server.ssrLoadModule('/src/content/page-list.ts').then(
          ({ pages }) => pages,
          () => [],
        )
      const listen = getRequestListener(editorApp(readPages).fetch)
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(editorPath.slice(0, -1))) void listen(request, response)
        else next()
      })
    },
  }
}

/** Nothing is evaluated, nothing leaves the machine. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ')

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) =>
      c.json(answer('Rien n’est pris', 'C’est trop lourd\u00a0: 8 Mo au plus.'), 413),
  })

/** Answers the page, its files, and what it asks below `api/`. */
export function editorApp(readPages: () => Promise<readonly PageEntry[]>): Hono {
  const app = new Hono()
  app.use((c, next) => {
    refuseOthers(c)
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policy)
    return next()
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json(answer(error.message), error.status)
    console.error(error)
    const isFull = 'code' in error && error.code === 'ENOSPC'
    const why = isFull ? ' : le disque est plein' : ''
    return c.json(answer(`L’édition n’a pas pu faire cela${why}`, 'Rien n’est perdu.'), 500)
  })
  const api = app.basePath(editorPath)
  app.get(editorPath.slice(0, -1), (c) => c.redirect(editorPath))
  api.get('api/book', async (c) => c.json(readBook(await readPages())))
  api.get('api/publication', async (c) => c.json(await askPublication()))
  const small = atMost(256 * 1024)
  api.post('api/save', small, async (c) => c.json(await save(await changeIn(c))))
  api.post('api/drop', small, async (c) => {
    await drop(await changeIn(c))
    return c.json({})
  })
  api.post('api/file', atMost(8_000_000), async (c) => {
    const { rule: key = '', name = '' } = c.req.query()
    const rule = Object.hasOwn(fileRules, key) ? fileRules[key] : undefined
    if (!rule) throw new HTTPException(400, { message: 'Aucun fichier n’est attendu ici' })
    return c.json(await attach(rule, name, Buffer.from(await c.req.arrayBuffer())))
  })
  api.get('*', async (c) => {
    const name = c.req.path.slice(editorPath.length) || 'index.html'
    const file = (await bundle()).find(({ fileName }) => fileName === name)
    if (!file) return c.notFound()
    const type = getMimeType(name) ?? 'text/plain'
    const content = file.type === 'chunk' ? file.code : String(file.source)
    return c.body(content, 200, { 'content-type': type })
  })
  return app
}

async function changeIn({ req }: Context) {
  const { success, data } = changeSchema.safeParse(await req.json().catch(() => null))
  if (!success) throw new HTTPException(400, { message: 'Cette demande est malformée' })
  return data
}

/** Of this machine, by a name that no other machine can have, and of this page. */
function refuseOthers({ req }: Context) {
  const host = req.header('host') ?? ''
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
  const site = req.header('sec-fetch-site') ?? 'none'
  const isOwn = req.method === 'GET' || req.header('origin') === `http://${host}`
  if (!isHere || !isOwn || !['same-origin', 'none'].includes(site))
    throw new HTTPException(403, { message: 'L’édition ne répond qu’à sa propre page' })
}

let bundled: ReturnType<typeof build> | undefined

/** Made once, and apart from the site: what the editor writes reloads its pages, and must not empty a form. */
async function bundle() {
  bundled ??= build({
    root: import.meta.dirname,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Beside a development server React would come with its own checks, which are felt at each key.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: { write: false, modulePreload: false },
  })
  const built = await bundled
  return 'output' in built ? built.output : []
}

/** Facts that are wrong stop the site before it says more. */
async function askPublication() {
  const worker = new Worker(new URL('./publication.ts', import.meta.url))
  const said = once(worker, 'message').catch((error: Error) => [[error.message]])
  const [stops]: (readonly string[])[] = await said
  return answer('', ...(stops ?? []))
}
