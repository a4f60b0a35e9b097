import path from 'node:path'
import type { Plugin } from 'vite'

export const viewerPath = '/__machines'

const entry = 'virtual:statecharts-viewer'
/** The installed package contains compiled files, and the repository contains TypeScript. */
const file = import.meta.filename.endsWith('.ts') ? 'viewer.tsx' : 'viewer.js'
const viewer = path.join(import.meta.dirname, file)

/**
 * Vite plugin that serves the state machine viewer during development.
 * @param files glob patterns of the model files, from the root of the project: `/tests/*.model.ts`
 */
export function machineViewer(files: readonly string[]): Plugin {
  return {
    name: 'machine-viewer',
    // Dependencies discovered when the viewer opens would make Vite reload the inspected page.
    config: () => ({
      optimizeDeps: { entries: [viewer, ...files.map((pattern) => pattern.slice(1))] },
    }),
    resolveId: (id) => (id === entry ? `\0${id}` : null),
    load: (id) => (id === `\0${entry}` ? entrySource(files) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== viewerPath) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8').end(viewerPage)
      })
    },
  }
}

/**
 * Returns the source of the module that opens the viewer with the models of these files. The module must have a
 * single URL: React's Fast Refresh makes it import itself, and with a second URL it would run twice.
 */
function entrySource(files: readonly string[]): string {
  return `
    import { isModel } from 'statecharts'
    import { openViewer } from ${JSON.stringify(viewer)}
    const modules = import.meta.glob(${JSON.stringify(files)}, { eager: true })
    openViewer(Object.values(modules).flatMap(Object.values).filter(isModel))`
}

export const viewerPage = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/@id/__x00__${entry}"></script>
  </head>
  <body></body>
</html>`
