import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { exitOnSignal, messageOf, runCommand } from './command.ts'
import { assembleDocument, inlineDrawings, type RenderedPage } from './document.ts'
import { assertPortIsFree } from './listen.ts'
import { editorPath, factsEditor } from '#tools/editor/editor.ts'
import { startMailbox } from '#tools/mailbox/mailbox.ts'
import { readPublishConfig } from './config.ts'
import { mailboxEnvironment, readPorts } from './settings.ts'
import { machineViewer, viewerPath } from 'statecharts/viewer'

const root = process.cwd()

/** Renders pages on the server, so that pages are also hydrated in development. */
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
  const { paths, render } = await server.ssrLoadModule(`/${renderer}`)
  const isKnown = pathname !== '/404' && paths.includes(pathname)
  const page: RenderedPage = await render(isKnown ? pathname : '/404')
  // In development, drawings are not inlined: their placeholders refer to the files.
  const document = inlineDrawings(assembleDocument(template, page), () => '')
  return { status: isKnown ? 200 : 404, document }
}

await runCommand(async () => {
  const isEditing = process.argv.includes('--edit')
  // With `--edit` and invalid facts, only the editor starts, so that the owner can correct them.
  const site = await readPublishConfig().catch((error: unknown) => {
    if (!isEditing) throw error
    console.error(`\n${messageOf(error)}`)
    return undefined
  })
  const ports = readPorts(5173, process.env)
  const url = `http://localhost:${ports.site}`
  await assertPortIsFree(ports.site, 'PORT')
  if (site) {
    await assertPortIsFree(ports.mailbox, 'MAILBOX_PORT')
    Object.assign(process.env, mailboxEnvironment(`http://localhost:${ports.mailbox}`))
  }
  const mailboxOptions = { port: ports.mailbox, folder: '.mailbox' }
  const mailbox = site && (await startMailbox({ ...mailboxOptions, config: site.mailbox }))
  const server = await createServer({
    root,
    ...(site
      ? // By default Vite would scan every HTML file of the built folders.
        { optimizeDeps: { entries: ['index.html'] } }
      : { configFile: false }),
    appType: 'custom',
    plugins: [
      site && machineViewer(site.machineModels),
      factsEditor(),
      site && renderPages(site.renderer),
    ],
    server: {
      host: '127.0.0.1',
      port: ports.site,
      strictPort: true,
      open: isEditing && editorPath,
    },
  })
  await server.listen()
  console.log(
    mailbox
      ? `\n  Site      ${url}\n  Mailbox   ${mailbox.url}\n  Édition   ${url}${editorPath}\n  Machines  ${url}${viewerPath}`
      : `\n  Édition seule   ${url}${editorPath}`,
  )
  exitOnSignal()
})
