import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { closeOnSignal, runCommand } from './command.ts'
import { assembleDocument, type Prerender } from './document.ts'
import { refuseTakenPort } from './listen.ts'
import { editorPath, factsEditor } from '#tools/editor/editor.ts'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { readConfig, readEditor } from './config.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { machineViewer, viewerPath } from 'statecharts/viewer'

const root = process.cwd()

/** Renders pages on the server as the build does, so that hydration is seen in development. */
function renderPages(renderer: string): Plugin {
  return {
    name: 'render-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderPage(server, renderer, request.originalUrl ?? '/').then(
          ({ status, document }) => {
            response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' })
            response.end(document)
          },
          (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          },
        )
      })
    },
  }
}

async function renderPage(server: ViteDevServer, renderer: string, target: string) {
  const file = await readFile(path.join(root, 'index.html'), 'utf8')
  const template = await server.transformIndexHtml(target, file)
  const [pathname = '/'] = target.split('?')
  const prerender = await server.ssrLoadModule(`/${renderer}`)
  if (!isPrerender(prerender)) throw new Error(`${renderer} lacks paths or render.`)
  const known = prerender.paths.includes(pathname) && pathname !== '/404'
  const page = await prerender.render(known ? pathname : '/404')
  return { status: known ? 200 : 404, document: assembleDocument(template, page) }
}

function isPrerender(exported: object): exported is Prerender {
  return 'paths' in exported && 'render' in exported
}

/** None where facts stop the site: the editor stands by itself when it is needed most. */
async function readSite(isNeeded: boolean) {
  try {
    return await readConfig()
  } catch (error) {
    if (isNeeded) throw error
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

await runCommand(async () => {
  const isEditing = process.argv.includes('--edit')
  const editor = await readEditor()
  const site = await readSite(!editor || !isEditing)
  const ports = readPorts(5173, process.env)
  await refuseTakenPort(ports.site, 'PORT')
  if (site) await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  const folder = path.resolve('.mailbox')
  const mailbox =
    site && (await startMailbox({ port: ports.mailbox, folder, config: site.mailbox }))
  if (site)
    Object.assign(process.env, mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  const server = await createServer({
    root,
    ...(site ? {} : { configFile: false }),
    appType: 'custom',
    plugins: [
      site && machineViewer(site.machineModels),
      editor && factsEditor(editor),
      site && renderPages(site.renderer),
    ],
    // By itself Vite reads every document that was built.
    ...(site && { optimizeDeps: { entries: ['index.html'] } }),
    server: {
      host: '127.0.0.1',
      port: ports.site,
      strictPort: true,
      open: isEditing && editorPath,
    },
  })
  await server.listen()
  const url = `http://localhost:${ports.site}`
  console.log(
    mailbox
      ? `\n  Site      ${url}\n  Mailbox   ${mailbox.url}\n  Édition   ${url}${editorPath}\n  Machines  ${url}${viewerPath}`
      : `\n  Édition seule   ${url}${editorPath}`,
  )
  closeOnSignal(() => Promise.all([server.close(), mailbox?.close()]))
})
