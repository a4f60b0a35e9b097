import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Model } from '../core/model.ts'
import { chartOf } from '../drawing/chart.ts'
import { toSvg } from '../drawing/svg.ts'
import { factsOf } from './facts.ts'

export const viewerPath = '/__machines'
/** What the viewer asks once it is open. */
const factsPath = `${viewerPath}/facts.json`

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
const productModule = 'virtual:statecharts-product'
const assets = `/@fs${import.meta.dirname}`

/** Where the model of the whole system stands: a file, from the root of the project, and its name there. */
export type ProductPlace = { readonly file: string; readonly name: string }

/**
 * Serves the developers' viewer; the machines are drawn when it is opened.
 * @param models the module that exports `models`, from the root of the project
 * @param product the whole system, where there is one: its counterexamples can be opened
 */
export function machineViewer(models: string, product?: ProductPlace): Plugin {
  const source = path.resolve(models)
  const whole = product
    ? `export { ${product.name} as product } from ${JSON.stringify(path.resolve(product.file))}`
    : 'export const product = undefined'
  return {
    name: 'machine-viewer',
    // Dependencies that are found when the viewer is opened would reload the page beside it.
    config: () => ({
      optimizeDeps: {
        entries: [
          path.join(import.meta.dirname, 'main.tsx'),
          source,
          ...(product ? [path.resolve(product.file)] : []),
        ],
      },
    }),
    resolveId: (id) =>
      id === modelsModule ? source : id === productModule ? `\0${id}` : null,
    load: (id) => (id === `\0${productModule}` ? whole : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?')[0]
        if (asked === viewerPath)
          drawModels(server, source).then(
            (drawings) => answer(response, html, page(drawings)),
            next,
          )
        else if (asked === factsPath)
          load(server, source)
            .then((models) => factsOf(server, models))
            .then((facts) => answer(response, json, JSON.stringify(facts)), next)
        else next()
      })
    },
  }
}

type Drawings = ReadonlyMap<string, string>

/** By the machine's id. The models are loaded again once one of their sources changed. */
async function drawModels(server: ViteDevServer, source: string): Promise<Drawings> {
  const models = await load(server, source)
  const drawings = models.map(
    async ({ name, machine }) => [machine.id, await toSvg(chartOf(name, machine))] as const,
  )
  return new Map(await Promise.all(drawings))
}

async function load(server: ViteDevServer, source: string): Promise<readonly Model[]> {
  const { models = [] }: { models?: readonly Model[] } = await server.ssrLoadModule(source)
  return models
}

const html = 'text/html; charset=utf-8'
const json = 'application/json'

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
