import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

export const viewerPath = '/__machines'

/** Stricter than the site's own, but for the socket that reloads the page. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self' ws:`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ')

/** Serves the developers' viewer; the machines are drawn as the server starts, and when they change. */
export function machineViewer(): Plugin {
  return {
    name: 'machine-viewer',
    configureServer(server) {
      server.httpServer?.once('listening', () => {
        draw(server).catch((error: unknown) => server.config.logger.error(String(error)))
      })
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== viewerPath) return next()
        draw(server).then((drawings) => answer(response, page(drawings)), next)
      })
    },
  }
}

type Drawings = ReadonlyMap<string, string>

/** A module that is loaded again once one of its sources changed. */
async function draw(server: ViteDevServer): Promise<Drawings> {
  const loaded: { drawings?: Promise<Drawings> } = await server.ssrLoadModule(
    '/tools/statecharts/viewer/drawings.ts',
  )
  return (await loaded.drawings) ?? new Map()
}

function answer(response: ServerResponse, document: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(document)
}

function page(drawings: Drawings): string {
  const templates = [...drawings].map(
    ([machine, drawing]) => `<template data-machine="${machine}">${drawing}</template>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/tools/statecharts/viewer/viewer.css" />
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="/tools/statecharts/viewer/main.tsx"></script>
  </head>
  <body>
    <div id="viewer"></div>
    ${templates.join('\n')}
  </body>
</html>`
}
