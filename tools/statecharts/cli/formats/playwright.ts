import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { StandaloneTests } from '../../config.ts'
import { consult } from '../../core/oracle.ts'
import { describeStep, halves, type Step } from '../../core/step.ts'
import { UsageError } from '../../core/usage-error.ts'
import type { SpecifiedPath } from '../../screen/declare-tests.ts'
import { routesOf, type ScreenAdapter } from '../../screen/screen-adapter.ts'
import { config } from '../terminal.ts'

const root = process.cwd()
/** Not on disk. */
const entry = path.join(root, 'specification.js')

/**
 * A specification in one file, which imports Playwright alone. BASE_URL says where the site stands
 * when it runs.
 */
export async function exportPlaywright(screen: ScreenAdapter): Promise<string> {
  const { name } = screen.model
  const { playwright } = config
  if (!playwright) throw new UsageError('The configuration names no playwright.')
  const paths = routesOf(screen, playwright.adapt).map((route) =>
    specify(screen, route.name, route.steps),
  )
  const module = playwright.screenModule(name)
  const declareTests = path.resolve(import.meta.dirname, '../../screen/declare-tests.ts')
  const from = (file: string) => `from ${JSON.stringify(path.resolve(file))}`
  const code = await bundle(
    [
      `import { declareTests } ${from(declareTests)}`,
      `import { pageUserDriver } ${from(playwright.userDriver)}`,
      `import * as module ${from(module.file)}`,
      `declareTests(${JSON.stringify(name)}, module.${module.name}, pageUserDriver, specifiedPaths)`,
    ].join('\n'),
    playwright,
  )
  // The bundle takes the paths for a global: they stand in front of it, one step a line.
  return [
    heading(name, paths),
    'const specifiedPaths = [',
    ...paths.map(pathSource),
    ']',
    code,
  ].join('\n')
}

/** What a visitor does, and what the table of the specification says is seen then. */
function specify(
  { model: { initial, table }, view }: ScreenAdapter,
  name: string,
  steps: readonly Step[],
): SpecifiedPath {
  let state = initial
  return {
    name,
    start: view(state),
    steps: steps.map((step) => {
      const [almost] = halves(step)
      const early = almost && view(consult(table, state, almost).state)
      const { state: after, rules } = consult(table, state, step)
      state = after
      return {
        says: describeStep(step),
        step,
        isIgnored: rules.length === 0,
        ...(almost && { early }),
        seen: view(state),
      }
    }),
  }
}

/** The adapter and the user driver; the project says what else is left out. */
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
        // What a screen says to people is left out.
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : []
  const chunk = first?.output.find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The specification could not be bundled')
  return chunk.code
}

function pathSource({ name, start, steps }: SpecifiedPath): string {
  return [
    `  { name: ${JSON.stringify(name)}, start: ${JSON.stringify(start)}, steps: [`,
    ...steps.map((step) => `    ${JSON.stringify(step)},`),
    '  ] },',
  ].join('\n')
}

function heading(machine: string, paths: readonly SpecifiedPath[]): string {
  const steps = paths.reduce((sum, one) => sum + one.steps.length, 0)
  return [
    `// ${machine}: ${paths.length} paths, ${steps} steps, each held against the specification.`,
    '// Nothing that is sent leaves the browser. To run it on any deployment of the site:',
    '//   npm install @playwright/test && npx playwright install chromium',
    `//   BASE_URL=https://… npx playwright test ${machine}.spec.mjs`,
  ].join('\n')
}
