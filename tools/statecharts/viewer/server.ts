import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Model } from '../core/model.ts'
import { chartOf } from '../drawing/chart.ts'
import { toSvg } from '../drawing/svg.ts'

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

const modelsModule = 'virtual:statecharts-models'
const assets = `/@fs${import.meta.dirname}`

/**
 * Serves the developers' viewer; the machines are drawn when it is opened.
 * @param files the patterns of the files that specify machines, from the root: `/tests/*.spec.ts`
 */
export function machineViewer(files: readonly string[]): Plugin {
  return {
    name: 'machine-viewer',
    // Dependencies that are found when the viewer is opened would reload the page beside it.
    config: () => ({
      optimizeDeps: {
        entries: [
          path.join(import.meta.dirname, 'main.tsx'),
          ...files.map((pattern) => pattern.slice(1)),
        ],
      },
    }),
    resolveId: (id) => (id === modelsModule ? `\0${id}` : null),
    load: (id) => (id === `\0${modelsModule}` ? modelsSource(files) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?')[0]
        if (asked === viewerPath)
          drawModels(server).then(
            (drawings) => answer(response, html, page(drawings)),
            next,
          )
        else next()
      })
    },
  }
}

type Drawings = ReadonlyMap<string, string>

/** By the machine's id. The models are loaded again once one of their sources changed. */
async function drawModels(server: ViteDevServer): Promise<Drawings> {
  const models = await load(server)
  const drawings = models.map(
    async ({ name, machine }) => [machine.id, await toSvg(chartOf(name, machine))] as const,
  )
  return new Map(await Promise.all(drawings))
}

async function load(server: ViteDevServer): Promise<readonly Model[]> {
  const { models = [] }: { models?: readonly Model[] } =
    await server.ssrLoadModule(modelsModule)
  return models
}

/** A module that exports the `models` of these files. */
function modelsSource(files: readonly string[]): string {
  return [
    `import { isModel } from ${JSON.stringify(path.join(import.meta.dirname, '../core/model.ts'))}`,
    `const modules = import.meta.glob(${JSON.stringify(files)}, { eager: true })`,
    'export const models = Object.values(modules).flatMap(Object.values).filter(isModel)',
  ].join('\n')
}

const html = 'text/html; charset=utf-8'

function answer(response: ServerResponse, type: string, document: string): void {
  response.writeHead(200, {
    'content-type': type,
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
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${assets}/viewer.css" />
    <script type="module" src="/@vite/client"></script>
    <script type="module" src="${assets}/main.tsx"></script>
  </head>
  <body>
    <div id="viewer"></div>
    ${templates.join('\n')}
  </body>
</html>`
}
