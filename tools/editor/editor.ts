/** Serves the owner's editor of facts in the development server. The published site does not contain it. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { getMimeType } from 'hono/utils/mime'
import { build, type Plugin } from 'vite'
import { punctuate } from '#facts/format/typeset.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import type { ContentIssue } from '#src/checks/validate-content.ts'
import { changeSchema, readFactStore, saveChange } from './fact-store.ts'
import { describeDiskProblem } from './files.ts'
import { createReport } from './form.ts'

export const editorPath = '/__facts/'

export function factsEditor(): Plugin {
  return {
    name: 'facts-editor',
    apply: 'serve',
    configureServer(server) {
      // FACTS_FOLDER may be outside the project, where Vite would not watch it.
      server.watcher.add(factsFolder)
      const handleRequest = getRequestListener(createEditorApp().fetch)
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(editorPath)) void handleRequest(request, response)
        else next()
      })
    },
  }
}

/** Content-Security-Policy that blocks code evaluation and requests to other origins. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Creates the Hono app that serves the page of the editor, its scripts and styles, and the routes below `api/`. */
export function createEditorApp(): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.json({ refusal: createReport(error.message) }, error.status)
    const problem = describeDiskProblem(error)
    if (problem)
      return c.json({ refusal: createReport('Rien n’est enregistré', problem) }, 507)
    console.error(error)
    const refusal = createReport('L’opération a échoué', 'Votre saisie est conservée.')
    return c.json({ refusal }, 500)
  })
  app.use(
    (c, next) => {
      if (!isTrustedRequest(c))
        throw new HTTPException(403, {
          message: 'Seule la page de l’éditeur peut envoyer cette requête',
        })
      // The page may come from an earlier server, which edited another folder of facts.
      if ((c.req.query('folder') ?? factsFolder) !== factsFolder)
        throw new HTTPException(409, {
          message: 'Cette page montre un autre dossier de fiches. Rechargez-la.',
        })
      c.header('cache-control', 'no-store')
      c.header('content-security-policy', policy)
      return next()
    },
    bodyLimit({
      // Accepts a file of 8 MB, whose base64 text is a third longer, and the other fields of its record.
      maxSize: 11_000_000,
      onError() {
        throw new HTTPException(413, {
          message: 'Cet envoi est trop lourd. La taille maximale est de 8 Mo.',
        })
      },
    }),
  )
  const routes = app.basePath(editorPath)
  routes.get('api/facts', (c) => c.json({ facts: readFactStore() }))
  routes.get('api/publication', async (c) => c.json({ errors: await checkPublication() }))
  routes.post('api/save', async (c) => {
    const { data } = changeSchema.safeParse(await c.req.json().catch(() => null))
    if (!data) throw new HTTPException(400, { message: 'Cette requête n’est pas valable' })
    const result = await saveChange(data)
    const answer =
      'issues' in result ? { refusal: result } : { saved: { kind: data.kind, ...result } }
    return c.json({ ...answer, facts: readFactStore() })
  })
  routes.get('*', async (c) => {
    const name = c.req.path.slice(editorPath.length) || 'index.html'
    const file = (await bundlePage()).find(({ fileName }) => fileName === name)
    if (!file) return c.notFound()
    const content = file.type === 'chunk' ? file.code : String(file.source)
    return c.body(content, 200, { 'content-type': getMimeType(name) ?? 'text/plain' })
  })
  return app
}

/**
 * Whether a request is for a local host and was not sent by another site. Methods other than GET also require
 * the `Origin` of this host.
 */
function isTrustedRequest({ req }: Context) {
  const host = req.header('host') ?? ''
  const isLocalHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
  const site = req.header('sec-fetch-site') ?? 'none'
  const isSameOrigin = req.method === 'GET' || req.header('origin') === `http://${host}`
  return isLocalHost && isSameOrigin && ['same-origin', 'none'].includes(site)
}

let bundlePromise: ReturnType<typeof build> | undefined

/** Bundles the page once, outside of Vite's server: saved facts reload the site, but not the editor. */
async function bundlePage() {
  bundlePromise ??= build({
    root: import.meta.dirname,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // React's development build would slow down typing noticeably.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.FACTS_FOLDER': JSON.stringify(factsFolder),
    },
    oxc: { jsx: { development: false } },
    build: { write: false, modulePreload: false },
  })
  const result = await bundlePromise
  return 'output' in result ? result.output : []
}

/** Resolves to the errors of the content checks, or to the message of an error that stops the worker. */
async function checkPublication() {
  const worker = new Worker(new URL('./publication.ts', import.meta.url))
  const [issues]: (readonly ContentIssue[])[] = await once(worker, 'message').catch(
    (error: Error) => [[{ text: error.message, action: '' }]],
  )
  return issues?.map((each) => ({ ...each, text: punctuate(each.text) }))
}
