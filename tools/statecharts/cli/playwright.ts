import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { StandaloneTests } from '../node.ts'
import { describeStep, UsageError } from '../core/step.ts'
import { routesOf, type Screen } from '../screen/screen.ts'
import { config } from './terminal.ts'

const root = process.cwd()
/** Not on disk. */
const entry = path.join(root, 'specification.js')

/**
 * A specification in one file, which imports Playwright alone. BASE_URL says where the site stands
 * when it runs.
 */
export async function exportPlaywright(screen: Screen): Promise<string> {
  const { name } = screen.model
  const { playwright } = config
  if (!playwright) throw new UsageError('The configuration names no playwright.')
  const routes = routesOf(screen, playwright.adapt)
  const module = playwright.screenModule(name)
  const declareTests = path.resolve(import.meta.dirname, '../screen/declare-tests.ts')
  const from = (file: string) => `from ${JSON.stringify(path.resolve(file))}`
  const code = await bundle(
    [
      `import { declareTests } ${from(declareTests)}`,
      `import { pageUserDriver } ${from(playwright.userDriver)}`,
      `import * as module ${from(module.file)}`,
      `declareTests(module.${module.name}, pageUserDriver, paths)`,
    ].join('\n'),
    playwright,
  )
  const lines = routes.map((route) => [route.name, route.steps.map(describeStep)] as const)
  // The bundle takes the paths for a global: they stand in front of it.
  return [
    `// ${name}: ${routes.length} paths, each step held against the specification.`,
    '// Nothing that is sent leaves the browser. To run it on any deployment of the site:',
    '//   npm install @playwright/test && npx playwright install chromium',
    `//   BASE_URL=https://… npx playwright test ${name}.spec.mjs`,
    `const paths = ${JSON.stringify(Object.fromEntries(lines), null, 2)}`,
    code,
  ].join('\n')
}

/** The screen, its specification and the user driver; the project says what else is left out. */
async function bundle(source: string, { replace }: StandaloneTests): Promise<string> {
  const standalone: Plugin = {
    name: 'standalone',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? source : replace(id)),
  }
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [standalone],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: ['@playwright/test'],
        // What explores and draws is left out.
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : []
  const [chunk, later] = first?.output.filter(({ type }) => type === 'chunk') ?? []
  if (chunk?.type !== 'chunk') throw new Error('The specification could not be bundled')
  // It is one file: what a dynamic import brings would stand in another.
  if (later) throw new Error(`The specification would need ${later.fileName}, too`)
  return chunk.code
}
