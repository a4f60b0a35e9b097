import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { PathOnScreen } from '#tests/paths/cli/screens/declare-tests.ts'
import type { ScreenOf } from '#tests/paths/cli/screens/screen.ts'
import { screenOf } from '#tests/paths/cli/screens/screens.ts'
import { writeScript } from '#tests/paths/cli/script.ts'
import type { Model } from '#tests/paths/model.ts'
import { consult } from '#tests/paths/oracle.ts'
import { describeStep, halves, type Step } from '#tests/paths/step.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const entry = 'virtual:specification'

/**
 * A specification in one file, which imports Playwright alone; throws, with the reason, for a
 * machine that no visitor meets. BASE_URL says where the site stands when it runs.
 */
export async function exportPlaywright(model: Model): Promise<string> {
  const { screen, reason } = screenOf(model)
  if (!screen) throw new Error(`${model.name} has no Playwright specification: ${reason}`)
  const paths = writeScript(model).paths.map(({ name, steps }) =>
    onScreen(
      model,
      screen,
      name,
      steps.map(({ step }) => step),
    ),
  )
  const code = await bundle(
    [
      `import { declareTests } from '#tests/paths/cli/screens/declare-tests.ts'`,
      `import { screen } from '#tests/paths/cli/screens/${model.name}.ts'`,
      `declareTests(${JSON.stringify(model.name)}, screen, ${JSON.stringify(paths, null, 2)})`,
    ].join('\n'),
  )
  return `${heading(model.name, paths)}\n${code}`
}

/** What a visitor does, and what the table of the specification says is seen then. */
function onScreen(
  { initial, table, view }: Model,
  { instead = (step) => step }: ScreenOf,
  name: string,
  steps: readonly Step[],
): PathOnScreen {
  let state = initial
  return {
    name,
    start: fieldsOf(view(state)),
    steps: steps.flatMap((wanted) => {
      const step = instead(wanted, view(state))
      if (!step) return []
      const [almost] = step.kind === 'delay' ? halves(step.ms) : []
      const early = almost && fieldsOf(view(consult(table, state, almost).state))
      const { state: after, rules } = consult(table, state, step)
      state = after
      return {
        says: describeStep(step),
        step,
        isIgnored: rules.length === 0,
        ...(early && { early }),
        seen: fieldsOf(view(state)),
      }
    }),
  }
}

async function bundle(source: string): Promise<string> {
  const virtual: Plugin = {
    name: 'specification',
    resolveId: (id) => (id === entry ? path.join(root, 'specification.js') : null),
    load: (id) => (id === path.join(root, 'specification.js') ? source : null),
  }
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [virtual],
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

function heading(machine: string, paths: readonly PathOnScreen[]): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return [
    `// ${machine}: ${paths.length} paths, ${steps} steps, each held against the specification.`,
    '// Nothing that is sent leaves the browser. To run it on any deployment of the site:',
    `//   npm install @playwright/test && npx playwright install chromium`,
    `//   BASE_URL=https://… npx playwright test ${machine}.spec.mjs`,
  ].join('\n')
}

function fieldsOf(view: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    typeof view === 'object' && view !== null ? Object.entries(view) : [],
  )
}
