/** The step of the test run that makes `reports/paths.html` of what the others left. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allPaths, config, labelsOf } from '../cli/machines.ts'
import type { Mark } from '../drawing/dot.ts'
import { toSvg } from '../drawing/svg.ts'
import { analyse, type Analysis, type Subject, type TransitionRow } from './analysis.ts'
import { reportPage } from './page.ts'
import { type ProductResult, readResults, type Results } from './results.ts'
import { lettersOf } from './section.ts'
import { type Source, sourceNow } from './source.ts'
import { signs } from './labels.ts'

const file = path.resolve('reports/paths.html')

/** The report on these machines and on the whole of this name, of what tests left. */
export async function report(
  subjects: readonly Subject[],
  { own, strangers }: Results,
  source: Source,
  product?: string,
): Promise<string> {
  const style = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')
  const runs = own.filter((one) => one.kind === 'run')
  const analyses = subjects.map((subject) => analyse(subject, runs))
  const drawings = new Map<string, string>()
  for (const one of analyses) drawings.set(one.name, await drawingOf(one))
  const evidence = {
    analyses,
    // Examples leave results too.
    products: own.filter(
      (one): one is ProductResult => one.kind === 'product' && one.product === product,
    ),
    viewMutants: own.filter((one) => one.kind === 'view-mutants'),
    strangers,
    hasProduct: product !== undefined,
  }
  return reportPage(evidence, drawings, style, source)
}

/** Every machine of the project, with its paths. */
function projectSubjects(): readonly Subject[] {
  const { models, viewSuite, browserSuite, playwright } = config
  const met = new Set(playwright?.adapters.map(({ model }) => model.name))
  return models.map((model) => ({
    model,
    title: labelsOf(model).title,
    paths: allPaths(model),
    drivers: [
      'headless',
      ...(viewSuite !== undefined && met.has(model.name) ? (['view'] as const) : []),
      ...(browserSuite && met.has(model.name) ? (['browser'] as const) : []),
    ],
  }))
}

/** Without marks where nothing was measured: unknown is not unwalked. */
function drawingOf({ chart, runs, transitions }: Analysis): Promise<string> {
  if (runs.length === 0) return toSvg(chart)
  const marks = new Map(transitions.map((row) => [row.id, markOf(row)]))
  return toSvg(chart, (id) => marks.get(id))
}

function markOf({ drivers, survivors }: TransitionRow): Mark {
  const kind =
    drivers.length === 0 ? 'unwalked' : survivors.length > 0 ? 'surviving' : 'walked'
  return { className: kind, sign: `${signs[kind]} ${lettersOf(drivers)}`.trim() }
}

if (import.meta.main) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    await report(projectSubjects(), readResults(), sourceNow(), config.product?.name),
  )
  console.log(`reports/paths.html: ${config.models.length} machines`)
}
