import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

export const viewerPath = '/__machines'

const modelsModule = 'virtual:statecharts-models'
const folder = import.meta.dirname
/** The installed package contains compiled files. */
const entry = import.meta.filename.endsWith('.ts') ? 'viewer.tsx' : 'viewer.js'

/**
 * Vite plugin that serves the state machine viewer during development.
 * @param files glob patterns of the model files, relative to the root: `/tests/*.model.ts`
 */
export function machineViewer(files: readonly string[]): Plugin {
  return {
    name: 'machine-viewer',
    // Dependencies discovered when the viewer opens would make Vite reload the inspected page.
    config: () => ({
      optimizeDeps: {
        entries: [path.join(folder, entry), ...files.map((pattern) => pattern.slice(1))],
      },
    }),
    resolveId: (id) => (id === modelsModule ? `\0${id}` : null),
    load: (id) => (id === `\0${modelsModule}` ? modelsSource(files) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== viewerPath) return next()
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(viewerPage(folder))
      })
    },
  }
}

/** Returns the source of a module that exports the models of these files. */
function modelsSource(files: readonly string[]): string {
  return `
    import { isModel } from 'statecharts'
    const modules = import.meta.glob(${JSON.stringify(files)}, { eager: true })
    export const models = Object.values(modules).flatMap(Object.values).filter(isModel)`
}

/** @param source absolute path of this folder, which Vite serves under an encoded URL */
export function viewerPage(source: string): string {
  const url = `/@fs${pathToFileURL(source).pathname.replaceAll('&', '&amp;')}`
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${url}/viewer.css" />
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="${url}/${entry}"></script>
  </head>
  <body></body>
</html>`
}
