/** `node tools/statecharts/examples/serve.ts`: the example at /, the viewer at /__machines. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { machineViewer } from '../viewer/server.ts'

/** Starts a development server for the examples; `port` 0 takes any free one. */
export async function serveExamples(port: number) {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: path.resolve('node_modules/.vite/examples'),
    logLevel: 'error',
    plugins: [react(), machineViewer(['/*.spec.ts'])],
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
