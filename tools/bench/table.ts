import type { Sample } from './visit.ts'

export type Variant = 'site' | 'withoutScript' | 'floor'

/** The samples of a page and its references. Each list has one sample per run. */
export type PageRuns = { readonly path: string } & Readonly<Record<Variant, Sample[]>>

type Column = {
  readonly title: string
  readonly limit: number
  readonly measure: keyof Sample
  readonly reference?: Variant
  readonly isDifference?: true
}

/** The columns of the table: ratios to a reference, differences from it, layout shifts, or times in ms. */
const columns: readonly Column[] = [
  { title: 'fcp÷floor', limit: 1.25, measure: 'fcp', reference: 'floor' },
  { title: 'lcp÷floor', limit: 1.25, measure: 'lcp', reference: 'floor' },
  { title: 'fcp÷bare', limit: 1.05, measure: 'fcp', reference: 'withoutScript' },
  { title: 'lcp÷bare', limit: 1.05, measure: 'lcp', reference: 'withoutScript' },
  { title: 'cls', limit: 0.005, measure: 'cls' },
  {
    title: 'blocking−bare',
    limit: 30,
    measure: 'blocking',
    reference: 'withoutScript',
    isDifference: true,
  },
  { title: 'start: longest task', limit: 100, measure: 'longest' },
  { title: 'menu÷bare', limit: 1.05, measure: 'menu', reference: 'withoutScript' },
  { title: 'press: feedback', limit: 100, measure: 'feedback' },
  { title: 'press: answer', limit: 500, measure: 'answer' },
  { title: 'scroll, press: feedback', limit: 100, measure: 'feedbackScrolled' },
  { title: 'scroll, press: answer', limit: 200, measure: 'answerScrolled' },
  { title: 'menu', limit: 100, measure: 'menuInp' },
  { title: 'filter', limit: 100, measure: 'filterInp' },
  { title: 'question', limit: 100, measure: 'questionInp' },
  { title: 'typing', limit: 100, measure: 'typingInp' },
  { title: 'next page', limit: 100, measure: 'next' },
]

/** Returns a column's values for a page, one per measured run. With a reference, the values are relative to it. */
function compareRuns(page: PageRuns, { measure, reference, isDifference }: Column) {
  return page.site.flatMap((sample, run) => {
    const value = sample[measure]
    const referenceValue = reference ? page[reference][run]?.[measure] : 1
    if (value === undefined || referenceValue === undefined) return []
    return isDifference ? value - referenceValue : value / referenceValue
  })
}

/**
 * Returns the rows of the table, as cells by column title. The first row contains the limits. Each
 * other row contains the medians of a page with their noise, marked if they exceed their limit.
 * `isOver` is true if a value is marked ✗.
 */
export function compareWithLimits(pages: readonly PageRuns[]) {
  const formatRow = (page: string, format: (column: Column) => string) =>
    Object.fromEntries([
      ['page', page],
      ...columns.map((column) => [column.title, format(column)]),
    ])
  const rows = pages.map((page) =>
    formatRow(page.path, (column) => formatCell(page, column)),
  )
  return {
    rows: [formatRow('at most', ({ limit }) => String(limit)), ...rows],
    isOver: rows.flatMap(Object.values).some((text) => text.endsWith('✗')),
  }
}

function formatCell(page: PageRuns, column: Column) {
  const values = compareRuns(page, column)
  if (values.length === 0) return ''
  const { limit } = column
  const digits = limit < 0.1 ? 4 : limit < 2 ? 2 : 0
  const spread = computeSpread(values)
  const [median, noise] = [spread.median, spread.noise].map((ms) => ms.toFixed(digits))
  return `${median}±${noise}${getVerdict(spread, limit)}`
}

function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/**
 * Computes the median and its noise, which is twice the standard error. The standard error is derived
 * from the median absolute deviation, so that a few runs disturbed by other programs have little effect.
 */
export function computeSpread(values: readonly number[]) {
  const median = medianOf(values)
  const deviation = medianOf(values.map((value) => Math.abs(value - median)))
  const standardError = (1.2533 * 1.4826 * deviation) / Math.sqrt(values.length)
  return { median, noise: 2 * standardError }
}

/** Returns '' within the limit, ✗ above it, or ≈ if noise may explain the excess. */
function getVerdict({ median, noise }: ReturnType<typeof computeSpread>, limit: number) {
  if (median <= limit) return ''
  return median - noise > limit ? '✗' : '≈'
}
