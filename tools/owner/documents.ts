import { createServer } from 'vite'

/**
 * Draws every page as the build would, without building: HTML by address.
 * @param renderer the module that exports `paths` and `render`, from the root of the repository
 */
export async function drawDocuments(renderer: string) {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { paths, render } = await server.ssrLoadModule(`/${renderer}`)
    const documents = new Map<string, string>()
    for (const path of paths) {
      const { head, body, tail } = await render(path)
      documents.set(path, head + body + tail)
    }
    return documents
  } finally {
    await server.close()
  }
}
