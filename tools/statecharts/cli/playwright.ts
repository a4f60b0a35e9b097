import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { StandaloneTests } from '../node.ts'
import { describeStep, UsageError } from '../core/step.ts'
import { userPaths, type Screen } from '../screen/screen.ts'
import { loadConfig } from './terminal.ts'

const root = process.cwd()
/** Path of a virtual module. The file does not exist on disk. */
const entry = path.join(root, 'specification.js')

/** Bundles the tests of a screen into one file that imports only Playwright. */
export async function exportPlaywright(screen: Screen): Promise<string> {
  const { name } = screen.model
  const { playwright } = await loadConfig()
  if (!playwright) throw new UsageError('The configuration has no "playwright" entry.')
  const routes = userPaths(screen, playwright.adapt)
  const module = playwright.screenModule(name)
  const from = (file: string) => `from ${JSON.stringify(path.resolve(file))}`
  const code = await bundle(
    [
      `import { declareTests } from 'statecharts/declare-tests'`,
      `import { pageUserDriver } ${from(playwright.userDriver)}`,
      `import * as module ${from(module.file)}`,
      `declareTests(module.${module.name}, pageUserDriver, paths)`,
    ].join('\n'),
    playwright,
  )
  const lines = routes.map((route) => [route.name, route.steps.map(describeStep)] as const)
  // The bundle uses `paths` without declaring it, so the constant precedes the bundle.
  return [
    `// ${name}: ${routes.length} paths, each step checked against the specification.`,
    '// To run the tests against any deployment of the site:',
    '//   npm install @playwright/test && npx playwright install chromium',
    `//   BASE_URL=https://… npx playwright test ${name}.spec.mjs`,
    `const paths = ${JSON.stringify(Object.fromEntries(lines), null, 2)}`,
    code,
  ].join('\n')
}

/** Bundles a module with its imports. `replace` can substitute the source of any module. */
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
        // This setting removes the unused exploration and drawing code.
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : []
  const [chunk, later] = first?.output.filter(({ type }) => type === 'chunk') ?? []
  if (chunk?.type !== 'chunk') throw new Error('Could not bundle the tests')
  // A dynamic import would create a second chunk, but the export must be a single file.
  if (later) throw new Error(`The bundle would require a second file: ${later.fileName}`)
  return chunk.code
}
