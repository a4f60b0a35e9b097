import { createServer } from 'vite'

type Renderer = {
  paths: readonly string[]
  render(path: string): Promise<{ head: string; body: string; tail: string }>
}

/**
 * Draws every page as the build would, without building: HTML by address.
 * @param renderer the module that exports `paths` and `render`, from the root of the repository
 */
export async function drawDocuments(
  renderer: string,
): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const module = await server.ssrLoadModule(`/${renderer}`)
    const { paths, render }: Renderer = { paths: module['paths'], render: module['render'] }
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
