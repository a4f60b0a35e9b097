import type { Limit, Verdict } from './budgets.ts'
import { floorOf, type Measure, type Results, type Sample, valuesOf } from './measures.ts'
import { spreadOf, type Spread } from './statistics.ts'

/** A value with its unit, as short as it stays honest. */
export function formatValue(value: number, unit: Limit['unit']) {
  if (unit === 'B')
    return value < 1000 ? `${Math.round(value)} B` : `${(value / 1000).toFixed(1)} kB`
  if (unit === 'ms') return `${Math.round(value)} ms`
  if (unit === '×') return `×${value.toFixed(3)}`
  return String(Math.round(value * 10_000) / 10_000)
}

/** The median, with the range where the runs differ. */
export function formatSpread({ median, least, most }: Spread, unit: Limit['unit']) {
  const [middle, low, high] = [median, least, most].map((value) => formatValue(value, unit))
  return low === high ? `${middle}` : `${middle} (${low} … ${high})`
}

/** ✓ kept, ✗ missed, ≈ missed by no more than noise can make, – nothing to measure. */
export function signOf({ worst, missed, proved }: Verdict) {
  if (worst === null) return '–'
  if (missed.length === 0) return '✓'
  return proved.length === 0 ? '≈' : '✗'
}

/** One line a budget: its verdict, its limit, the worst page, and how many miss it. */
export function verdictRows(verdicts: readonly Verdict[]): readonly (readonly string[])[] {
  return verdicts.map((verdict) => {
    const { budget, worst } = verdict
    return [
      signOf(verdict),
      budget.title,
      `≤ ${formatValue(budget.limit, budget.unit)}`,
      worst ? formatSpread(worst.spread, budget.unit) : 'not measured',
      worst?.path ?? '',
      missedBy(verdict),
    ]
  })
}

function missedBy({ missed, proved, pages }: Verdict) {
  if (missed.length === 0) return ''
  const count = `${missed.length} of ${pages.length}`
  return proved.length === missed.length
    ? count
    : `${count}, ${proved.length} beyond the noise`
}

/** One line a page: all that is compared with a reference, with its range. */
export function ratioRows(verdicts: readonly Verdict[]): readonly (readonly string[])[] {
  const compared = verdicts.filter(({ budget }) => budget.unit === '×')
  const paths = new Set(compared.flatMap(({ pages }) => pages.map(({ path }) => path)))
  const cell = ({ budget, pages }: Verdict, wanted: string) => {
    const found = pages.find(({ path }) => path === wanted)
    return found ? formatSpread(found.spread, budget.unit) : ''
  }
  return [
    ['page', ...compared.map(({ budget }) => budget.title)],
    ...[...paths].map((path) => [path, ...compared.map((verdict) => cell(verdict, path))]),
  ]
}

export const pageColumns = [
  ['fcp', 'ms'],
  ['lcp', 'ms'],
  ['cls', ''],
  ['tbt', 'ms'],
  ['menuAt', 'ms'],
  ['startTook', 'ms'],
  ['startTbt', 'ms'],
  ['firstInp', 'ms'],
  ['signAt', 'ms'],
  ['pressTook', 'ms'],
  ['menuInp', 'ms'],
  ['filterInp', 'ms'],
  ['accordionInp', 'ms'],
  ['typingInp', 'ms'],
  ['navigation', 'ms'],
  ['htmlBytes', 'B'],
  ['scriptBytes', 'B'],
  ['fontBytes', 'B'],
  ['imageBytes', 'B'],
  ['requests', ''],
  ['bytes', 'B'],
  ['aheadBytes', 'B'],
  ['startedBytes', 'B'],
] as const satisfies readonly (readonly [Measure, Limit['unit']])[]

/** One line a subject, the references first: its medians in the order of `pageColumns`. */
export function pageRows(results: Results) {
  const row = (name: string, samples: readonly Sample[]) => [
    name,
    ...pageColumns.map(([measure, unit]) => {
      const spread = spreadOf(valuesOf(samples, measure))
      return spread ? formatValue(spread.median, unit) : ''
    }),
  ]
  return [
    row('floor', floorOf(results)),
    row('stack', results.stack),
    ...results.pages.flatMap(({ path, own, withoutScript }) => [
      row(path, own),
      row('  without script', withoutScript),
    ]),
  ]
}

/** Lines of columns under one another; the first column stands left, as do all named. */
export function alignRows(
  rows: readonly (readonly string[])[],
  left: readonly number[] = [0],
) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0
        return left.includes(column) ? text.padEnd(width) : text.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
