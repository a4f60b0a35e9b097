import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { closeOnSignal, runCommand } from './command.ts'
import { assembleDocument, type Prerender } from './document.ts'
import { refuseTakenPort } from './listen.ts'
import { type EditorConfig, editorPath, factsEditor } from '#tools/editor/editor.ts'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { type PublishConfig, readConfig, readEditor } from './config.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { machineViewer, viewerPath } from 'statecharts/viewer'

const root = process.cwd()

/** Renders pages on the server as the build does, so that hydration is seen in development. */
function renderPages(renderer: string): Plugin {
  return {
    name: 'render-pages',
    configureServer(server) {
      return () => {
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
      }
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

/** The editor by itself, where facts stop the site: that is when it is needed. */
async function developEditor(editor: EditorConfig, reason: unknown) {
  console.error(`\n${reason instanceof Error ? reason.message : String(reason)}`)
  const { site: port } = readPorts(5173, process.env)
  await refuseTakenPort(port, 'PORT')
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    plugins: [factsEditor(editor)],
    server: serving(port),
  })
  await server.listen()
  console.log(`\n  Édition seule   http://localhost:${port}${editorPath}`)
  closeOnSignal(() => server.close())
}

async function develop(site: PublishConfig, editor: EditorConfig | undefined) {
  const ports = readPorts(5173, process.env)
  await refuseTakenPort(ports.site, 'PORT')
  await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  const mailbox = await startMailbox({
    port: ports.mailbox,
    folder: path.resolve('.mailbox'),
    config: site.mailbox,
  })
  Object.assign(process.env, mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  const server = await createServer({
    root,
    appType: 'custom',
    plugins: [
      machineViewer(site.machineModels),
      ...(editor ? [factsEditor(editor)] : []),
      renderPages(site.renderer),
    ],
    // By itself Vite reads every document that was built.
    optimizeDeps: { entries: ['index.html'] },
    server: serving(ports.site),
  })
  await server.listen()
  const url = `http://localhost:${ports.site}`
  console.log(
    `\n  Site      ${url}\n  Mailbox   ${mailbox.url}\n  Édition   ${url}${editorPath}\n  Machines  ${url}${viewerPath}`,
  )
  closeOnSignal(() => Promise.all([server.close(), mailbox.close()]))
}

const isEditing = process.argv.includes('--edit')

function serving(port: number) {
  return { host: '127.0.0.1', port, strictPort: true, open: isEditing && editorPath }
}

await runCommand(async () => {
  const editor = await readEditor()
  const site = await readConfig().catch((error: unknown) => {
    if (!editor || !isEditing) throw error
    return developEditor(editor, error)
  })
  if (site) await develop(site, editor)
})
