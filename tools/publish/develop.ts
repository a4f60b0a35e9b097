import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { closeOnSignal, runCommand } from './command.ts'
import { assembleDocument, type Prerender } from './document.ts'
import { refuseTakenPort } from './listen.ts'
import { editorPath, factsEditor } from '#tools/editor/editor.ts'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { readConfig, readEditor } from './config.ts'
import { mailboxFolder } from './serve.ts'
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
  const prerender = await server.ssrLoadModule(path.join(root, renderer))
  if (!isPrerender(prerender)) throw new Error(`${renderer} lacks paths or render.`)
  const known = prerender.paths.includes(pathname) && pathname !== '/404'
  const page = await prerender.render(known ? pathname : '/404')
  return { status: known ? 200 : 404, document: assembleDocument(template, page) }
}

function isPrerender(exported: object): exported is Prerender {
  return 'paths' in exported && 'render' in exported
}

await runCommand(async () => {
  const site = await readConfig()
  const editor = await readEditor()
  const ports = readPorts(5173, process.env)
  await refuseTakenPort(ports.site, 'PORT')
  await refuseTakenPort(ports.mailbox, 'MAILBOX_PORT')
  const mailbox = await startMailbox({
    port: ports.mailbox,
    folder: mailboxFolder,
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
    server: {
      host: '127.0.0.1',
      port: ports.site,
      strictPort: true,
      open: process.argv.includes('--edit') && editorPath,
    },
  })
  await server.listen()
  const url = `http://localhost:${ports.site}`
  console.log(
    `\n  Site      ${url}\n  Mailbox   ${mailbox.url}\n  Édition   ${url}${editorPath}\n  Machines  ${url}${viewerPath}`,
  )
  closeOnSignal(() => Promise.all([server.close(), mailbox.close()]))
})
