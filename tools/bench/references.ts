import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildScripts } from './build-scripts.ts'
import { textResource, type Resources } from './resources.ts'

const root = process.cwd()
const sources = path.join(import.meta.dirname, 'stack')
/** Address of the stack's one script. */
export const stackScript = '/assets/stack.js'

/** One hand-written page without script: as fast as the network and the browser can be. */
export async function floorResources(): Promise<Resources> {
  const html = await readFile(path.join(import.meta.dirname, 'floor.html'), 'utf8')
  return new Map([['/', textResource(html)]])
}

/** An empty page of the site's stack, built by the site's own configuration, in one script. */
export async function stackResources(): Promise<Resources> {
  process.env.NODE_ENV = 'production'
  const code = await buildClient()
  const { styles, body } = await renderStack()
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The stack</title>
    <link rel="icon" href="data:,">
    ${styles}
    <script type="module" src="${stackScript}"></script>
  </head>
  <body><div id="root">${body}</div></body>
</html>
`
  return new Map([
    ['/', textResource(html)],
    [stackScript, textResource(code, 'js')],
  ])
}

async function buildClient() {
  const chunks = await buildScripts({
    rolldownOptions: {
      input: path.join(sources, 'client.tsx'),
      output: { codeSplitting: false },
    },
  })
  return chunks.map(({ code }) => code).join('\n')
}

async function renderStack(): Promise<{ styles: string; body: string }> {
  const outDir = path.join(root, 'node_modules', '.cache', 'bench-stack')
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: path.join(sources, 'prerender.tsx'), outDir, emptyOutDir: true },
  })
  const { render } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)
  return render()
}
