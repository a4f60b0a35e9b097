import path from 'node:path'
import { build, type Plugin } from 'vite'
import { byNetwork } from '#tests/e2e/drivers/page-user-driver.ts'
import type { SpecifiedPath } from '../standalone/declare-tests.ts'
import type { Model } from '../../core/model.ts'
import { consult } from '../../core/oracle.ts'
import { describeStep, halves, type Step } from '../../core/step.ts'
import { routesOf } from '#tests/screen-adapters/routes.ts'
import type { ScreenAdapter } from '#tests/screen-adapters/screen-adapter.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'

const root = process.cwd()
/** Not on disk. */
const entry = path.join(root, 'specification.js')
const pageScript = path.join(root, 'tools/statecharts/cli/standalone/page-script.ts')

/**
 * A specification in one file, which imports Playwright alone; throws for a machine that has
 * no visit. BASE_URL says where the site stands when it runs.
 */
export async function exportPlaywright({ name }: Model): Promise<string> {
  const visit = screenAdapters.find(({ model }) => model.name === name)
  if (!visit)
    throw new Error(
      `tests/screenAdapters/screenAdapters.ts does not list a visit of ${name}`,
    )
  const paths = routesOf(visit, byNetwork).map((route) =>
    specify(visit, route.name, route.steps),
  )
  const code = await bundle(
    [
      `import { declareTests } from '../standalone/declare-tests.ts'`,
      `import { pageUserDriver } from '#tests/e2e/drivers/page-user-driver.ts'`,
      `import { ${camelCase(name)}ScreenAdapter as visit } from '#tests/screenAdapters/${name}.visit.ts'`,
      `declareTests(${JSON.stringify(name)}, visit, pageUserDriver, specifiedPaths)`,
    ].join('\n'),
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
      const [almost] = step.kind === 'delay' ? halves(step.ms) : []
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

/** The visit and the user of the browser; what belongs to the repository alone is left out. */
async function bundle(source: string): Promise<string> {
  const standalone: Plugin = {
    name: 'standalone',
    resolveId: (id) => (id === entry ? id : null),
    load(id) {
      if (id === entry) return source
      if (id.endsWith('/e2e/drivers/recording-script.ts'))
        return `export { recordingScript } from ${JSON.stringify(pageScript)}`
      const [, stem, kind] =
        /\/tests\/machines\/([\w-]+)\.(model|scenarios)\.ts$/.exec(id) ?? []
      if (stem === undefined) return null
      const ending = kind === 'model' ? 'Model' : 'Scenarios'
      return `export const ${camelCase(stem)}${ending} = undefined`
    },
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
      rolldownOptions: { external: ['@playwright/test'] },
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

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
