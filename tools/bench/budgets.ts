import { type PageSamples, type Measure, type Results, valuesOf } from './measures.ts'
import { paired, spreadOf, type Spread } from './statistics.ts'

export type Limit = {
  readonly title: string
  readonly unit: 'ms' | 'B' | '×' | ''
  readonly limit: number
}

export type Budget = Limit & {
  /** One value a run; none where the page offers nothing to measure or has another budget. */
  values(page: PageSamples, results: Results): readonly number[]
}

export type Verdict = {
  readonly budget: Limit
  readonly pages: readonly { readonly path: string; readonly spread: Spread }[]
  /** The page that comes nearest to the limit, or passes it; null when none was measured. */
  readonly worst: { readonly path: string; readonly spread: Spread } | null
  /** Paths of the pages whose median is over the limit. */
  readonly missed: readonly string[]
  /** Those of them that are over it beyond the noise of the runs. */
  readonly proved: readonly string[]
}

const legalPaths: readonly string[] = [
  '/politique-de-confidentialite',
  '/reglement-interieur',
  '/conditions-generales-utilisation',
]

/** They hold the programmes of their courses. */
const programmePaths: readonly string[] = [
  '/formations',
  '/solutions/apprentissage',
  '/solutions/formations-obligatoires',
]

/** They ask who pays, and list all ways. */
const fundingPaths: readonly string[] = ['/entreprise', '/particulier']

const isLegal = ({ path }: PageSamples) => legalPaths.includes(path)
const hasProgrammes = ({ path }: PageSamples) => programmePaths.includes(path)
const asksWhoPays = ({ path }: PageSamples) => fundingPaths.includes(path)
const divide = (value: number, reference: number) => value / reference
const subtract = (value: number, reference: number) => value - reference

/** The medians of all pages are held against these. */
export const budgets: readonly Budget[] = [
  {
    title: 'document with its styles',
    unit: 'B',
    limit: 14_000,
    values: (page, results) =>
      isLegal(page) || hasProgrammes(page) || asksWhoPays(page)
        ? []
        : documentOf(page, results),
  },
  {
    title: 'document with its styles, who pays',
    unit: 'B',
    limit: 16_000,
    values: (page, results) => (asksWhoPays(page) ? documentOf(page, results) : []),
  },
  {
    title: 'document with its styles, programmes',
    unit: 'B',
    limit: 18_000,
    values: (page, results) => (hasProgrammes(page) ? documentOf(page, results) : []),
  },
  {
    title: 'document with its styles, legal',
    unit: 'B',
    limit: 26_000,
    values: (page, results) => (isLegal(page) ? documentOf(page, results) : []),
  },
  absolute('script before a gesture', 'scriptBytes', 'B', 100_000),
  {
    title: 'script of the whole site',
    unit: 'B',
    limit: 157_000,
    values: (_, { weights }) => [weights.scripts],
  },
  {
    title: 'font files',
    unit: '',
    limit: 1,
    values: (_, { weights }) => [weights.fontFiles],
  },
  { title: 'font', unit: 'B', limit: 14_000, values: (_, { weights }) => [weights.fonts] },
  absolute('everything, cold, until the page is loaded', 'bytes', 'B', 40_000),
  absolute('everything, cold, fetched ahead included', 'aheadBytes', 'B', 165_000),
  absolute('requests, fetched ahead included', 'aheadRequests', '', 24),
  absolute('hosts', 'hosts', '', 1),
  againstVariant('first paint ÷ without script', 'fcp'),
  againstVariant('largest paint ÷ without script', 'lcp'),
  againstFloor('first paint ÷ floor', 'fcp'),
  againstFloor('largest paint ÷ floor', 'lcp'),
  // None, to two decimals: a fallback font gives way to the web font.
  absolute('layout shift', 'cls', '', 0.005),
  {
    title: 'blocking time at load − stack’s',
    unit: 'ms',
    limit: 30,
    values: ({ own }, { stack }) => paired(own, stack, 'tbt', subtract),
  },
  {
    title: 'blocking time of the start − stack’s',
    unit: 'ms',
    limit: 30,
    values: ({ own }, { stack }) =>
      own.flatMap(({ startTbt }, run) => {
        const reference = stack[run]?.tbt
        return startTbt === undefined || reference === undefined ? [] : startTbt - reference
      }),
  },
  againstVariant('menu works ÷ without script', 'menuAt'),
  absolute('link to the next page’s paint', 'navigation', 'ms', 100),
  absolute('first gesture to its paint', 'firstInp', 'ms', 100),
  absolute('first press to a sign', 'signAt', 'ms', 100),
  absolute('first press to its answer', 'pressTook', 'ms', 700),
  absolute('menu to its paint', 'menuInp', 'ms', 100),
  absolute('filter to its paint', 'filterInp', 'ms', 100),
  absolute('question to its paint', 'accordionInp', 'ms', 100),
  absolute('key to its paint', 'typingInp', 'ms', 100),
]

/** Compares what was measured of the pages with a budget. */
export function compare(budget: Budget, results: Results): Verdict {
  return verdictOf(
    budget,
    results.pages.map((page) => ({
      path: page.path,
      values: budget.values(page, results),
    })),
  )
}

/** Compares what several runs say of some subjects with a limit. */
export function verdictOf(
  limit: Limit,
  measured: readonly { readonly path: string; readonly values: readonly number[] }[],
): Verdict {
  const pages = measured.flatMap(({ path, values }) => {
    const spread = spreadOf(values)
    return spread ? [{ path, spread }] : []
  })
  const byMedian = pages.toSorted((one, other) => other.spread.median - one.spread.median)
  const over = byMedian.filter(({ spread }) => spread.median > limit.limit)
  const proved = over.filter(({ spread }) => spread.lowerBound > limit.limit)
  return {
    budget: limit,
    pages,
    worst: byMedian[0] ?? null,
    missed: over.map(({ path }) => path),
    proved: proved.map(({ path }) => path),
  }
}

function absolute(
  title: string,
  measure: Measure,
  unit: Budget['unit'],
  limit: number,
): Budget {
  return { title, unit, limit, values: ({ own }) => valuesOf(own, measure) }
}

function againstVariant(title: string, measure: Measure): Budget {
  const values: Budget['values'] = ({ own, withoutScript }) =>
    paired(own, withoutScript, measure, divide)
  return { title, unit: '×', limit: 1.05, values }
}

function againstFloor(title: string, measure: Measure): Budget {
  const values: Budget['values'] = ({ own, floor }) => paired(own, floor, measure, divide)
  return { title, unit: '×', limit: 1.25, values }
}

function documentOf({ path }: PageSamples, { weights }: Results) {
  return [weights.documents[path] ?? 0]
}
