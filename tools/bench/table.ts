import type { Sample } from './visit.ts'

export type Variant = 'site' | 'withoutScript' | 'floor'

/** The samples of one page and of its references, one of each a run. */
export type PageRuns = { readonly path: string } & Readonly<Record<Variant, Sample[]>>

type Column = readonly [
  title: string,
  limit: number,
  digits: number,
  measure: keyof Sample,
  reference?: Variant,
  how?: 'minus',
]

/** What a page owes: ratios to its references, or what it has above them, and times in ms. */
const columns: readonly Column[] = [
  ['fcp÷floor', 1.25, 2, 'fcp', 'floor'],
  ['lcp÷floor', 1.25, 2, 'lcp', 'floor'],
  ['fcp÷bare', 1.05, 2, 'fcp', 'withoutScript'],
  ['lcp÷bare', 1.05, 2, 'lcp', 'withoutScript'],
  ['cls', 0.005, 4, 'cls'],
  ['blocking−bare', 30, 0, 'blocking', 'withoutScript', 'minus'],
  ['start: longest task', 100, 0, 'longest'],
  ['menu÷bare', 1.05, 2, 'menu', 'withoutScript'],
  ['press: sign', 100, 0, 'sign'],
  ['done', 500, 0, 'answer'],
  ['scroll, press: sign', 100, 0, 'signScrolled'],
  ['done', 200, 0, 'answerScrolled'],
  ['menu', 100, 0, 'menuInp'],
  ['filter', 100, 0, 'filterInp'],
  ['question', 100, 0, 'questionInp'],
  ['typing', 100, 0, 'typingInp'],
  ['next page', 100, 0, 'next'],
]

/** In each run the page, compared with its reference in the same. */
function compareRuns(page: PageRuns, [, , , measure, reference, how]: Column) {
  return page.site.flatMap((sample, run) => {
    const value = sample[measure]
    const referenceValue = reference ? page[reference][run]?.[measure] : 1
    if (value === undefined || referenceValue === undefined) return []
    return how === 'minus' ? value - referenceValue : value / referenceValue
  })
}

/** One row a page: each median with its noise, marked where it is over its limit. */
export function formatTable(pages: readonly PageRuns[]) {
  let isOver = false
  const rows = pages.map((page) => [
    page.path,
    ...columns.map((column) => {
      const [, limit, digits] = column
      const values = compareRuns(page, column)
      if (values.length === 0) return ''
      const spread = computeSpread(values)
      const verdict = getVerdict(spread, limit)
      isOver ||= verdict === '✗'
      const [medianText, noiseText] = [
        spread.median.toFixed(digits),
        spread.noise.toFixed(digits),
      ]
      return `${medianText}±${noiseText}${verdict === '✓' ? '' : verdict}`
    }),
  ])
  const titles = ['page', ...columns.map(([title]) => title)]
  const table = [titles, ['at most', ...columns.map(([, limit]) => `${limit}`)], ...rows]
  const widths = titles.map((_, at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  )
  const lines = table.map((row) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '),
  )
  const legend =
    '÷ bare: the same page without script; ✗ over its limit, ≈ by no more than noise'
  return { text: [...lines, '', legend].join('\n'), isOver }
}

function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/**
 * The median, and by how much noise may move it: twice its standard error, from the median
 * absolute deviation, since a run that another program disturbs says nothing of the page.
 */
export function computeSpread(values: readonly number[]) {
  const median = medianOf(values)
  const deviation = medianOf(values.map((value) => Math.abs(value - median)))
  const standardError = (1.2533 * 1.4826 * deviation) / Math.sqrt(values.length)
  return { median, noise: 2 * standardError }
}

/** ✓ within the limit, ✗ over it, ≈ over it by no more than noise may make. */
function getVerdict({ median, noise }: ReturnType<typeof computeSpread>, limit: number) {
  if (median <= limit) return '✓'
  return median - noise > limit ? '✗' : '≈'
}
