import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { coverage, coverageText } from '../core/coverage.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import type { NamedPath } from '../core/step.ts'
import { explore } from '../core/explore.ts'
import type { Trace } from '../core/trace.ts'
import type { Model } from '../core/model.ts'
import { follow } from '../core/tour.ts'
import { config, findModel, frozenPaths } from './machines.ts'
import { type Command, type Terminal, UsageError } from './terminal.ts'
import { expectNoMore, oneOf, readWords, wholeNumber } from './usage.ts'

const root = process.cwd()
/** Milliseconds that a deployment is given to answer. */
const timeout = 5000

type Options = {
  readonly path: number | undefined
  readonly headed: boolean
  /** Milliseconds between two gestures. */
  readonly slow: number
  readonly baseUrl: string | undefined
}

export const run: Command = {
  summary: 'walks the frozen paths of a machine, headless, on its views or in a browser',
  help: `npm run paths -- run MACHINE [--driver NAME] [--path N] [--headed] [--slow MS]
                     [--base-url URL]

--driver headless  the machine alone (when no driver is given); says what is covered
         view      the components of the machine, in a simulated document
         browser   a browser, as the project's own suite runs it; with --base-url, on any
                   deployment: the exported specification is run there
--path N           that path alone, as "show" counts them
--headed           in a window that can be watched (browser)
--slow MS          so many milliseconds between two gestures (browser)`,
  run: async (words, terminal) => {
    const { values, positionals } = readWords(words, {
      driver: { type: 'string', default: 'headless' },
      path: { type: 'string' },
      headed: { type: 'boolean', default: false },
      slow: { type: 'string', default: '0' },
      'base-url': { type: 'string' },
    })
    expectNoMore(positionals, 1)
    const model = findModel(positionals[0])
    const driver = oneOf('driver', values.driver, ['headless', 'view', 'browser'])
    const options: Options = {
      path: values.path === undefined ? undefined : wholeNumber('--path', values.path, 1),
      headed: values.headed,
      slow: wholeNumber('--slow', values.slow, 0),
      baseUrl: values['base-url'],
    }
    await refuseUnused(driver, options)
    const paths = choose(model, options.path)
    if (driver === 'headless') return walkHeadless(model, paths, terminal)
    return driver === 'view'
      ? walkViews(model, options, terminal)
      : walkBrowser(model, options, terminal)
  },
}

async function refuseUnused(
  driver: string,
  { headed, slow, baseUrl }: Options,
): Promise<void> {
  const isShown = headed || slow > 0 || baseUrl !== undefined
  if (isShown && driver !== 'browser')
    throw new UsageError('--headed, --slow and --base-url go with --driver browser.')
  if (baseUrl !== undefined) await expectAnswer(baseUrl)
}

async function expectAnswer(address: string): Promise<void> {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UsageError(
      `--base-url takes an address such as http://localhost:4173/, not "${address}".`,
    )
  // Any answer will do: what it holds is for the walks to say.
  const signal = AbortSignal.timeout(timeout)
  await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(() => {
    throw new UsageError(
      `Nobody answers at ${address}: start the site, or mend --base-url.`,
    )
  })
}

function choose(model: Model, number: number | undefined): readonly NamedPath[] {
  const paths = frozenPaths(model)
  if (number === undefined) return paths
  const path = paths[number - 1]
  if (!path)
    throw new UsageError(`${model.name} has ${paths.length} paths, no path ${number}.`)
  return [path]
}

async function walkHeadless(
  model: Model,
  paths: readonly NamedPath[],
  { write, writeError }: Terminal,
): Promise<boolean> {
  const traces: (readonly Trace[])[] = []
  for (const path of paths)
    try {
      traces.push(await walk(headlessDriver(model), path, model))
      write(`✓ ${path.name}, ${path.steps.length} steps`)
    } catch (error) {
      writeError(`✗ ${error instanceof Error ? error.message : String(error)}`)
    }
  if (traces.length < paths.length) return false
  const graph = explore(model)
  const edges = paths.map(({ steps }) => follow(graph, steps))
  write(coverageText(coverage(graph, edges, traces)))
  return true
}

async function walkViews(
  { name }: Model,
  { path: number }: Options,
  terminal: Terminal,
): Promise<boolean> {
  const code = await terminal.run([
    'vitest',
    'run',
    needed(config.viewSuite, 'viewSuite'),
    `--testNamePattern=${titlePattern(name, number)}`,
  ])
  return code === 0
}

async function walkBrowser(
  model: Model,
  { path: number, headed, slow, baseUrl }: Options,
  terminal: Terminal,
): Promise<boolean> {
  const shown = headed ? ['--headed'] : []
  const environment = { SLOW_MS: String(slow) }
  const suite = needed(config.browserSuite, 'browserSuite')
  const configured = ['--config', suite.config]
  const command = ['playwright', 'test']
  const titles = ['--grep', titlePattern(model.name, number)]
  if (baseUrl === undefined) {
    const words = [...command, suite.file, ...configured, ...shown, ...titles]
    return (await terminal.run(words, environment)) === 0
  }
  const { exportPlaywright } = await import('./formats/playwright.ts')
  const specification = await exportPlaywright(model)
  // Beside the repository's own packages, so that the specification finds its only import. What
  // failed can be looked at until the machine is run again: its traces stand there.
  const folder = path.join(root, 'node_modules/.cache/paths', model.name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${model.name}.spec.mjs`), specification)
  const code = await terminal.run([...command, ...configured, ...shown, ...titles], {
    ...environment,
    BASE_URL: baseUrl,
    PATHS_FOLDER: folder,
  })
  if (code === 0) await rm(folder, { recursive: true })
  return code === 0
}

function needed<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new UsageError(`The configuration names no ${name}.`)
  return value
}

/** What the titles of the tests of a machine say, and of one path of it. */
function titlePattern(machine: string, number: number | undefined): string {
  return number === undefined
    ? `\\b${machine}\\b`
    : `\\b${machine}\\b.*\\bpath ${number}\\b`
}
