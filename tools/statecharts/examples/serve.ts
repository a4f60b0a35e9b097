/** `node tools/statecharts/examples/serve.ts`: the example at /, the viewer at /__machines. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { machineViewer } from '../viewer/server.ts'

const page = `<!doctype html>
<html lang="en"><title>Example</title>
<script type="module" src="/@fs${path.join(import.meta.dirname, 'page.ts')}"></script></html>`

const examplesPage: Plugin = {
  name: 'examples-page',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/') return next()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(page)
    })
  },
}

/** Starts a development server for the examples; `port` 0 takes any free one. */
export async function serveExamples(port: number) {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: path.resolve('node_modules/.vite/examples'),
    logLevel: 'error',
    plugins: [react(), machineViewer(['/*.spec.ts']), examplesPage],
    server: { host: '127.0.0.1', port },
  })
  await server.listen()
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url, close: () => server.close() }
}

if (import.meta.main) {
  const { url } = await serveExamples(5174)
  console.log(`\n  Examples  ${url}\n  Machines  ${url}__machines`)
}
