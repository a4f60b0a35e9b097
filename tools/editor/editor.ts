/** The owner's editor of facts, in the development server: what ships knows nothing of it. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, type Plugin } from 'vite'
import type { EditorConfig } from './config.ts'
import type { Registry } from './registry.ts'
import { answer } from './server/api.ts'
import { send } from './server/guard.ts'
import { Pages } from './server/pages.ts'
import { Store } from './server/store.ts'

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
  'xstate',
  '@xstate/react',
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
      const pages = new Pages(server, config.renderer)
      const store = new Store(config, kinds, () => pages.documents)
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
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '/').split('?')[0] ?? '/'
        if (address === '/__facts') {
          response.writeHead(302, { location: editorPath })
          response.end()
        } else if (!address.startsWith(editorPath)) next()
        else if (address === editorPath) send(response, 200, html, page)
        else if (address === `${editorPath}wordmark.svg`)
          send(response, 200, 'image/svg+xml', config.look.wordmark())
        else if (address === `${editorPath}font.woff2`)
          readFile(path.resolve(root, config.look.font)).then(
            (font) => send(response, 200, 'font/woff2', font),
            next,
          )
        else if (address.startsWith(`${editorPath}api/`)) {
          const asked = address.slice(`${editorPath}api`.length)
          answer(asked, request, response, { store, config, root, pages }).catch(next)
        } else modules.middlewares(request, response, next)
      })
    },
  }
}

const html = 'text/html; charset=utf-8'
const assets = `${editorPath}@fs${import.meta.dirname}`

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Édition</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${assets}/page/editor.css" />
    <script type="module" src="${assets}/page/main.tsx"></script>
  </head>
  <body>
    <div id="editor"></div>
  </body>
</html>`
